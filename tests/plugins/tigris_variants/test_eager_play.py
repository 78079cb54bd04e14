"""Every set of variants, with two to four seats, is played to the end with much building, and nothing gets lost."""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from tablewright import Match
from tablewright.testing.checks.components import census
from tablewright_tigris import Tigris, fights_with, held, strength
from tests.plugins.tigris_variants.eager import VARIANTS, choose, with_variants

SETS = [some for number in range(len(VARIANTS) + 1) for some in combinations(VARIANTS, number)]
OWN = ("building", "wonder", "wonder-income")
"""The steps that variants bring."""


@cache
def played(variants: tuple[str, ...], seats: int) -> Counter[str]:
    """What happened in a match, which is watched from decision to decision."""
    match = Match.new(with_variants(*variants, seats=seats), seed=seats)
    rng = random.Random(seats)
    first = census(match.rules, match.state)
    while waiting := match.waiting():
        (seat,) = waiting
        step = match.choices(seat).step
        if step in OWN:
            told = json.loads(json.dumps(match.state.to_json()))
            assert Match(match.rules, 0, origin=match.rules.load_state(told)).digest() == match.digest()
        if step == "commit":
            _committing(match, seat, "tigris-english" in variants)
        match.act(seat, choose(match, seat, rng))
        assert census(match.rules, match.state) == first
    assert match.result() is not None
    return Counter(event["kind"] for event in match.events_since(0))


def _committing(match: Match, seat: int, english: bool) -> None:
    """What is held may be committed, in the English variant only what decides; and others see why it is asked."""
    tigris = Tigris.of(match.state)
    conflict = tigris.conflict

    def decides(number: int) -> bool:
        own = strength(tigris, seat) + number
        if seat == conflict.attacker:
            return own > strength(tigris, conflict.defender)
        return own == strength(tigris, conflict.attacker)

    hand = tigris.players[seat].hand
    possible = [number for number in range(1, len(hand) + 1) if not english or decides(number)]
    assert possible
    expected = {0, *(number for number in possible if number <= held(tigris, seat, fights_with(conflict)))}
    assert {action[1] for action in match.choices(seat).actions()} == expected


@pytest.mark.parametrize("variants", SETS, ids=lambda some: "+".join(some) or "none")
def test_it_ends_and_conserves_pieces(variants: tuple[str, ...]) -> None:
    for seats in (2, 3, 4):
        kinds = played(variants, seats)
        assert kinds["tile-placed"] > 20
        assert not kinds["building-placed"] or "tigris-buildings" in variants
        assert kinds["wonder-erected"] <= ("tigris-wonder" in variants)


def test_everything_that_variants_bring_happens() -> None:
    happened = sum((played(some, seats) for some in SETS for seats in (2, 3, 4)), Counter[str]())
    for kind in ("building-placed", "building-left", "building-taken-back", "wonder-erected", "wonder-left"):
        assert happened[kind] > 3, kind
