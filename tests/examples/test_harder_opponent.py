"""The harder opponent, a plugin of data only, plays in the place of the rulebook's."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright import Match
from tablewright.scenarios import Outcome, run
from tablewright.testing import conformance

FOLDER = Path(__file__).parents[2] / "examples/harder-opponent"
WITH_IT = {"game": "cartouche", "plugins": ["base", "achievements", "solo", str(FOLDER)]}

test_it_conforms = conformance(WITH_IT, matches=1)


@pytest.mark.parametrize(
    "outcome", run(FOLDER / "harder-opponent.scenario.json"), ids=lambda outcome: outcome.scenario.title
)
def test_its_scenarios_hold(outcome: Outcome) -> None:
    assert outcome.passed, str(outcome)


def test_its_config_can_be_played() -> None:
    match = Match.new(FOLDER / "harder-opponent.toml", 1)
    (opponent,) = match.rules.opponents(match.state)
    assert (opponent.id, opponent.title) == ("curator", "The curator")


@pytest.mark.parametrize(
    ("named", "plays"), [("software", "curator"), ("expert", "expert"), ("curator", "curator")]
)
def test_it_replaces_the_one_that_it_says_and_no_other(named: str, plays: str) -> None:
    match = Match.new({**WITH_IT, "options": {"solo": {"opponent": named}}}, 1)
    assert [opponent.id for opponent in match.rules.opponents(match.state)] == [plays]
