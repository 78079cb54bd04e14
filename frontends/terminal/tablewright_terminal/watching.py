"""A match of bots, told to its end: a short line per round, then the boards and the points in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tablewright import Match
from tablewright.bots import Bot

from .blocks import line
from .chronicle import Chronicle
from .drawing import Look, rule
from .ending import draw_ending
from .inquiries import draw_standing
from .interface import Interface
from .wording import listed


def watch(
    match: Match,
    names: Sequence[str],
    bots: Mapping[int, Bot],
    acted: Callable[[], None],
    interface: Interface,
) -> None:
    """Let the bots play and tell how it goes."""
    chronicle = Chronicle(match, names, -1)
    look = Look(interface.width, interface.roomy, names)
    interface.show(
        [
            rule(match.rules.title, look.width),
            line(
                f"{listed(names)} play; the seed is {match.seed}."
                if len(names) > 1
                else f"{names[0]} plays; the seed is {match.seed}."
            ),
        ]
    )
    number, told = match.state.flow.round, 0
    while waiting := match.waiting():
        seat = waiting[0]
        chronicle.act(seat, bots[seat].choose(match, seat))
        acted()
        if match.state.flow.round != number or not match.waiting():
            _tell_round(match, names, chronicle, number, told, interface)
            number, told = match.state.flow.round, len(chronicle.entries)
    interface.show([line("")])
    interface.show(draw_ending(match, look))


def _tell_round(
    match: Match, names: Sequence[str], chronicle: Chronicle, number: int, told: int, interface: Interface
) -> None:
    fresh = chronicle.entries[told:]
    head = line((f"Round {number:>2}  ", "bold") if number else "", draw_standing(match, names))
    interface.show([line(""), head] if head.plain else [line("")])
    interface.show(chronicle.draw(fresh, interface.width, rounds=False))
