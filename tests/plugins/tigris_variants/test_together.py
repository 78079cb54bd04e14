"""Every set of the variants loads and keeps what every game must keep; the order of what they ask is the rulebook's."""

from __future__ import annotations

import pytest

from tablewright import Match
from tablewright.testing import Subject
from tablewright.testing.composition import NEVER, ONCE, judge
from tests.plugins.tigris_variants.eager import VARIANTS, with_variants
from tests.plugins.tigris_variants.test_eager_play import SETS

SOME = [some for some in SETS if len(some) > 1]
"""Pairs, threes and all; each alone has a test of its own."""


@pytest.mark.parametrize("variants", SOME, ids="+".join)
def test_several_conform(variants: tuple[str, ...]) -> None:
    seats = 2 + SOME.index(variants) % 3
    judge(Subject(with_variants(*variants, seats=seats), matches=1, share=0.1), [*NEVER, *ONCE])


def test_all_conform_and_bots_play_them() -> None:
    judge(Subject(with_variants(*VARIANTS, seats=4), matches=1, share=0.2), NEVER)


@pytest.mark.parametrize("variants", SETS, ids=lambda some: "+".join(some) or "none")
def test_buildings_come_before_the_wonder_and_that_before_monuments(variants: tuple[str, ...]) -> None:
    nodes = Match.new(with_variants(*variants)).rules.outline.root.children
    (turn,) = (node for node in nodes if node.name == "turn")
    (action,) = (node for node in turn.children if node.name == "action")
    building = ["building"] if "tigris-buildings" in variants else []
    wonder = ["wonder"] if "tigris-wonder" in variants else []
    income = ["wonder-income"] if "tigris-wonder" in variants else []
    assert [node.name for node in action.children] == [
        "act", "conflicts", *building, *wonder, "monument", "treasures",
    ]  # fmt: skip
    assert [node.name for node in turn.children] == [
        "action", "income", *income, "refill", "end", "next-player",
    ]  # fmt: skip
