"""Story cards as data: a type or a choice of slots, and the rule that they name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablewright import Match, TablewrightError
from tablewright.scenes import Cards

STORY = {
    "id": "my-cat",
    "type": "token",
    "starting": False,
    "points": 4,
    "title": {"en": "My Cat"},
    "requires": {"tokens": {"cat": 1}},
}


def match_with(folder: Path, story: dict[str, Any], **config: Any) -> Match:
    manifest = {
        "id": "my-cards",
        "version": "1",
        "kernel": ">=0.1",
        "extends": "cartouche",
        "title": {"en": "Mine"},
        "content": ["stories.json"],
    }
    (folder / "plugin.json").write_text(json.dumps(manifest))
    (folder / "stories.json").write_text(
        json.dumps({"$schema": "v1/stories.schema.json", "stories": [story]})
    )
    return Match.new({"game": "cartouche", "plugins": ["base", str(folder)], **config}, seed=1)


@pytest.mark.parametrize(
    ("changes", "code", "words"),
    [
        ({"type": None}, "TW-SCHEMA-MISSING-KEY", "lacks the key 'type'"),
        ({"type": "tokn"}, "TW-SCHEMA-CHOICE", "did you mean"),
        ({"slots": ["token", "river"]}, "TW-SCHEMA-FORM", "give one of the two"),
        ({"type": None, "slots": ["token"]}, "TW-SCHEMA-SIZE", "at least 2 entries"),
        ({"type": None, "slots": ["token", "token"]}, "TW-SCHEMA-REPEATED", "entries 0 and 1"),
        ({"rule": "cartouche/story/tokn"}, "TW-CONTENT-UNKNOWN-ID", "did you mean"),
    ],
)
def test_what_is_wrong_with_a_story_is_told(
    tmp_path: Path, changes: dict[str, Any], code: str, words: str
) -> None:
    story = {key: value for key, value in {**STORY, **changes}.items() if value is not None}
    with pytest.raises(TablewrightError) as caught:
        match_with(tmp_path, story)
    (problem,) = caught.value.problems
    assert problem.code == code
    assert words in str(problem).replace('"', "'")
    assert problem.place is not None
    assert problem.place.line == 1
    assert problem.place.column > 1


@pytest.mark.parametrize(
    ("slots", "tags"),
    [({"type": "river"}, ("river",)), ({"type": None, "slots": ["river", "token"]}, ("river", "token"))],
)
def test_a_card_shows_where_it_may_go(tmp_path: Path, slots: dict[str, Any], tags: tuple[str, ...]) -> None:
    story = {key: value for key, value in {**STORY, **slots}.items() if value is not None}
    match = match_with(tmp_path, story)
    match.state["base"].players[0].active = ("my-cat",)  # type: ignore[attr-defined]
    cards = [
        card
        for scene in match.rules.scenes(match.state, 0)
        if isinstance(scene, Cards)
        for card in scene.cards
        if card.id == "my-cat"
    ]
    assert [tuple(card.tags) for card in cards] == [tags]
