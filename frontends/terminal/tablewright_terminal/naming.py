"""What players are called: their names within words and scenes, and a sign of one character for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from tablewright import Match, scenes, with_names


def seat_signs(names: Sequence[str]) -> list[str]:
    """One character for each seat, all of them different.

    The first letter of its name; where names begin alike, the digit that theirs end with ("Greedy 2"), else the
    number of the seat, counted from 1.
    """
    initials = [name[:1].upper() for name in names]
    numbers = [str(seat + 1)[-1:] for seat in range(len(names))]
    ends = [
        name[-1:] if name[-1:].isdecimal() else number for name, number in zip(names, numbers, strict=True)
    ]
    for others in (ends, numbers):
        signs = [
            one if one and initials.count(one) == 1 else other
            for one, other in zip(initials, others, strict=True)
        ]
        if len(set(signs)) == len(signs):
            return signs
    return numbers


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
