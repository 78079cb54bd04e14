"""A golden playthrough says at which action something has become different."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablewright.testing import Nonconformity
from tablewright.testing.golden import check_golden, games_without, main


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "connectfour.json"
    assert main(["connectfour", str(path), "--seed", "5"]) == 0
    return path


def _refused(data: dict[str, Any]) -> None:
    data["actions"][4]["does"]["column"] = 9


def _other_event(data: dict[str, Any]) -> None:
    data["actions"][-1]["causes"] = ["lost"]


def _other_digest(data: dict[str, Any]) -> None:
    data["actions"][9]["digest"] = "0" * 16


def _other_result(data: dict[str, Any]) -> None:
    data["result"]["ranking"] = []


CHANGES = [
    (_refused, "action 5 of .*\n.*column.: 9"),
    (_other_event, "has other causes"),
    (_other_digest, "action 10 of"),
    (_other_result, "another result"),
]


@pytest.mark.parametrize(("change", "words"), CHANGES)
def test_a_difference_is_found_and_placed(kept: Path, change: Callable[[Any], None], words: str) -> None:
    data = json.loads(kept.read_text())
    change(data)
    kept.write_text(json.dumps(data))
    with pytest.raises(Nonconformity, match=words):
        check_golden(kept)


def test_a_record_can_be_made_again_and_is_then_the_same(kept: Path) -> None:
    before = kept.read_text()
    check_golden(kept)
    assert main(["--again", str(kept)]) == 0
    assert kept.read_text() == before


def test_a_game_without_a_record_is_named(kept: Path) -> None:
    assert "connectfour" not in games_without(kept.parent)
    assert "tictactoe" in games_without(kept.parent)


def test_an_unknown_game_is_a_problem_not_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conectfour"]) == 2
    assert "did you mean 'connectfour'" in capsys.readouterr().err
