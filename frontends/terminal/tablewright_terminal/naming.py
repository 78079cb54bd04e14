"""What players are called: their names within words and scenes, and a sign of one character for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from tablewright import Match, scenes, with_names


def seat_signs(names: Sequence[str]) -> list[str]:
    """One character for each seat: the first letters of the names where they differ, else the numbers from 1."""
    initials = [name[:1].upper() for name in names]
    if "" in initials or len(set(initials)) < len(initials):
        return [str(seat + 1)[-1:] for seat in range(len(names))]
    return initials


def sign_of(seat: int, signs: Sequence[str]) -> str:
    """The sign of a seat; its number from 1 where nobody said what it is called."""
    return signs[seat] if seat < len(signs) else str(seat + 1)[-1:]


def named_scenes(match: Match, seat: int, names: Sequence[str]) -> list[scenes.Scene]:
    """What `seat` sees, with the players' names in it."""
    return [_named(scene, names) for scene in match.rules.scenes(match.state, seat)]


def _named(value: Any, names: Sequence[str]) -> Any:
    """The value with names wherever it has words; the same object where it names nobody."""
    if isinstance(value, str):
        return with_names(value, names)
    if isinstance(value, list | tuple):
        inner = [_named(one, names) for one in value]
        return value if all(one is other for one, other in zip(inner, value, strict=True)) else inner
    if is_dataclass(value) and not isinstance(value, type):
        changed = {}
        for field in fields(value):
            before = getattr(value, field.name)
            after = _named(before, names)
            if after is not before:
                changed[field.name] = after
        return replace(value, **changed) if changed else value
    return value
