"""Every kind of entry holds where it should, and where it does not, the failure says what was found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.core.scenarios.texts import played

DOES = {"seat": 0, "does": {"do": "mark", "square": 1}}
WINS = {"seat": 0, "does": [{"do": "mark", "square": 2}]}
NEARLY = {"step": "play", "tictactoe": {"rows": ["X X .", "O O .", ". . ."]}}

HOLDS: list[list[dict[str, Any]]] = [
    [DOES, {"value": "tictactoe.marks.0", "is": 259}],
    [{"seat": 0, "may": [{"do": "mark", "square": 1}, {"do": "mark", "square": 2}]}],
    [{"seat": 0, "may_not": {"do": "mark", "square": 4}, "rule": "tictactoe/empty", "because": "marked"}],
    [{"seat": 1, "may_not": {"do": "mark", "square": 1}, "rule": "kernel/turn"}],
    [{"seat": 0, "may_not": {"do": "mark", "square": "1"}, "rule": "kernel/malformed"}],
    [{"seat": 0, "offered": [{"square": 1}, {"square": 2}], "not_offered": [{"square": 0}], "count": 2}],
    [{"seat": 1, "not_offered": [{"do": "mark"}]}],
    [{"value": "tictactoe", "contains": "marks"}, {"value": "tictactoe.marks", "contains": 16, "lacks": 3}],
    [{"value": "kernel.seats", "at_least": 2, "at_most": 2, "is_not": 3}],
    [{"value": "kernel.stack", "length": 2}, {"value": "kernel.stack.1.step", "is": "play"}],
    [{"value": "kernel.stream.seed", "view_of": 0, "absent": True}, {"value": "kernel.stream.seed", "is": 0}],
    [DOES, {"no_event": {"kind": "won"}}, {"asked": [1]}, {"stands_in": "play"}, {"over": False}],
    [{"seat": 0, "stands_in": "play", "note": "where the seat is asked"}],
    [{"score": {"seat": 0, "total": 0, "terms": [], "only": True}}],
]

FAILS: list[tuple[dict[str, Any], str]] = [
    ({"seat": 0, "does": {"do": "mark", "square": 4}}, "could not do"),
    ({"seat": 0, "may": {"do": "mark", "square": 4}}, "already marked"),
    ({"seat": 0, "may_not": {"do": "mark", "square": 1}, "rule": "tictactoe/empty"}, "it is possible"),
    ({"seat": 0, "may_not": {"do": "mark", "square": 4}, "rule": "tictactoe/three"}, "by another rule"),
    (
        {"seat": 0, "may_not": {"do": "mark", "square": 4}, "rule": "tictactoe/empty", "because": "no ink"},
        "for another reason",
    ),
    ({"seat": 0, "offered": [{"square": 4}]}, "is not offered"),
    ({"seat": 0, "not_offered": [{"square": 1}]}, "is offered"),
    ({"seat": 0, "offered": [{"square": 1}], "only": True}, "something else too"),
    ({"seat": 0, "offered": [{"do": "mark"}], "count": 5}, "6: "),
    ({"value": "tictactoe.marks", "is": [257, 17]}, "[257, 16]"),
    ({"value": "tictactoe.marks.7", "is": 1}, "a list of 2"),
    ({"value": "tictactoe.marks.0.x", "is": 1}, "has no parts"),
    ({"value": "tictactoe.mark", "is": 1}, "did you mean 'marks'?"),
    ({"value": "tictactoe.marks", "absent": True}, "should not be there"),
    ({"value": "kernel.seats", "is": True}, "another"),
    ({"value": "kernel.seats", "at_least": 3}, "at least 3"),
    ({"value": "kernel.stack", "length": 9}, "parts: 9"),
    ({"event": {"kind": "won"}}, "no such event"),
    ({"asked": [0, 1]}, "other seats"),
    ({"stands_in": "draft"}, "another step"),
    ({"seat": 1, "stands_in": "play"}, "it is not asked"),
    ({"over": True}, "not over"),
    ({"ranking": [[0], [1]]}, "not over"),
    ({"outcome": "won"}, "not over"),
    ({"score": {"opponent": "bank", "total": 5}}, "no opponent 'bank'"),
    ({"score": {"seat": 0, "total": 5}}, "another total"),
    ({"score": {"seat": 0, "terms": [{"points": 5}]}}, "no such score term"),
]


@pytest.mark.parametrize("entries", HOLDS)
def test_entries_that_hold(tmp_path: Path, entries: list[dict[str, Any]]) -> None:
    outcome = played(tmp_path, *entries, {"over": False})
    assert outcome.passed, str(outcome)


@pytest.mark.parametrize(("entry", "words"), FAILS)
def test_entries_that_fail(tmp_path: Path, entry: dict[str, Any], words: str) -> None:
    outcome = played(tmp_path, {"over": False}, entry)
    assert not outcome.passed
    assert outcome.failure is not None
    assert words in str(outcome)


def test_a_failure_says_where_what_was_expected_and_what_was_found(tmp_path: Path) -> None:
    outcome = played(tmp_path, DOES, {"asked": [0]}, title="Whose turn it is", rule=["tictactoe/empty"])
    lines = str(outcome).replace(str(tmp_path), "").splitlines()
    assert lines[0] == "failed: Whose turn it is (tictactoe/empty)"
    assert lines[1].startswith("/case.scenario.json:")
    assert lines[1].endswith(": other seats are asked to act")
    assert lines[2:] == ["  expected: [0]", "  found:    [1]"]


def test_events_are_those_of_the_last_action(tmp_path: Path) -> None:
    won = {"event": {"kind": "won", "seat": 0, "rule": "tictactoe/three"}, "times": 1, "view_of": 1}
    assert played(tmp_path, WINS, won, {"ranking": [[0], [1]]}, situation=NEARLY).passed
    assert "another number" in str(played(tmp_path, WINS, {**won, "times": 2}, situation=NEARLY))
    assert "has happened" in str(played(tmp_path, WINS, {"no_event": {"kind": "won"}}, situation=NEARLY))
    assert "another" in str(played(tmp_path, WINS, {"ranking": [[1], [0]]}, situation=NEARLY))
    other = {"seat": 0, "does": {"do": "mark", "square": 8}}, {"seat": 1, "does": {"do": "mark", "square": 5}}
    assert played(tmp_path, *other, {"event": {"kind": "won", "seat": 1}}, situation=NEARLY).passed


def test_several_seats_and_actions_in_one_entry(tmp_path: Path) -> None:
    twice = {"seat": [0, 1], "does": {"do": "mark", "square": 1}}
    assert "seat 1 could not do" in str(played(tmp_path, twice, {"over": False}))
    nothing = {"seat": [0, 1], "may_not": {"do": "mark", "square": 4}, "rule": "tictactoe/empty"}
    assert "by another rule" in str(played(tmp_path, nothing))
