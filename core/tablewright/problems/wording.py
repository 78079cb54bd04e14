"""Values in words, for the "found" line of a problem."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

_LONGEST = 60


def shown(value: Any) -> str:
    """`value` as it stands in a JSON file, cut where it is long. Never fails, whatever the value."""
    import json

    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
        # Half a character can be printed nowhere.
        text = text.encode("utf-8", "backslashreplace").decode()
    except Exception:  # a circle, a depth, a number of 5,000 digits, an object whose own words are broken
        text = f"something ({type(value).__name__})"
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def told(error: BaseException) -> str:
    """What was raised, and its own words. Never fails, whatever the error."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # its own words are broken too
        return type(error).__name__


def kind_of(value: Any) -> str:
    """What sort of value this is, in a player's words."""
    match value:
        case None:
            return "nothing (null)"
        case bool():
            return "true or false"
        case int():
            return "a whole number"
        case float():
            return "a number"
        case str():
            return "text"
        case list() | tuple():
            return "a list"
        case dict():
            return "an object"
        case _:
            return type(value).__name__


def found(value: Any) -> str:
    """The value and, where it is not plain to see, what sort of value it is."""
    return shown(value) if value is None or isinstance(value, bool) else f"{shown(value)}, {kind_of(value)}"


def as_in(language: str, text: str) -> str:
    """What is said of a value, in the words of the language that it is written in."""
    return (
        f"{text.removesuffix('an object')}a table"
        if language == "toml" and text.endswith("an object")
        else text
    )


def choices(values: Iterable[Any]) -> str:
    """The values, as: one of a, b, c."""
    texts = [shown(value) for value in values]
    return texts[0] if len(texts) == 1 else "one of " + ", ".join(texts)
