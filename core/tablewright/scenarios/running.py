"""Playing a scenario: its entries one after the other, up to the first that does not hold."""

from __future__ import annotations

from typing import Any

from tablewright.match import Match
from tablewright.problems.problem import TablewrightError

from . import acting, happening, judging, values
from .outcome import Failure, Outcome, Unexpected
from .scenario import Scenario
from .situations import set_up


def play(scenario: Scenario) -> Outcome:
    """Set up the match and go through the entries."""
    try:
        match = set_up(scenario)
    except TablewrightError as error:
        return Outcome(scenario, problems=error.problems)
    since = 0
    for index, entry in enumerate(scenario.entries):
        if "does" in entry:
            since = len(match.events_since(0))
        try:
            _take(match, entry, scenario, index, since)
        except Unexpected as wrong:
            place = scenario.entry_place(index)
            return Outcome(scenario, Failure(wrong.message, place, wrong.expected, wrong.found, wrong.hint))
        except TablewrightError as error:
            return Outcome(scenario, problems=error.problems)
    return Outcome(scenario)


def _take(match: Match, entry: dict[str, Any], scenario: Scenario, index: int, since: int) -> None:
    if "does" in entry:
        acting.act(match, entry)
    elif "may" in entry:
        acting.expect_may(match, entry)
    elif "may_not" in entry:
        acting.expect_may_not(match, entry)
    elif "offered" in entry or "not_offered" in entry:
        acting.expect_offers(match, entry)
    elif "value" in entry:
        values.expect_value(match, entry)
    elif "event" in entry:
        happening.expect_event(match, entry, since)
    elif "no_event" in entry:
        happening.expect_no_event(match, entry, since)
    elif "requirement" in entry:
        judging.expect_requirement(match, entry, scenario, index)
    elif "score" in entry:
        judging.expect_score(match, entry)
    elif "asked" in entry:
        happening.expect_asked(match, entry)
    elif "stands_in" in entry:
        happening.expect_step(match, entry)
    elif "over" in entry:
        happening.expect_over(match, entry)
    elif "ranking" in entry:
        happening.expect_ranking(match, entry)
    elif "outcome" in entry:
        happening.expect_outcome(match, entry)
