"""Greedy bots among themselves come to an end: none of them revolts in vain, again and again."""

from __future__ import annotations

import pytest

from tablewright import Match
from tablewright.bots import make_bot
from tests.plugins.tigris_variants.eager import VARIANTS, with_variants

MOST_ACTIONS = 400


@pytest.mark.parametrize("variants", [(), VARIANTS], ids=lambda some: "+".join(some) or "none")
def test_greedy_bots_come_to_an_end(variants: tuple[str, ...]) -> None:
    match = Match.new(with_variants(*variants, seats=2), seed=0)
    bots = [make_bot("greedy", seat, match.rules) for seat in range(2)]
    while (waiting := match.waiting()) and len(match.log) < MOST_ACTIONS:
        match.act(waiting[0], bots[waiting[0]].choose(match, waiting[0]))
    result = match.result()
    assert result is not None
    assert all(score["total"] > 0 for score in result["scores"])
