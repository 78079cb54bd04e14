"""Tiles drawn for bonuses in a simultaneous phase: whoever acts first, everybody draws the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import Match
from tests.plugins.base.standing import match_at

STORIES = ["token-01", "token-02", "token-03", "chamber-01", "chamber-02", "chamber-03"]
OTHERS = ["token-04", "token-05", "token-06", "chamber-04", "chamber-05", "chamber-06"]
TILES = [f"tile-{number:02}" for number in range(1, 31)]
PLAN: tuple[dict[str, Any] | None, ...] = (
    {"do": "complete_achievement", "achievement": "three-token", "ankh": "tile"},
    None,  # the first of the tiles drawn, if there is a choice
    {"do": "complete_achievement", "achievement": "three-chamber", "ankh": "repeat", "again": "tile"},
    None,
)


def orders(left: tuple[int, int], begun: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every way to merge the two seats' actions."""
    if left == (0, 0):
        yield begun
    for seat in (0, 1):
        if left[seat]:
            rest = (left[0] - 1, left[1]) if seat == 0 else (left[0], left[1] - 1)
            yield from orders(rest, (*begun, seat))


def played(start: Match, step: str, order: tuple[int, ...]) -> Match:
    match = start.fork()
    at = [0, 0]
    for seat in order:
        action = PLAN[at[seat]]
        at[seat] += 1
        if action is not None:
            match.act(seat, action)
        elif match.choices(seat).step == "choose-tile":
            match.act(seat, next(match.choices(seat).actions()))
    for seat in (0, 1):
        if match.choices(seat).step == step:
            match.act(seat, {"do": "done"})
    return match


@pytest.mark.parametrize("step", ["score", "final-placement"])
@pytest.mark.parametrize(("bag", "discarded"), [(30, 0), (12, 3), (11, 3), (7, 2), (4, 0), (2, 1), (0, 0)])
def test_the_order_of_the_seats_changes_nothing(step: str, bag: int, discarded: int) -> None:
    base = {
        "seats": {"0": {"completed": STORIES}, "1": {"completed": OTHERS}},
        "bag": TILES[:bag],
        "discard": {"tiles": [f"tile-{number}" for number in range(60, 60 + discarded)]},
    }
    start = match_at(base, step, plugins=["base"])
    ends = {played(start, step, order).digest() for order in orders((4, 4))}
    assert len(ends) == 1


def test_lots_that_nobody_took_are_the_top_of_the_bag_again() -> None:
    base = {"seats": {"0": {"completed": STORIES}, "1": {"completed": OTHERS}}, "bag": TILES}
    match = match_at(base, plugins=["base"])
    match.act(1, PLAN[0] or {})
    # Seat 0 is the first player: the first lot is its, the second one seat 1's.
    assert sorted(match.state["base"].players[1].drawn) == TILES[3:6]  # type: ignore[attr-defined]
    assert match.state["base"].bag[::-1][:4] == (*TILES[:3], TILES[6])  # type: ignore[attr-defined]
