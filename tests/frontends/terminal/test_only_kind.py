"""A game with one kind of action, a square: nobody names the kind, and the square is seen before it is taken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from tablewright import Cells, Field, Match, Move, Play, Refusal, State
from tablewright.scenes import Grid, Mark, Scene
from tablewright_terminal.blocks import plain
from tablewright_terminal.decision import Decision
from tests.core.small import Table, ruleset, small
from tests.frontends.terminal.scripted import sit_down

NAMES = ["a1", "b1", "c1"]


class Settle(Move):
    """Take a square that nobody has."""

    name = "settle"
    title = "Settle"
    steps = ("play",)
    rule = "small/free"
    fields = (
        Field(
            "square",
            int,
            title="square",
            to_json=NAMES.__getitem__,
            from_json=NAMES.index,
            schema={"type": "string"},
        ),
    )

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Cells:
        return Cells(sum(1 << cell for cell, name in enumerate(NAMES) if name not in Table.of(state).told))

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        return Refusal("small/free", f"{NAMES[value]} is taken.")

    def apply(self, play: Play, seat: int, *values: int) -> None:
        Table.of(play.state).told.append(NAMES[values[0]])


def board(state: State, seat: int) -> Iterable[Scene]:
    taken = Table.of(state).told
    return [Grid("board", "Board", rows=[[Mark("o" if name in taken else ".") for name in NAMES]])]


def match(*, shown: bool = True) -> Match:
    hooks = {"scene": board} if shown else {}
    return Match(ruleset({"outline": [{"step": "play", "who": "turns"}]}, small(Settle, **hooks)), 1)


@pytest.mark.parametrize("typed", [["b1", ""], ["settle b1", ""], ["1", "b1", ""], ["b1!"], ["a1", "b1", ""]])
def test_a_square_is_enough_and_is_seen_before_it_is_taken(typed: list[str]) -> None:
    played = match()
    seen = sit_down(played, typed)
    assert played.log[0] == (0, ("settle", 1))
    assert ("[o]" in seen.text) is ("b1!" not in typed)


def test_without_a_board_on_the_screen_there_is_nothing_to_see_first() -> None:
    assert Decision(match(shown=False), 0).hear("b1").action == ("settle", 1)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("b1", "b1 is taken."),
        ("why b1", "b1 is taken."),
        ("why c1", "That is possible: Settle: c1"),
        ("d1", "‘d1’ means nothing here."),
    ],
)
def test_why_not_is_told_without_the_kind_too(typed: str, told: str) -> None:
    played = match()
    played.act(0, ("settle", 1))
    seen = sit_down(played, ["", typed], people=(0, 1))
    assert told in seen.answer
    assert len(played.log) == 1
    assert plain(Decision(played, 1).hear("z").block)
