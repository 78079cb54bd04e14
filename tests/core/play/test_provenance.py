"""Points, events and refusals name the plugin whose card they come from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewright import Match, Refusal
from tablewright.bots import make_bot

CARD = {
    "$schema": "v1/achievements.schema.json",
    "achievements": [
        {
            "id": "one-story",
            "title": {"en": "One Story"},
            "text": {"en": "Complete a story."},
            "requires": {"completed": {"count": 1}},
        }
    ],
}
MANIFEST = {
    "id": "market",
    "version": "1.0.0",
    "kernel": ">=0.1",
    "extends": "cartouche",
    "title": {"en": "Market"},
    "content": ["cards.json"],
}

REFUSAL = Refusal("cartouche/achievement/when", "not now", "one-story")


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """A config with a plugin of data only beside it, which brings the only achievement card."""
    (tmp_path / "market").mkdir()
    (tmp_path / "market" / "plugin.json").write_text(json.dumps(MANIFEST))
    (tmp_path / "market" / "cards.json").write_text(json.dumps(CARD, indent=1))
    (tmp_path / "evening.toml").write_text('game = "cartouche"\nplugins = ["base", "./market"]\n')
    return tmp_path / "evening.toml"


def test_what_a_third_party_s_card_gives_names_its_plugin(config: Path) -> None:
    match = Match.new(config, seed=2)
    refusal = match.rules.locate(REFUSAL, "base")
    assert (refusal.plugin, Path(refusal.file).name) == ("market", "cards.json")
    assert match.rules.locate(REFUSAL, "strict", withheld=True).plugin == "strict"
    bots = [make_bot("greedy", seed) for seed in range(2)]
    while seats := match.waiting():
        match.act(seats[0], bots[seats[0]].choose(match, seats[0]))
    result = match.result()
    assert result is not None
    terms = [term for score in result["scores"] for term in score["terms"] if term["item"] == "one-story"]
    assert {term["plugin"] for term in terms} == {"market"}
    events = [event for event in match.events_since(0) if event.get("item") == "one-story"]
    assert {event["plugin"] for event in events} == {"market"}


def test_a_save_with_a_plugin_in_a_folder_may_move_together_with_it(config: Path, tmp_path: Path) -> None:
    match = Match.new(config, seed=2)
    match.save(config.parent / "evening.save")
    assert str(tmp_path) not in (config.parent / "evening.save").read_text()
    moved = config.parent.rename(tmp_path.with_name("moved"))
    assert Match.load(moved / "evening.save").digest() == match.digest()
