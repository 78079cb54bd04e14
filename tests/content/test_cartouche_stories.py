"""Stories, achievements and trophies ask for what the murals and the bag can give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from tests.content.content_files import grid_of, items

GLYPHS = ("cat", "snake", "human", "crocodile")
STORIES = {story["id"]: story for story in items("base", "stories")}
WORD_OF_TYPE = {"token": "tokens", "chamber": "chambers", "river": "river"}


def needs(requires: dict[str, Any]) -> Iterator[tuple[Counter[str], Counter[str]]]:
    """What each part of a requirement asks for, and covers."""
    ((word, args),) = requires.items()
    if word == "tokens":
        yield Counter(args), Counter()
    elif word == "chambers":
        for chamber in args:
            yield Counter(chamber["icons"]), Counter(chamber.get("cover", ()))
    elif word == "river":
        yield Counter(args["touches"]), Counter(args.get("cover", ()))
    elif word in ("all", "any"):
        for part in args:
            yield from needs(part)


ASKING = {
    item["id"]: item["requires"]
    for plugin, kind in [("base", "stories"), ("base", "trophies"), ("achievements", "achievements")]
    for item in items(plugin, kind)
}


@pytest.mark.parametrize("name", ASKING)
def test_can_be_met(name: str) -> None:
    fewest = min(
        "".join(grid_of(side["rows"])).count(letter)
        for mural in items("base", "murals")
        for side in mural["sides"].values()
        for letter in "cshk"
    )
    asked: Counter[str] = Counter()
    for icons, cover in needs(ASKING[name]):
        assert cover <= icons, "what is covered is part of what is asked for"
        asked += icons
    assert all(count <= fewest for count in asked.values())


@pytest.mark.parametrize("name", STORIES)
def test_type_and_requirement_agree(name: str) -> None:
    story = STORIES[name]
    assert list(story["requires"]) == [WORD_OF_TYPE[story["type"]]]
    assert name.startswith(("start-" if story["starting"] else "") + story["type"])


def test_no_two_stories_ask_the_same() -> None:
    asked = Counter(repr(story["requires"]) for story in STORIES.values())
    assert max(asked.values()) == 1


def test_spread() -> None:
    deck = [story for story in STORIES.values() if not story["starting"]]
    assert Counter(story["type"] for story in deck) == {"token": 17, "chamber": 17, "river": 16}
    starting = [story for story in STORIES.values() if story["starting"]]
    assert Counter(story["type"] for story in starting) == {"token": 4, "chamber": 4, "river": 4}
    assert {story["points"] for story in starting} == {3}, "nobody starts ahead"
    for kind in WORD_OF_TYPE:
        points = [story["points"] for story in deck if story["type"] == kind]
        assert min(points) >= 3
        assert max(points) <= 9
        assert len(set(points)) >= 3, "easy and hard ones"
    assert sum(bool(cover) for story in deck for _, cover in needs(story["requires"])) >= 10, "black circles"
    assert sum(len(story["requires"].get("chambers", ())) > 1 for story in deck) >= 4, "multi-chamber stories"


def test_who_asks_for_more_is_worth_more() -> None:
    """Of two stories of one type, one that asks for all that the other asks, and more, is worth more."""
    for one, other in permutations(STORIES.values(), 2):
        parts, others = ([icons for icons, _ in needs(story["requires"])] for story in (one, other))
        if one["type"] != other["type"] or len(parts) != len(others) or parts == others:
            continue
        if all(mine >= theirs for mine, theirs in zip(parts, others, strict=True)):
            assert one["points"] > other["points"], (one["id"], other["id"])


def test_glyphs_are_asked_for_alike() -> None:
    asked: Counter[str] = Counter()
    for story in STORIES.values():
        for icons, _ in needs(story["requires"]):
            asked += icons
    assert set(asked) == set(GLYPHS)
    assert max(asked.values()) - min(asked.values()) <= 4


def test_first_game_cards() -> None:
    """Setup 2: three cards are marked for a first game. Ours are about tokens, chambers and rivers, one each."""
    first = [card for card in items("achievements", "achievements") if card["first_game"]]
    assert sorted(word for card in first for word in card["requires"]) == [
        "chambers_alike",
        "river_connects",
        "tokens",
    ]


def test_achievement_board() -> None:
    sides = items("base", "achievement-board")["sides"]
    assert sorted(number for side in sides for number in side["seats"]) == [1, 2, 3, 4]
    for side in sides:
        assert len(side["card_slots"]) == 3
        ids = [achievement["id"] for achievement in side["story_achievements"]]
        assert ids == ["three-token", "three-chamber", "three-river", "five-matching"]
        for spaces in [each["spaces"] for each in (*side["story_achievements"], *side["card_slots"])]:
            assert spaces == sorted(set(spaces), reverse=True), "an earlier space is worth more"
