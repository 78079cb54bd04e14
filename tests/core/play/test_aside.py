"""What may be done at any time: seats that are not asked may do it, and who is asked stays as it was."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Field, Match, Move, Play, PluginFailed, Refused, State
from tests.core.small import Done, Table, Take, ruleset, small

TURNS = {"outline": [{"step": "play", "who": "turns", "laps": 2}]}
ALL = {"outline": [{"step": "play", "who": "all"}]}


class Save(Move):
    """Put coins aside, whoever is on turn."""

    name = "save"
    steps = ("*",)
    free = True
    aside = True
    fields = (Field("coins", int),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> range:
        return range(1, 4)

    def apply(self, play: Play, seat: int, *values: int) -> None:
        Table.of(play.state).purses[seat].coins += values[0]


class Break(Save):
    name = "break"

    def apply(self, play: Play, seat: int, *values: int) -> None:
        Table.of(play.state).purses[seat].coins = 99
        raise RuntimeError("broken")


def match(game: dict[str, Any]) -> Match:
    return Match(ruleset(game, small(Take, Save, Break, Done)), 1)


def coins(table: Match) -> list[int]:
    return [purse.coins for purse in Table.of(table.state).purses]


def test_a_seat_that_is_not_asked_may_do_it_and_nothing_else() -> None:
    table = match(TURNS)
    assert list(table.choices(1).actions())[:3] == [("save", 1), ("save", 2), ("save", 3)]
    table.act(1, {"do": "save", "coins": 2})
    assert (coins(table), table.waiting(), table.state.flow.actions) == ([0, 2], (0,), 1)
    with pytest.raises(Refused) as refused:
        table.act(1, ("take", 1))
    assert refused.value.refusal.rule == "kernel/turn"
    table.act(0, ("take", 1))
    assert table.waiting() == (1,)


def test_on_turn_it_uses_up_no_action() -> None:
    table = match(TURNS)
    table.act(0, ("save", 1))
    assert table.waiting() == (0,)


def test_who_is_done_may_do_it_too() -> None:
    table = match(ALL)
    table.act(0, ("done",))
    table.act(0, ("save", 3))
    assert (coins(table), table.waiting()) == ([3, 0], (1,))


@pytest.mark.parametrize("seat", [-1, 2, True, None, "1"])
def test_who_has_no_seat_may_not(seat: Any) -> None:
    with pytest.raises(Refused):
        match(TURNS).act(seat, ("save", 1))


def test_when_the_match_is_over_nobody_may() -> None:
    table = match(ALL)
    for seat in (0, 1):
        table.act(seat, ("done",))
    with pytest.raises(Refused):
        table.act(0, ("save", 1))


def test_it_is_on_the_log_and_played_again_where_something_fails() -> None:
    table = match(TURNS)
    table.act(1, ("save", 2))
    table.act(0, ("take", 1))
    before = table.digest()
    with pytest.raises(PluginFailed):
        table.act(0, ("break", 1))
    assert (table.digest(), table.waiting(), coins(table)) == (before, (1,), [1, 2])
    assert table.log == [(1, ("save", 2)), (0, ("take", 1))]
