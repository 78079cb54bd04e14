"""What a check says of a plugin."""

from __future__ import annotations

from typing import NoReturn


class Nonconformity(AssertionError):
    """A plugin breaks something that every game must keep; the text says what, and in which match."""


class NotApplicable(Exception):
    """A check has nothing to look at here; the text says why."""


def object_to(what: str, **details: object) -> NoReturn:
    """Raise a nonconformity: what is wrong, then the details that let one see it again, one per line."""
    lines = [what, *(f"  {name.replace('_', ' ')}: {_told(value)}" for name, value in details.items())]
    raise Nonconformity("\n".join(lines))


def _told(value: object) -> str:
    try:
        text = str(value)
    except Exception:  # an action of the hostile kind
        text = f"something of the type {type(value).__name__}"
    return text if len(text) <= 500 else text[:499] + "…"
