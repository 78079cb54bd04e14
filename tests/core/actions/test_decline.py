"""Moves that say no to what is offered."""

from __future__ import annotations

from tablewright import Decline, Match, State
from tests.core.small import Take, ruleset, small

GAME = {"outline": [{"step": "play", "who": "turns", "actions": 2}]}


class Pass(Decline):
    name = "pass"
    title = "Pass"
    steps = ("play",)
    rule = "small/pass"
    event = "passed"


def test_it_ends_the_turn_changes_nothing_else_and_is_told() -> None:
    match = Match(ruleset(GAME, small(Take, Pass)), 1)
    before = _told(match.state)
    match.act(0, {"do": "pass"})
    assert match.waiting() == (1,)
    assert _told(match.state) == before
    event = match.events_since(0)[-1]
    assert (event["kind"], event["rule"], event["seat"]) == ("passed", "small/pass", 0)


def _told(state: State) -> dict[str, object]:
    """All but the flow, which goes on."""
    return {name: part.to_json() for name, part in state.items()}
