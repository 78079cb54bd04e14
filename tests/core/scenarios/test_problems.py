"""What is wrong with a scenario file is said with its place, and a hint where there is one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright.scenarios import problems as found_in
from tests.core.scenarios.texts import FINE, PLAIN, played, problems, written

KEYS: list[tuple[dict[str, Any], str, str]] = [
    ({"tilte": "x"}, "TW-SCHEMA-UNKNOWN-KEY", "did you mean 'title'?"),
    ({"game": None}, "TW-SCENARIO-GAME", 'a key "game"'),
    ({"game": "tictactoo"}, "TW-GAME-UNKNOWN", "did you mean 'tictactoe'?"),
    ({"rule": "tictactoe/emty"}, "TW-SCENARIO-RULE", "did you mean 'tictactoe/empty'?"),
    ({"rule": None}, "TW-SCHEMA-MISSING-KEY", "rule"),
    ({"seats": 3}, "TW-CONFIG-SEATS", "not played with 3 seats"),
    ({"options": {"tictactoe": {"size": 4}}}, "TW-CONFIG-UNKNOWN-OPTION", "no option 'size'"),
    ({"plugins": ["tictactoe", "tictactow"]}, "TW-PLUGIN-UNKNOWN", "did you mean 'tictactoe'?"),
    ({"content": {"rulez": [{"id": "a"}]}}, "TW-CONTENT-UNKNOWN-KIND", "did you mean 'rules'?"),
    ({"content": {"rules": [{"id": "a/b", "text": {"en": "x"}}]}}, "TW-SCHEMA-MISSING-KEY", "paragraph"),
]
SITUATIONS: list[tuple[dict[str, Any], str, str]] = [
    ({"round": 2}, "TW-SCENARIO-STEP", 'a key "step"'),
    ({"first": 1}, "TW-SCENARIO-STEP", "decided by the set-up"),
    ({"step": "pley"}, "TW-SCENARIO-STEP", "did you mean 'play'?"),
    ({"step": "tictactoe"}, "TW-SCENARIO-STEP", "name one of: play"),
    ({"step": "play", "turn": 2}, "TW-SCENARIO-SEAT", "from 0 to 1"),
    ({"step": "play", "first": 5}, "TW-SCENARIO-SEAT", "there is no seat 5"),
    ({"step": "play", "done": [0]}, "TW-SCENARIO-STEP", "not all act at once"),
    ({"step": "play", "tictacto": {}}, "TW-SCENARIO-PART", "did you mean 'tictactoe'?"),
    ({"step": "play", "tictactoe": {"rows": ["X"]}}, "TW-SCENARIO-SITUATION", "three rows of three"),
    (
        {"step": "play", "interruptions": [{"step": "play", "seat": 0}]},
        "TW-SCENARIO-STEP",
        "no interruption 'play'",
    ),
]
ENTRIES: list[tuple[dict[str, Any], str, str]] = [
    ({"seat": 0, "offred": []}, "TW-SCHEMA-UNKNOWN-KEY", "did you mean 'offered'?"),
    ({"note": "nothing"}, "TW-SCENARIO-ENTRY", "neither acts nor expects"),
    ({**FINE, "does": FINE["may"]}, "TW-SCENARIO-ENTRY", "several things at once"),
    ({"seat": 0, "may_not": FINE["may"]}, "TW-SCHEMA-MISSING-KEY", '"rule"'),
    ({"value": "tictactoe.marks"}, "TW-SCENARIO-ENTRY", "one of is, is_not"),
    ({"is": 3}, "TW-SCHEMA-MISSING-KEY", '"value"'),
    ({"seat": [0, 1], "offered": [{"do": "mark"}]}, "TW-SCENARIO-ENTRY", "only actions"),
    ({**FINE, "view_of": 0}, "TW-SCENARIO-ENTRY", "belongs to a value or an event"),
    ({"seat": 0, "requirement": {"river": {}}, "met": True}, "TW-SCHEMA-WORD", "river"),
]


@pytest.mark.parametrize(("change", "code", "words"), KEYS)
def test_wrong_keys(tmp_path: Path, change: dict[str, Any], code: str, words: str) -> None:
    data = {key: value for key, value in {**PLAIN, **change}.items() if value is not None}
    _check(problems(tmp_path, data), code, words)


@pytest.mark.parametrize(("situation", "code", "words"), SITUATIONS)
def test_wrong_situations(tmp_path: Path, situation: dict[str, Any], code: str, words: str) -> None:
    _check(problems(tmp_path, {**PLAIN, "situation": situation}), code, words)


@pytest.mark.parametrize(("entry", "code", "words"), ENTRIES)
def test_wrong_entries(tmp_path: Path, entry: dict[str, Any], code: str, words: str) -> None:
    _check(problems(tmp_path, {**PLAIN, "then": [FINE, entry]}), code, words)


def test_a_scenario_that_expects_nothing(tmp_path: Path) -> None:
    only_acts = {**PLAIN, "then": [{"seat": 0, "does": {"do": "mark", "square": 1}}]}
    _check(problems(tmp_path, only_acts), "TW-SCENARIO-EXPECTS-NOTHING", "proves nothing")


def test_two_scenarios_of_one_title(tmp_path: Path) -> None:
    one = {key: PLAIN[key] for key in ("title", "rule", "then")}
    data = {"given": {"game": "tictactoe"}, "scenarios": [one, one]}
    _check(problems(tmp_path, data), "TW-SCENARIO-SAME-TITLE", "the other one is at")


def test_every_problem_of_a_file_is_told_at_once_and_in_its_place(tmp_path: Path) -> None:
    text = """{"game": "tictactoe", "rule": "tictactoe/empty", "title": "x",
 "then": [
  {"note": "one"},
  {"value": "kernel.round"}
]}"""
    found = problems(tmp_path, text)
    assert [line.split("case.scenario.json:")[1][:3] for line in found] == ["3:3", "4:3"]


def test_places_of_what_is_given_to_all_and_of_what_is_the_scenarios_own(tmp_path: Path) -> None:
    text = """{"given": {"game": "tictactoe", "situation": {"step": "play",
  "tictactoe": {"rows": []}},
  "content": {"rules": [{"id": "a/b", "paragraph": "P", "text": {"en": ""}}]}},
 "scenarios": [
  {"title": "x", "rule": "tictactoe/empty", "then": [{"over": false}],
   "content": {"rules": [{"id": "a/c", "paragraph": "", "text": {"en": "x"}}]}},
  {"title": "y", "rule": "tictactoe/empty", "then": [{"over": false}],
   "content": {"rules": [{"id": "a/b", "paragraph": "P", "text": {"en": "now right"}}]}}
]}"""
    found = problems(tmp_path, text)
    assert [line.split("case.scenario.json:")[1].split(":")[0] for line in found] == ["3", "6", "3"]


def test_a_plugin_that_fails_in_its_part_is_named(tmp_path: Path) -> None:
    outcome = played(tmp_path, situation={"step": "play", "tictactoe": {"rows": 7}})
    assert "the plugin 'tictactoe' failed in its hook 'situation'" in str(outcome)


def _check(found: list[str], code: str, words: str) -> None:
    assert any(code in problem and words in problem for problem in found), found


def test_the_problems_of_a_file_can_be_asked_for_without_playing_it(tmp_path: Path) -> None:
    fails = {**PLAIN, "then": [{"over": True}]}
    assert found_in(written(tmp_path, fails)) == []
    assert [one.code for one in found_in(written(tmp_path, "{}"))] == ["TW-SCHEMA-MISSING-KEY"] * 3
    nowhere = {**PLAIN, "situation": {"step": "nowhere"}}
    assert [one.code for one in found_in(written(tmp_path, nowhere))] == ["TW-SCENARIO-STEP"]
