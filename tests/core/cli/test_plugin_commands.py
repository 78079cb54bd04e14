"""Commands that plugins bring, by the game or the plugin that they are called by."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.cli.running import command


def test_a_game_tells_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["cartouche"], ["cartouche", "--help"], ["base"]):
        said = command(capsys, *arguments)
        assert said.status == 0
        assert "trophies  show the trophy card" in said.out
    assert "--claim TROPHY" in command(capsys, "cartouche", "trophies", "--help").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["connectfour"], "to play it: tablewright play connectfour"),
        (["achievements"], "those of its game: tablewright cartouche"),
        (["cartouche", "trophys"], "invalid choice: 'trophys'"),
        (["cartouche", "trophies", "no.save"], "TW-SAVE-UNREADABLE"),
        (["nonsense"], "there is no command nonsense"),
    ],
)
def test_what_is_no_command_is_told(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command(capsys, *arguments)
    assert (said.status, said.out) == (2, "")
    assert words in said.err
