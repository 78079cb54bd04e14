"""What is shown of the opponent: all that it has, the same for everybody."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tablewright import Match
from tablewright.testing import play_randomly
from tests.plugins.solo.packs import config


def late(seed: int, actions: int = 60) -> Match:
    """A random match, near its end."""
    return play_randomly(Match.new(config(), seed), actions, random.Random(seed))


def shown(match: Match, kind: str) -> list[dict[str, Any]]:
    return [scene for scene in match.scene(0) if scene["kind"] == kind and scene["opponent"] == "software"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_its_cards_and_tiles_are_shown_where_they_lie(seed: int) -> None:
    match = late(seed)
    solo = match.view(0)["solo"]
    stories = {scene["id"]: [card["id"] for card in scene["cards"]] for scene in shown(match, "cards")}
    assert stories == {f"opponent-{slot}": list(pile) for slot, pile in solo["completed"].items() if pile}
    tiles = {scene["id"]: [piece["id"] for piece in scene["pieces"]] for scene in shown(match, "pieces")}
    assert tiles == {f"opponent-tiles-{n}": list(pile) for n, pile in enumerate(solo["tiles"], 1) if pile}
    assert json.dumps(match.scene(0))
    assert match.scene(0)[-1] == match.scene(-1)[-1]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_its_ankhs_stand_below_the_achievements(seed: int) -> None:
    match = late(seed)
    solo = match.view(0)["solo"]
    standing = {
        scene["id"]: [space for space, one in enumerate(scene["spaces"]) if one["others"] == ["The software"]]
        for scene in match.scene(0)
        if scene["kind"] == "track"
    }
    assert {name: spaces for name, spaces in standing.items() if spaces} == {
        name: sorted(spaces) for name, spaces in solo["achievements"].items()
    }


def test_a_closed_card_says_so_and_is_no_goal() -> None:
    match = Match.new(config(), 1)
    solo: Any = match.state["solo"]
    base: Any = match.state["base"]
    card = base.achievements[4]
    assert card in {goal.item for goal in match.rules.goals(match.state, 0)}
    solo.achievements[card], solo.closed = (0, 1), (card,)
    assert card not in {goal.item for goal in match.rules.goals(match.state, 0)}
    (track,) = [scene for scene in match.scene(0) if scene["id"] == card]
    assert "twice, so you no longer can" in track["text"]
    assert track["progress"] is None


def test_the_story_of_the_log_has_words_for_what_it_does() -> None:
    texts = [event["data"]["text"] for event in late(1).events_since(0, 0) if event["plugin"] == "solo"]
    assert texts[0] == "The software plays against you, with 6 ankhs"
    assert any("completes ‘" in text for text in texts)
    assert all(text.startswith("The software ") for text in texts)
