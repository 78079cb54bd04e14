"""Moves that say how many of each kind: no duplicates, within limits, the same in a list as piece by piece."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablewright import CountsMove, Field, Match, Move, Play, State
from tests.core.small import Take, ruleset, small

GAME = {"outline": [{"step": "play", "who": "turns"}]}
LIMITS = (2, 0, 1)


def pay(least: int, most: int | None) -> type[Move]:
    class Pay(CountsMove):
        name = "pay"
        steps = ("play",)
        rule = "small/pay"
        fields = tuple(Field(kind, int, default=0) for kind in ("gold", "wood", "clay"))

        def limits(self, state: State, seat: int) -> tuple[int, ...]:
            return LIMITS

        def bounds(self, state: State, seat: int) -> tuple[int, int | None]:
            return least, most

        def apply(self, play: Play, seat: int, *values: Any) -> None:
            pass

    return Pay


@pytest.mark.parametrize(
    ("least", "most", "ways"),
    [
        pytest.param(0, None, 6, id="any"),
        pytest.param(1, None, 5, id="at least one"),
        pytest.param(2, None, 3, id="at least two"),
        pytest.param(0, 1, 3, id="at most one"),
        pytest.param(2, 2, 2, id="exactly two"),
        pytest.param(4, None, 0, id="more than there are"),
    ],
)
def test_every_way_is_listed_once_and_the_others_are_refused(least: int, most: int | None, ways: int) -> None:
    choice = Match(ruleset(GAME, small(Take, pay(least, most))), 1).choices(0)
    listed = [action for action in choice.actions() if action[0] == "pay"]
    assert len(listed) == len(set(listed)) == ways
    for gold in range(4):
        for wood in range(2):
            for clay in range(3):
                action = ("pay", gold, wood, clay)
                assert (choice.check(action) is None) == (action in listed)
    drawn = {choice.sample(random.Random(number)) for number in range(100)}
    assert {action for action in drawn if action is not None and action[0] == "pay"} == set(listed)


def test_it_is_built_piece_by_piece() -> None:
    choice = Match(ruleset(GAME, small(Take, pay(2, 2))), 1).choices(0)
    assert [option.value for option in choice.options(("pay",))] == [1, 2]
    assert [option.value for option in choice.options(("pay", 1, 0))] == [1]
    assert choice.to_json(("pay", 2, 0, 0)) == {"do": "pay", "gold": 2}
