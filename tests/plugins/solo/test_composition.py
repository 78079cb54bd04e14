"""The solo mode with other plugins, and with numbers of players that it is not for."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Match, TablewrightError
from tablewright.testing import play_randomly
from tests.plugins.solo.packs import config

OFF = [{}, {"choice_of_slot": False}, {"stories": False}, {"achievements": False}, {"scoring": False}]


def test_one_plays_unless_a_config_says_otherwise() -> None:
    match = Match.new(config(), 1)
    assert match.rules.seats == 1
    assert Match.new(config(players=["greedy"]), 1).rules.seats == 1


@pytest.mark.parametrize(
    "settings", [{"seats": 2}, {"players": ["human", "greedy"]}, {"names": ["A", "B", "C"]}]
)
def test_several_are_refused_in_words(settings: dict[str, Any]) -> None:
    with pytest.raises(TablewrightError) as raised:
        Match.new(config(**settings), 1)
    (problem,) = raised.value.problems
    assert problem.code == "TW-CONFIG-SEATS"
    assert "with solo is not played with" in problem.message
    assert problem.expected == "1"


@pytest.mark.parametrize("switches", OFF, ids=str)
def test_with_pyramids_it_plays_to_the_end(switches: dict[str, bool]) -> None:
    made = config("pyramid", switches={"pyramid": switches})
    for seed in range(2):
        match = play_randomly(Match.new(made, seed))
        result = match.result()
        assert result is not None
        assert result["outcome"] in ("won", "lost", "tied")


@pytest.mark.rule("solo/pyramid/slots")
@pytest.mark.parametrize("scoring", [True, False])
def test_pyramid_stories_go_by_what_is_printed_on_them(scoring: bool) -> None:
    """Also where they score nothing."""
    match = Match.new(config("pyramid", switches={"pyramid": {"scoring": scoring}}), 1)
    slots = match.rules.tables["solo"].slots
    found = {
        (item.data["points"], slots[item.id])
        for item in match.rules.content.all("stories")
        if item.plugin == "pyramid"
    }
    assert found == {(3, "token"), (5, "chamber"), (7, "river")}


def test_without_a_choice_of_slot_they_lie_by_themselves() -> None:
    match = Match.new(config("pyramid", switches={"pyramid": {"choice_of_slot": False}}), 1)
    slots = match.rules.tables["solo"].slots
    assert {slots[item.id] for item in match.rules.content.all("stories") if item.plugin == "pyramid"} == {
        "pyramid"
    }
