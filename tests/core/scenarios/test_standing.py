"""A match can stand in any step: blocks, turns, phases in which all act, interruptions."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Match, Ruleset, Step
from tablewright.documents.document import parse_json
from tablewright.scenarios.scenario import Scenario
from tablewright.scenarios.standing import ask, round_of, stand
from tablewright.state.frames import Flow
from tablewright.state.state import State
from tablewright.state.stream import RandomStream
from tests.core.small import Done, Take, ruleset, small

OUTLINE = [
    {"step": "begin"},
    {
        "block": "rounds",
        "repeat": 4,
        "steps": [
            {"step": "play", "who": "turns", "laps": 2, "actions": 3},
            {"block": "evening", "repeat": 1, "steps": [{"step": "sleep", "who": "all", "auto_done": True}]},
        ],
    },
    {"step": "last", "who": "secret"},
]


TAKE = type("TakeAnywhere", (Take,), {"steps": ("play", "sleep", "ask", "last")})
DONE = type("DoneAnywhere", (Done,), {"steps": ("play", "sleep")})


class OnlyFirst(Step):
    """Asks all seats but the last one."""

    name = "last"

    def asks(self, state: State, seat: int) -> bool:
        return seat < state.flow.seats - 1


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return ruleset({"outline": OUTLINE}, small(TAKE, DONE, provide_steps=lambda: [OnlyFirst()]), seats=3)


def _match(rules: Ruleset, situation: dict[str, Any]) -> Match:
    scenario = Scenario("x", ("a/b",), "rule", "", {"situation": situation}, [], parse_json("{}"), ())
    flow = Flow(seats=3, first=situation.get("first", 0), round=round_of(rules, situation))
    state = State(flow, RandomStream(seed=0), rules.slices())
    stand(rules, state, scenario)
    ask(rules, state, scenario)
    return Match(rules, 0, state)


def test_a_turn_in_the_middle_of_a_round_goes_on_as_if_the_match_had_got_there(rules: Ruleset) -> None:
    match = _match(rules, {"step": "play", "round": 3, "first": 1, "turn": 2, "lap": 2, "used": 2})
    assert match.waiting() == (2,)
    match.act(2, ("take", 1))
    assert match.waiting() == (0,)
    match.act(0, ("done",))
    assert match.state.flow.top(0) is not None
    assert match.state.flow.stack[-1].step == "sleep"
    assert match.state.flow.round == 3
    for seat in range(3):
        match.act(seat, ("done",))
    assert (match.state.flow.round, match.state.flow.stack[-1].step) == (4, "play")


def test_the_same_state_as_after_playing_there(rules: Ruleset) -> None:
    played = Match(rules, 0)
    while played.state.flow.round < 2:
        played.act(played.waiting()[0], ("done",))
    stood = _match(rules, {"step": "play", "round": 2})
    wanted, found = played.state.to_json(), stood.state.to_json()
    wanted["kernel"]["actions"] = 0
    assert found == wanted


def test_where_all_act_those_who_are_done_are_not_asked_and_nobody_is_done_by_himself(rules: Ruleset) -> None:
    match = _match(rules, {"step": "sleep", "done": [1]})
    assert match.waiting() == (0, 2)


def test_a_step_asks_only_whom_its_code_asks(rules: Ruleset) -> None:
    assert _match(rules, {"step": "last"}).waiting() == (0, 1)


def test_the_round_after_all_rounds_is_the_last_one(rules: Ruleset) -> None:
    assert round_of(rules, {"step": "last"}) == 4
    assert round_of(rules, {"step": "sleep"}) == 1
    assert round_of(rules, {"step": "begin"}) == 1


def test_an_interruption_holds_up_only_its_seat_where_all_act(rules: Ruleset) -> None:
    asked = [{"step": "ask", "seat": 2, "data": {"why": "so"}}]
    match = _match(rules, {"step": "sleep", "interruptions": asked})
    assert match.waiting() == (0, 1, 2)
    frame = match.state.flow.top(2)
    assert frame is not None
    assert (frame.step, frame.data) == ("ask", {"why": "so"})
    match.act(2, ("take", 2))
    match.act(2, ("done",))
    assert match.waiting() == (0, 1)


def test_an_interruption_of_a_turn_comes_first(rules: Ruleset) -> None:
    match = _match(rules, {"step": "play", "turn": 1, "interruptions": [{"step": "ask", "seat": 0}]})
    assert match.waiting() == (0,)
    match.act(0, ("take", 1))
    assert match.waiting() == (1,)


def test_a_step_that_nobody_acts_in_runs(rules: Ruleset) -> None:
    match = _match(rules, {"step": "begin"})
    assert (match.state.flow.stack[-1].step, match.waiting()) == ("play", (0,))
