"""What an experiment says of an item, as lines of text."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from statistics import fmean

from tablewright.content.content import Item

from .comparing import ENOUGH, FEWEST, percent
from .experiment import Experiment
from .faces import WIDTH
from .figures import Figures

_NOTHING = "—"


def setting(experiment: Experiment) -> str:
    """What was played, and for how long, in two lines."""
    rules = experiment.rules
    table = f"{rules.seats} at the table" if rules.seats > 1 else "alone at the table"
    played = ", ".join(
        f"{_number(experiment.played(bot), 'match', 'matches')} by {bot} players" for bot in experiment.bots
    )
    least = _number(experiment.matches, "match", "matches")
    items = "the item" if len(experiment.items) == 1 else "each of the items"
    return (
        f"{rules.game} with {', '.join(rules.order)}, {table}: {played}, seeds from {experiment.seed}\n"
        f"--matches {experiment.matches}: each kind went on until {items} had come up in {least}, and others to compare "
        "with in half as many"
    )


def report(experiment: Experiment, item: Item) -> list[str]:
    """How often an item was completed, when, for how many points, and how the others of its kind did."""
    told = {bot: experiment.of(item.id, bot) for bot in experiment.bots}
    shared = _shared(experiment, item)
    if not any(one.open for one in told.values()):
        return _wrapped("In none of these matches did it come up: nothing can be said of it.")
    rounds = any(one.rounds > 1 for one in experiment.trials)
    head = ("players", "came up in", "completed by", "in round" if rounds else "when", "for points")
    rows = [head, *((bot, *_row(one, rounds)) for bot, one in told.items())]
    return [*shared, *_table(rows), *_compared(experiment, item, told[experiment.bots[-1]])]


def _shared(experiment: Experiment, item: Item) -> list[str]:
    """That a match cannot tell the item from those of other kinds with the same id."""
    kinds = sorted(one.kind for one in experiment.rules.content.items() if one.id == item.id)
    others = [kind for kind in kinds if kind not in (item.kind, "rules")]
    if not others:
        return []
    what = " and ".join(others)
    return _wrapped(f"There is a {item.id} among the {what} too: the figures are of all of them together.")


def _row(one: Figures, rounds: bool) -> tuple[str, ...]:
    by = f"{len(one.completed)} of {one.open} ({percent(one.share)})" if one.open else _NOTHING
    came_up = _number(one.matches, "match", "matches")
    if not one.completed:
        return came_up, by, _NOTHING, _NOTHING
    when = _spread(one.rounds()) if rounds else f"after {percent(fmean(one.parts()))} of the match"
    return came_up, by, when, _spread(one.points())


def _compared(experiment: Experiment, item: Item, own: Figures) -> list[str]:
    others = experiment.others(item)
    bot = experiment.bots[-1]
    lines = []
    if not own.completed and own.open:
        lines += _wrapped(
            "No player completed it. Perhaps it asks too much, or bots do not see how to get there."
        )
    if len(others) < ENOUGH:
        return [
            *lines,
            *_wrapped(f"Too few other {item.kind} came up often enough to compare it with."),
        ]
    shares = sorted(one.share for one in others.values())
    points = sorted(fmean(one.points()) for one in others.values() if one.completed)
    text = f"{_number(len(others), 'other', 'others')} of the {item.kind} ({bot}): completed by {_from_to(shares)}"
    if points:
        text += f", for {points[0]:.1f} to {points[-1]:.1f} points"
    lines += _wrapped(text + ".")
    if own.open < FEWEST:
        return [*lines, *_wrapped("It came up too seldom to say whether it is in line with them.")]
    found = experiment.findings(item)
    if found:
        return [*lines, *_wrapped("Out of line: " + "; ".join(found) + ".")]
    return [*lines, *_wrapped("In line with them, as far as so few matches tell.")]


def _from_to(shares: Sequence[float]) -> str:
    low, high = percent(shares[0]), percent(shares[-1])
    return low if low == high else f"{low} to {high}"


def _spread(values: Sequence[int]) -> str:
    if min(values) == max(values):
        return str(values[0])
    return f"{fmean(values):.1f} ({min(values)} to {max(values)})"


def _table(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  " + "   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _number(count: int, one: str, several: str) -> str:
    return f"{count} {one if count == 1 else several}"


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="    ")
