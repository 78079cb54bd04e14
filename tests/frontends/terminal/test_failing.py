"""What fails during a session is told, and the evening goes on."""

from __future__ import annotations

import re
from typing import Any

from tablewright import Match, Problem, TablewrightError
from tablewright_terminal.session import Session
from tests.core.small import Take, ruleset, small
from tests.frontends.terminal.scripted import Scripted

GAME = {"outline": [{"step": "play", "who": "turns", "laps": 1}]}


def play(match: Match, lines: list[str], acted: Any = lambda: None) -> Scripted:
    interface = Scripted(lines)
    Session(match, ("Ann", "Bob"), {}, acted, interface).run()
    return interface


def test_a_question_at_which_a_plugin_fails_is_told_and_the_match_goes_on() -> None:
    def evaluate(rules: Any, state: Any, seat: int) -> float:
        raise ZeroDivisionError("no idea")

    match = Match(ruleset(GAME, small(Take, evaluate=evaluate)), 1)
    seen = play(match, ["", "hint", "1", "", "1"])
    assert "TW-PLUGIN-RAISED: the plugin 'small' failed in the hook 'evaluate'" in seen.text
    assert match.result() is not None


def test_an_action_that_cannot_be_kept_is_told_and_the_match_goes_on() -> None:
    def full() -> None:
        raise TablewrightError(Problem("TW-SAVE-UNWRITABLE", "the disk is full"))

    match = Match(ruleset(GAME, small(Take)), 1)
    seen = play(match, ["1", "2", "1", "2", "1", "2"], full)
    assert match.result() is not None
    assert len(re.findall("TW-SAVE-UNWRITABLE: the disk is full", seen.text)) == 2
