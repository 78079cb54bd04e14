"""What is wrong with buildings, in a scenario or in the content, is told in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablewright import TablewrightError
from tablewright.scenarios import run

FINE: dict[str, Any] = {
    "title": "A case",
    "rule": "tigris-buildings/place/line",
    "game": "tigris",
    "plugins": ["tigris", "tigris-buildings"],
    "situation": {
        "step": "act",
        "tigris": {"board": ["g  g  .  r"]},
        "tigris-buildings": {"places": {"market-hall": "a1"}},
    },
    "then": [{"value": "tigris-buildings.places.market-hall", "is": "a1"}],
}


def told(folder: Path, **changes: Any) -> str:
    """The problems of the scenario with these changes; "" where there are none and it holds."""
    path = folder / "case.scenario.json"
    path.write_text(json.dumps(FINE | changes), encoding="utf-8")
    try:
        (outcome,) = run(path)
    except TablewrightError as error:
        return str(error)
    return str(outcome) if not outcome.passed else ""


def test_without_a_mistake(tmp_path: Path) -> None:
    assert told(tmp_path) == ""


@pytest.mark.parametrize(
    ("places", "words"),
    [
        ({"temple": "a1"}, "there is no building 'temple'"),
        ({"market-hall": "c1"}, "there is no market face up on c1"),
        ({"market-hall": "d1"}, "there is no market face up on d1"),
        ({"library": "z9"}, "there is no temple face up on z9"),
    ],
)
def test_a_building_where_it_cannot_be(tmp_path: Path, places: dict[str, str], words: str) -> None:
    situation = FINE["situation"] | {"tigris-buildings": {"places": places}}
    assert words in told(tmp_path, situation=situation)


def test_two_buildings_of_one_colour(tmp_path: Path) -> None:
    content = {"buildings": [{"id": "bazaar", "title": {"en": "Bazaar"}, "colour": "green"}]}
    words = told(tmp_path, content=content)
    assert "the buildings market-hall and bazaar have the same colour" in words
    assert "one building for each colour" in words
