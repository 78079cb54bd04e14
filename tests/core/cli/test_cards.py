"""`tablewright cards`: what stands on the cards of a plugin, a game, a config, a folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.core.cli.running import command


@pytest.fixture(autouse=True)
def _a_wide_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def test_the_cards_of_a_plugin_have_title_points_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, "cards", "base")
    assert said.status == 0
    assert "stories of base: 62" in said.out
    line = next(line for line in said.out.splitlines() if "The Granary Keeper" in line)
    assert " ".join(line.split()) == "token-01 The Granary Keeper 3 points Spend 1 cat, 1 human."
    assert "of achievements" not in said.out


def test_a_requirement_that_has_a_picture_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, "cards", "pyramid")
    assert said.status == 0
    assert "stories of pyramid: 20" in said.out
    assert "achievements of pyramid: 3" in said.out
    lines = said.out.splitlines()
    first = next(number for number, line in enumerate(lines) if "The First Step" in line)
    drawn = [line[:14].rstrip() for line in lines[first : first + 10] if line[:14].strip(" ")]
    assert drawn[1:5] == ["       ┏━━┓", "       ┃▒▒┃", "    ┏━━┛▒▒┗━━┓", "    ┃▒▒▒▒▒▒▒▒┃"]


@pytest.mark.parametrize("columns", [40, 72, 110])
def test_a_page_is_as_wide_as_there_is_room(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    said = command(capsys, "cards", "pyramid")
    assert max(map(len, said.out.splitlines())) <= columns
    for number in range(1, 21):
        assert f"pyramid-{number:02}" in said.out
    assert not any(line.endswith(" ") for line in said.out.splitlines())


def test_a_game_or_a_config_shows_what_it_enables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = command(capsys, "cards", "cartouche").out
    assert "of base" in game
    assert "achievements of achievements: 9" in game
    config = tmp_path / "mine.toml"
    config.write_text(
        'game = "cartouche"\nplugins = ["base", "pyramid"]\n[switches.pyramid]\nstories = false\n'
    )
    mine = command(capsys, "cards", config).out
    assert "achievements of pyramid: 3" in mine
    assert "stories of pyramid" not in mine
    assert "of achievements" not in mine


def test_a_folder_shows_its_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    manifest = {
        "id": "mine",
        "version": "1",
        "kernel": ">=0.1",
        "extends": "cartouche",
        "title": {"en": "Mine"},
        "content": ["cards.json"],
    }
    card = {
        "id": "six-stories",
        "title": {"en": "Six Stories"},
        "text": {"en": "Complete six."},
        "requires": {"completed": {"count": 6}},
    }
    (tmp_path / "plugin.json").write_text(json.dumps(manifest))
    (tmp_path / "cards.json").write_text(
        json.dumps({"$schema": "v1/achievements.schema.json", "achievements": [card]})
    )
    said = command(capsys, "cards", tmp_path)
    assert said.out == "achievements of mine: 1\n\n  six-stories  Six Stories    Complete six.\n"


def test_without_cards_and_without_a_plugin(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, "cards", "tictactoe").out == "tictactoe has no cards.\n"
    said = command(capsys, "cards", "pyramyd")
    assert said.status == 2
    assert "did you mean 'pyramid'?" in said.err
