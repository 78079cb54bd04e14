"""Spending tokens, where the state has been through JSON and where a card asks for several payments."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tablewright import Match
from tests.plugins.base.standing import match_at

WANTED: dict[str, Any] = {"all": [{"tokens": {"cat": 1}}, {"tokens": {"cat": 1, "snake": 1}}]}
STORY = {
    "id": "twice",
    "type": "token",
    "starting": False,
    "points": 4,
    "title": {"en": "Twice"},
    "requires": WANTED,
}


def test_a_state_may_come_back_with_its_keys_in_any_order() -> None:
    match = match_at({"seats": {"0": {"tokens": {"snake": 1, "crocodile": 1}}}})
    text = json.dumps(match.state.to_json(), sort_keys=True)
    again = Match(match.rules, 0, match.rules.load_state(json.loads(text)))
    assert again.state.to_json() == match.state.to_json()
    offers = [action for action in again.choices(0).actions() if action[0] == "buy"]
    assert {action[2] for action in offers} == {"snake+crocodile"}


@pytest.mark.parametrize(
    ("tokens", "scarabs", "ways"),
    [
        ({"cat": 2, "snake": 1}, 0, 1),
        ({"cat": 1, "snake": 1}, 0, 0),
        ({"cat": 1, "snake": 1}, 1, 2),
        ({"cat": 2}, 1, 1),
        ({}, 3, 1),
        ({}, 2, 0),
    ],
)
def test_what_several_words_spend_has_to_be_there_for_all_of_them(
    tokens: dict[str, int], scarabs: int, ways: int
) -> None:
    seat = {"active": ["twice"], "tokens": tokens, "scarabs": scarabs}
    match = match_at({"seats": {"0": seat}}, content={"stories": [STORY]})
    offers = [action for action in match.choices(0).actions() if action[0] == "complete_story"]
    assert len(offers) == ways
    for offer in offers:
        after = match.fork()
        after.act(0, offer)
        player = after.view(0)["base"]["players"][0]
        assert sum(player["tokens"].values()) + player["scarabs"] == sum(tokens.values()) + scarabs - 3


def test_what_was_bought_while_others_were_asked_is_in_the_save(tmp_path: Path) -> None:
    """cartouche/spend/any-time."""
    match = Match.new({"game": "cartouche", "plugins": ["base"], "seats": 2}, seed=1)
    rng = random.Random(1)
    bought = 0
    while waiting := match.waiting():
        for seat in {0, 1} - set(waiting):
            action = match.choices(seat).sample(rng)
            if action is not None:
                match.act(seat, action)
                bought += 1
        action = match.choices(waiting[0]).sample(rng)
        assert action is not None
        match.act(waiting[0], action)
    assert bought
    match.save(tmp_path / "match.save")
    assert Match.load(tmp_path / "match.save").digest() == match.digest()
