"""`check --format`: the same problems for people, as JSON, and as lines that CI turns into marks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.core.cli.running import command

WRONG = 'game = "tictactoe"\nplugin = []\n'


def test_json_is_one_object_and_nothing_else(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "c.toml"
    file.write_text(WRONG)
    said = command(capsys, "check", file, "--format", "json")
    assert (said.status, said.err) == (2, "")
    told = json.loads(said.out)
    assert told["checked"] == 1
    (problem,) = told["problems"]
    assert (problem["code"], problem["file"]) == ("TW-CONFIG-UNKNOWN-KEY", str(file))
    assert (problem["line"], problem["column"]) == (2, 1)
    assert "plugins" in problem["hint"]
    file.write_text('game = "tictactoe"\n')
    said = command(capsys, "check", file, "--format", "json")
    assert said.status == 0
    assert json.loads(said.out) == {"checked": 1, "problems": []}


def test_annotations_name_file_line_and_column(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "odd, 100%.toml"
    file.write_text(WRONG)
    said = command(capsys, "check", file, "--format", "github")
    first = said.out.splitlines()[0]
    name = str(file).replace("%", "%25").replace(",", "%2C")
    assert said.status == 2
    assert first.startswith(f"::error file={name},line=2,col=1,title=TW-CONFIG-UNKNOWN-KEY::")
    assert "%0Ahint: did you mean" in first


def test_a_file_cannot_give_a_command_of_its_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text(json.dumps({"$schema": "v1/rules\n::warning::gotcha.schema.json"}))
    said = command(capsys, "check", file, "--format", "github")
    assert said.status == 2
    assert not [line for line in said.out.splitlines() if line.startswith("::warning")]


def test_a_scenario_in_the_folder_of_a_plugin_is_checked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "plugin.json").write_text(
        '{"id": "mine", "version": "1.0.0", "kernel": ">=0.1", "extends": "tictactoe", "title": {"en": "Mine"}}'
    )
    (tmp_path / "mine.scenario.json").write_text('{"title": "x", "game": "tictactoe"}')
    said = command(capsys, "check", tmp_path)
    assert said.status == 2
    assert "mine.scenario.json:1:" in said.out
