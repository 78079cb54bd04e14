"""The menu of a decision: every way to begin an action, each with something short to type for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablewright import Cells, Choice, Free, Move, Option, Squares

_LONGEST = 40
"""A field with more values than this is asked for on its own and not listed in the menu."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu: what to type, the beginning of an action that it stands for, and words."""

    key: str
    partial: tuple[Any, ...]
    json: Any
    label: str


@dataclass(frozen=True, slots=True)
class Section:
    """The entries of one kind of action."""

    move: Move
    title: str
    entries: Sequence[Entry]
    listed: bool
    """Whether the entries are the values of the first field; else the one entry is the move itself."""


def menu(choice: Choice) -> list[Section]:
    """Every way to begin an action, by kind."""
    sections: list[tuple[Move, str, list[Option], bool]] = []
    for option in choice.options():
        move = choice.move(option.value)
        if move is None:
            continue
        values = choice.options((move.name,)) if move.fields and not asks_square(choice, move, ()) else []
        # Numbers of several things, one after the other, are asked for one by one.
        several = len(move.fields) > 1 and move.fields[0].type is int
        listed = 0 < len(values) <= _LONGEST and not several
        sections.append((move, option.label, values if listed else [option], listed))
    keys = _keys([values for _, _, values, _ in sections])
    return [
        Section(
            move,
            title,
            [
                Entry(
                    keys[index][place],
                    (move.name, value.value) if listed else (move.name,),
                    value.json,
                    value.label if listed else title,
                )
                for place, value in enumerate(values)
            ],
            listed,
        )
        for index, (move, title, values, listed) in enumerate(sections)
    ]


def entries(choice: Choice, partial: tuple[Any, ...]) -> list[Entry]:
    """The ways to go on with an action that has begun."""
    options = choice.options(partial)
    (keys,) = _keys([options])
    return [
        Entry(key, (*partial, option.value), option.json, option.label)
        for key, option in zip(keys, options, strict=True)
    ]


def asks_square(choice: Choice, move: Move, chosen: tuple[Any, ...]) -> bool:
    """Whether the next field is a square of a board, which is named and not picked from a list."""
    return isinstance(move.domain(choice.state, choice.seat, chosen), Cells | Squares)


def asks_words(choice: Choice, move: Move, chosen: tuple[Any, ...]) -> bool:
    """Whether the next field takes anything that one may type."""
    return isinstance(move.domain(choice.state, choice.seat, chosen), Free)


def _keys(lists: Sequence[Sequence[Option]]) -> list[list[str]]:
    """What to type for each option: numbers in order; but a value that is a number goes by itself if it can."""
    taken: set[str] = set()
    found: list[list[str]] = []
    for options in lists:
        own = [str(option.json) for option in options if type(option.json) is int]
        if own and len(own) == len(options) and taken.isdisjoint(own):
            taken.update(own)
            found.append(own)
        else:
            found.append([])
    number = 1
    for options, keys in zip(lists, found, strict=True):
        if keys:
            continue
        for _ in options:
            while str(number) in taken:
                number += 1
            keys.append(str(number))
            taken.add(str(number))
    return found
