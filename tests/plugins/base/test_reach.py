"""The most points that a match could give: what is counted, and when nobody can say."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablewright import Match, Ruleset
from tablewright.testing import play_randomly
from tablewright_base.reach import Reach


def rules_of(*plugins: str, **options: Any) -> Ruleset:
    config = {"game": "cartouche", "plugins": ["base", *plugins], "options": {"base": options}}
    return Match.new(config, seed=1).rules


def most(rules: Ruleset) -> int:
    points = Reach(rules).points
    assert points is not None
    return points


def test_what_is_counted() -> None:
    rules = rules_of()
    stories = sorted((story.data["points"] for story in rules.content.all("stories")), reverse=True)
    drafted, board, scarabs = sum(stories[:21]), 3 * 8 + 7 + 5 + 5, 25 + 100 // 2
    assert most(rules) == drafted + board + scarabs


def test_more_rounds_and_more_stories_give_more() -> None:
    assert most(rules_of(rounds=20)) > most(rules_of())
    assert most(rules_of("pyramid")) > most(rules_of())


def test_stories_that_score_nothing_give_nothing_more() -> None:
    config = {
        "game": "cartouche",
        "plugins": ["base", "pyramid"],
        "switches": {"pyramid": {"scoring": False}},
    }
    assert most(Match.new(config, seed=1).rules) == most(rules_of())


@pytest.mark.parametrize(("answers", "more"), [({}, None), ({"feasts": 30}, 30)])
def test_a_plugin_that_scores_says_how_many_at_most(answers: dict[str, int], more: int | None) -> None:
    rules = rules_of()

    class Hook:
        def __init__(self, plugin: str) -> None:
            self.plugin = plugin

        def __call__(self, rules: Ruleset) -> int:
            return answers[self.plugin]

    hooks = {"score": (Hook("base"), Hook("feasts")), "most_points": tuple(map(Hook, answers))}
    view = SimpleNamespace(
        content=rules.content, options=rules.options, hooks=lambda name: hooks.get(name, ())
    )
    points = Reach(cast(Ruleset, view)).points
    assert points == (None if more is None else most(rules) + more)


@pytest.mark.parametrize("seed", range(4))
def test_no_match_gives_more(seed: int) -> None:
    match = play_randomly(Match.new({"game": "cartouche", "seats": 4}, seed=seed), rng=random.Random(seed))
    bound = most(match.rules)
    assert all(match.rules.points(match.state, seat) <= bound for seat in range(4))
