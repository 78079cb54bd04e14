"""What an action would change, as far as it concerns the one who takes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from tablewright import scenes

from .blocks import Block, line
from .cards import bar
from .grids import Square


@dataclass(slots=True)
class Difference:
    """The boards that change, with the squares that do; and in words what else does."""

    boards: list[tuple[scenes.Grid, frozenset[Square]]] = field(default_factory=list)
    words: Block = field(default_factory=list)


def difference(before: Sequence[scenes.Scene], after: Sequence[scenes.Scene], seat: int) -> Difference:
    """What is different for `seat`. Only its own scenes and the boards of the table are compared."""
    found = Difference()
    earlier = {scene.id: scene for scene in before}
    for scene in after:
        old = earlier.get(scene.id)
        if scene.seat not in (seat, -1):
            continue
        if isinstance(scene, scenes.Grid) and isinstance(old, scenes.Grid):
            squares = _squares(old, scene)
            if squares:
                found.boards.append((scene, squares))
        elif scene.seat != seat:
            continue
        elif isinstance(scene, scenes.Counters) and isinstance(old, scenes.Counters):
            found.words += _counters(old, scene)
        elif isinstance(scene, scenes.Cards) and isinstance(old, scenes.Cards):
            found.words += _cards(old, scene)
    return found


def counter_changes(before: Sequence[scenes.Scene], after: Sequence[scenes.Scene], seat: int) -> Block:
    """By how much the numbers of a seat have changed."""
    earlier = {scene.id: scene for scene in before}
    lines: Block = []
    for scene in after:
        old = earlier.get(scene.id)
        if scene.seat == seat and isinstance(scene, scenes.Counters) and isinstance(old, scenes.Counters):
            lines += _counters(old, scene)
    return lines


def _squares(old: scenes.Grid, new: scenes.Grid) -> frozenset[Square]:
    changed = set()
    for row, marks in enumerate(new.rows):
        for column, mark in enumerate(marks):
            was = old.rows[row][column] if row < len(old.rows) and column < len(old.rows[row]) else None
            if was is None or (was.text, was.colour, was.filled) != (mark.text, mark.colour, mark.filled):
                changed.add((row, column))
    return frozenset(changed)


def _counters(old: scenes.Counters, new: scenes.Counters) -> Block:
    earlier = {counter.id: counter.value for counter in old.counters}
    lines = []
    for counter in new.counters:
        step = counter.value - earlier.get(counter.id, 0)
        if step:
            lines.append(
                line(
                    (f"{step:+d} ", "bold bright_green" if step > 0 else "bold red"), counter.label_for(step)
                )
            )
    return lines


def _cards(old: scenes.Cards, new: scenes.Cards) -> Block:
    earlier = {card.id: card for card in old.cards}
    lines = []
    for card in new.cards:
        was = earlier.get(card.id)
        if was is None or card.progress is None or was.progress == card.progress:
            continue
        end = ("ready to complete", "bright_green") if card.progress >= 1 else (card.lacking, "")
        lines.append(line(bar(card.progress), " ", (card.title, "bold"), "  ", end))
    return lines


def points_change(before: int, after: int) -> Text | None:
    """A change of points in words; None where there is none."""
    if before == after:
        return None
    return line(
        (f"{after - before:+d} ", "bold bright_green" if after > before else "bold red"),
        f"{'point' if abs(after - before) == 1 else 'points'}, {after} in all",
    )
