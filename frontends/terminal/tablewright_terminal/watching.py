"""A match of bots, told to its end: a short line per round and what was gained, then the boards and the points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tablewright import Match, points_hidden
from tablewright.bots import Bot

from .blocks import Block, flowing, indented, line
from .chronicle import Chronicle, Entry
from .drawing import Look, rule
from .ending import draw_ending
from .inquiries import draw_standing
from .interface import Interface
from .palette import of_seat
from .wording import listed


def watch(
    match: Match,
    names: Sequence[str],
    bots: Mapping[int, Bot],
    acted: Callable[[], None],
    interface: Interface,
) -> None:
    """Let the bots play and tell how it goes."""
    chronicle = Chronicle(match, names, -1, detailed=False)
    interface.show(_opening(match, names, interface.width))
    # Of a match that is gone on with, what has been is not told again.
    interface.show(chronicle.draw([] if match.log else chronicle.entries, interface.width, rounds=False))
    number, told = match.state.flow.round, len(chronicle.entries)
    while waiting := match.waiting():
        seat = waiting[0]
        chronicle.act(seat, bots[seat].choose(match, seat))
        acted()
        if match.state.flow.round != number or not match.waiting():
            interface.show(_round(chronicle, number, chronicle.entries[told:], interface.width))
            number, told = match.state.flow.round, len(chronicle.entries)
    interface.show([line("")])
    interface.show(draw_ending(match, Look(interface.width, interface.roomy, names)))


def _opening(match: Match, names: Sequence[str], width: int) -> Block:
    verb = "plays" if len(names) == 1 else "play"
    return [
        rule(match.rules.title, width),
        line(f"{listed(names)} {verb}; the seed is {match.seed}."),
        line(""),
    ]


def _round(chronicle: Chronicle, number: int, entries: Sequence[Entry], width: int) -> Block:
    """A line with the points, and under it what brought them; in a game without points, every action."""
    match, names = chronicle.match, chronicle.names
    if match.rules.scored and not points_hidden(match.rules):
        head = line((f"Round {number:>2}   " if number else "", "bold"), draw_standing(match, names))
        story = [entry for entry in entries if entry.scored or entry.told]
        return [head, *chronicle.draw(story, width, rounds=False)]
    if any(entry.told for entry in entries) or match.rules.scored:
        return chronicle.draw(entries, width)
    moves = [
        [line((names[entry.seat], of_seat(entry.seat)), " ", entry.text)]
        for entry in entries
        if entry.seat >= 0
    ]
    return indented(flowing(moves, width - 2, 3))
