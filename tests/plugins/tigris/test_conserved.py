"""Nothing gets lost and nothing comes from nowhere: tiles, treasures, and each victory point with what gave it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tablewright import Match
from tablewright_tigris.census import census_of
from tablewright_tigris.slice import Tigris
from tests.plugins.tigris.standing import GAME
from tests.plugins.tigris.warlike import warlike_play

SOURCES = {
    "tile": ("tigris/points/leader", "tigris/points/king"),
    "war": ("tigris/war/reward",),
    "revolt": ("tigris/revolt/reward",),
}


@pytest.mark.parametrize("seed", range(6))
def test_a_match_full_of_wars(seed: int) -> None:
    match = Match.new({**GAME, "seats": 2 + seed % 3}, seed=seed)
    begun = census_of(match.state)
    assert begun["tiles"] == 153
    assert begun["treasures"] == 10
    for now in warlike_play(match, random.Random(seed)):
        assert census_of(now.state) == begun
    events, tigris = match.events_since(0), Tigris.of(match.state)
    gained: list[dict[str, Counter[str]]] = [
        {colour: Counter() for colour in player.points} for player in tigris.players
    ]
    for event in events:
        if event["kind"] == "gained":
            data = event["data"]
            assert event["rule"] in SOURCES.get(event["item"], ("tigris/monument/income",))
            assert data["number"] > 0
            gained[event["seat"]][data["colour"]][event["item"]] += data["number"]
    assert gained == [player.points for player in tigris.players]
    taken = Counter(event["seat"] for event in events if event["kind"] == "treasure-taken")
    assert [taken[seat] for seat in range(len(tigris.players))] == [one.treasures for one in tigris.players]


@pytest.mark.parametrize("seed", range(4))
def test_every_point_of_the_result_names_a_rule(seed: int) -> None:
    match = Match.new(GAME, seed=seed)
    for _ in warlike_play(match, random.Random(seed)):
        pass
    result = match.result()
    assert result is not None
    known = match.rules.content.by_id("rules")
    for seat, player in enumerate(Tigris.of(match.state).players):
        score = result["scores"][seat]
        assert all(term["rule"] in known for term in score["terms"])
        assert sum(term["points"] for term in score["terms"]) == score["total"]
        spheres = sorted(sum(sources.values()) for sources in player.points.values())
        # The treasures can lift the weakest sphere as far as they reach, and no further.
        assert spheres[0] <= score["total"] <= spheres[0] + player.treasures
