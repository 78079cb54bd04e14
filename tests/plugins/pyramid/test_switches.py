"""Components, rules and scoring of the expansion go on and off by themselves."""

from __future__ import annotations

from itertools import product

import pytest

from tablewright import Match, Ruleset
from tablewright_base.tables import Tables

PLUGINS = ["base", "achievements", "pyramid"]


def rules(**switches: bool) -> Ruleset:
    config = {"game": "cartouche", "plugins": PLUGINS, "switches": {"pyramid": switches}}
    return Match.new(config, seed=1).rules


@pytest.mark.parametrize(("stories", "achievements"), list(product([True, False], repeat=2)))
def test_stories_and_achievements_by_themselves(stories: bool, achievements: bool) -> None:
    tables: Tables = rules(stories=stories, achievements=achievements).tables["base"]
    assert len(tables.deck) == (70 if stories else 50)
    assert len(tables.achievement_deck) == (12 if achievements else 9)


def test_with_everything_on_they_go_to_any_slot_for_their_points() -> None:
    made = rules()
    tables: Tables = made.tables["base"]
    mine = [tables.stories[item.id] for item in made.content.all("stories") if item.plugin == "pyramid"]
    assert {story.slots for story in mine} == {("token", "chamber", "river")}
    assert {story.points for story in mine} == {3, 5, 7}
    assert tables.slots == ("token", "chamber", "river")


def test_scoring_off_takes_the_points_of_pyramid_stories_and_of_no_others() -> None:
    on: Tables = rules().tables["base"]
    off: Tables = rules(scoring=False).tables["base"]
    for name, story in off.stories.items():
        assert story.points == (0 if name.startswith("pyramid-") else on.stories[name].points)


def test_choice_off_makes_them_a_type_of_their_own() -> None:
    tables: Tables = rules(choice_of_slot=False).tables["base"]
    for name, story in tables.stories.items():
        assert (story.slots == ("pyramid",)) == name.startswith("pyramid-")
    assert tables.slots == ("token", "chamber", "river", "pyramid")


def test_mirror_images_off_leaves_the_turns() -> None:
    lopsided = {"pattern": {"rows": ["     ", " #   ", "     ", " #   ", "     ", " # # ", "     "]}}
    for mirror, number in ((True, 8), (False, 4)):
        word = rules(mirror_images=mirror).requirement(lopsided)
        assert len(word.orientations) == number  # type: ignore[attr-defined]
