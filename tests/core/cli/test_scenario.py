"""`tablewright scenario`: what passed, what failed and why, and the exit status that says which."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.core.cli.running import command

SCENARIO: dict[str, Any] = {
    "$schema": "v1/scenario.schema.json",
    "title": "The middle square",
    "rule": "tictactoe/empty",
    "game": "tictactoe",
    "then": [{"seat": 0, "does": {"do": "mark", "square": 4}}, {"asked": [1]}],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "middle.scenario.json"


def test_one_that_holds(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(json.dumps(SCENARIO))
    said = command(capsys, "scenario", file)
    assert (said.status, said.err) == (0, "")
    assert "ok: The middle square" in said.out
    assert said.out.endswith("1 passed\n")


def test_one_that_does_not(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text(json.dumps({**SCENARIO, "then": [*SCENARIO["then"], {"asked": [0]}]}))
    said = command(capsys, "scenario", file)
    assert said.status == 1
    assert "failed: The middle square" in said.out
    assert said.out.endswith("0 passed, 1 failed\n")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"situation": {"step": "nowhere"}}, "TW-SCENARIO-STEP"),
        ({"game": "chess"}, "TW-GAME-UNKNOWN"),
    ],
)
def test_one_that_cannot_be_played(
    capsys: pytest.CaptureFixture[str], file: Path, changes: dict[str, Any], code: str
) -> None:
    file.write_text(json.dumps({**SCENARIO, **changes}))
    said = command(capsys, "scenario", file)
    assert said.status == 2
    assert said.out.startswith("cannot be played: The middle square")
    assert code in said.out
    assert said.out.endswith("0 passed, 1 could not be played\n")


def test_a_file_that_is_wrong_in_itself_does_not_stop_the_others(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    file.write_text(json.dumps(SCENARIO))
    wrong = file.with_name("wrong.scenario.json")
    wrong.write_text("{")
    said = command(capsys, "scenario", wrong, file)
    assert said.status == 2
    assert "TW-JSON-SYNTAX" in said.err
    assert said.out.endswith("1 passed, 1 file could not be read\n")
    assert command(capsys, "scenario", file.parent).out == said.out


def test_a_folder_without_any(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = command(capsys, "scenario", tmp_path)
    assert said.status == 2
    assert "TW-FILE-MISSING" in said.err
