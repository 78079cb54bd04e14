"""The command that lets two bots play each other."""

from __future__ import annotations

import pytest

from benchmarks.strength import main


def test_who_wins_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tictactoe", "random", "random", "--matches", "4"]) == 0
    assert "of 4 matches" in capsys.readouterr().out


def test_an_unknown_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsuch", "random", "random"]) == 2
    assert "TW-GAME-UNKNOWN" in capsys.readouterr().err
