"""A plugin of data alone ships scenarios in its folder, and they name it by where it lies."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewright.scenarios import run

STORY = {
    "id": "two-crocodiles",
    "type": "token",
    "starting": False,
    "points": 4,
    "title": {"en": "Two Crocodiles"},
    "requires": {"tokens": {"crocodile": 2}},
}
SCENARIO = {
    "title": "The card of the plugin can be completed",
    "rule": "cartouche/story/token",
    "game": "cartouche",
    "plugins": ["base", ".."],
    "situation": {
        "step": "score",
        "base": {"seats": {"0": {"active": ["two-crocodiles"], "tokens": {"crocodile": 2}}}},
    },
    "then": [{"seat": 0, "may": {"do": "complete_story", "story": "two-crocodiles"}}],
}


def test_scenarios_beside_a_plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plugin = {
        "id": "my-cards",
        "version": "1.0",
        "kernel": ">=0.1",
        "extends": "cartouche",
        "title": {"en": "My cards"},
        "depends": {"base": ""},
        "content": ["cards.json"],
    }
    cards = {"$schema": "v1/stories.schema.json", "origin": "invented", "stories": [STORY]}
    folder = tmp_path / "my-cards"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "plugin.json").write_text(json.dumps(plugin))
    (folder / "cards.json").write_text(json.dumps(cards))
    path = folder / "scenarios" / "cards.scenario.json"
    path.write_text(json.dumps(SCENARIO))
    for place, name in ((tmp_path, Path("my-cards/scenarios/cards.scenario.json")), (folder, path)):
        monkeypatch.chdir(place)
        (outcome,) = run(name)
        assert outcome.passed, str(outcome)
