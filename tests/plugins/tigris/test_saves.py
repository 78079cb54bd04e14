"""A match is kept and gone on with at any decision, also in the middle of a war."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tablewright import Match
from tests.plugins.tigris.standing import GAME, match_at
from tests.plugins.tigris.warlike import warlike_action, warlike_play

STEPS = {"act", "choose-war", "commit", "monument", "choose-treasure"}

FOUR_WARS = {
    "board": [
        ".  K0 G0 .  G1 K1 .",
        "R0 r  r  .  r  r  R1",
        ".  B0 .  .  .  B1 .",
        "g  g  .  .  .  .  .",
        "g  .  r* .  r* .  .",
    ],
    "seats": {"0": {"hand": "rgrkb"}, "1": {"hand": "bbrgkk"}},
}
"""A tile on d2 unites two kingdoms with four leaders each."""


def step_of(match: Match) -> str:
    return match.state.flow.stack[-1].step


@pytest.mark.parametrize("seed", range(3))
def test_a_state_in_json_is_the_state(seed: int) -> None:
    """At every decision; where it goes on from there, it goes on in the same way."""
    seen = set()
    for number, now in enumerate(warlike_play(Match.new(GAME, seed=seed), random.Random(seed))):
        if not now.waiting():
            break
        told = json.loads(json.dumps(now.state.to_json()))
        again = Match(now.rules, 0, origin=now.rules.load_state(told))
        assert again.digest() == now.digest()
        assert again.waiting() == now.waiting()
        if step_of(now) in seen and number % 20:
            continue
        seen.add(step_of(now))
        ends = []
        for one in (now.fork(), again):
            rng = random.Random(number)
            for _ in range(25):
                if one.waiting():
                    one.act(one.waiting()[0], warlike_action(one, one.waiting()[0], rng))
            ends.append(one.digest())
        assert ends[0] == ends[1]
    assert {"act", "commit", "choose-treasure"} <= seen


def test_saves_in_the_midst_of_four_wars(tmp_path: Path) -> None:
    """After each action the match is saved, loaded and gone on with; all of them end alike."""
    match = match_at(FOUR_WARS)
    path = tmp_path / "war.save"
    script: list[tuple[int, dict[str, Any]]] = [
        (0, {"do": "place_tile", "tile": "red", "square": "d2"}),
        (0, {"do": "choose_war", "colour": "blue"}),
        (0, {"do": "commit", "number": 1}),
        (1, {"do": "commit", "number": 2}),
        (0, {"do": "choose_war", "colour": "red"}),
        (0, {"do": "commit", "number": 1}),
        (1, {"do": "commit", "number": 0}),
        (0, {"do": "choose_war", "colour": "green"}),
        (0, {"do": "commit", "number": 0}),
        (1, {"do": "commit", "number": 0}),
        (0, {"do": "commit", "number": 1}),
        (1, {"do": "commit", "number": 0}),
    ]
    seen = []
    for seat, action in script:
        seen.append(step_of(match))
        match.act(seat, action)
        match.save(path)
        loaded = Match.load(path)
        assert loaded.digest() == match.digest()
        assert loaded.waiting() == match.waiting()
        assert loaded.events_since(0) == match.events_since(0)
        match = loaded
    assert seen.count("commit") == 8
    assert seen.count("choose-war") == 3
    assert step_of(match) == "act"


def test_a_fork_in_a_war_leaves_the_war_as_it_was() -> None:
    match = match_at(FOUR_WARS)
    match.act(0, {"do": "place_tile", "tile": "red", "square": "d2"})
    match.act(0, {"do": "choose_war", "colour": "red"})
    before, view = match.digest(), match.view(1)
    other = match.fork()
    for seat, number in ((0, 1), (1, 1)):
        other.act(seat, {"do": "commit", "number": number})
    assert (match.digest(), match.view(1)) == (before, view)
    assert other.digest() != before
