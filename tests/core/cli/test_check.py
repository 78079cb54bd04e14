"""`tablewright check`: every problem of every file, whatever kind of file it is."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.core.cli.running import command
from tests.core.manifests import install

ROOT = Path(__file__).parents[3]
RULE = {"id": "tictactoe/empty", "paragraph": "Play", "text": {"en": "A mark goes on an empty square."}}


def rules_file(*rules: object) -> str:
    return json.dumps({"$schema": "v1/rules.schema.json", "origin": "invented", "rules": rules})


def test_what_is_ours_has_nothing_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(
        capsys, "check", ROOT / "examples", ROOT / "content", ROOT / "plugins", ROOT / "tests" / "examples"
    )
    assert (said.status, said.err) == (0, "")
    assert "nothing wrong" in said.out


def test_every_problem_of_every_file_in_one_run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text('game = "tictactoe"\nplugin = []\n')
    (tmp_path / "other.toml").write_text("[project]\nname = 'not ours'\n")
    (tmp_path / "rules.json").write_text(rules_file({**RULE, "paragraf": "x"}, {**RULE, "id": "Nonsense"}))
    (tmp_path / "broken.json").write_text('{"$schema": "v1/rules.schema.json", "rules": [}')
    (tmp_path / "package.json").write_text('{"name": "not ours"}')
    plugin = tmp_path / "my-plugin"
    plugin.mkdir()
    (plugin / "plugin.json").write_text('{"id": "my-plugin"}')
    said = command(capsys, "check", tmp_path)
    assert said.status == 2
    for code in (
        "TW-CONFIG-UNKNOWN-KEY",
        "TW-SCHEMA-UNKNOWN-KEY",
        "TW-SCHEMA-PATTERN",
        "TW-JSON-SYNTAX",
        "TW-MANIFEST-MISSING-KEY",
    ):
        assert code in said.out, code
    assert "4 things checked" in said.out
    assert "not ours" not in said.out


def test_a_plugin_folder_is_checked_with_what_it_depends_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "plugin.json").write_text(
        '{"id": "more-rules", "version": "1.0.0", "kernel": ">=0.1", "extends": "tictactoe", "title": {"en": "More"},'
        ' "content": ["rules.json"]}'
    )
    (tmp_path / "rules.json").write_text(rules_file(RULE))
    said = command(capsys, "check", tmp_path)
    assert said.status == 2
    assert f"{tmp_path}/rules.json" in said.out
    assert "TW-CONTENT-DUPLICATE-ID" in said.out
    (tmp_path / "rules.json").write_text(rules_file({**RULE, "id": "more/one"}))
    for path in (tmp_path, tmp_path / "plugin.json", tmp_path / "rules.json"):
        assert command(capsys, "check", path).out == "1 thing checked, nothing wrong\n"


def test_an_id_that_an_installed_plugin_takes_later_is_noticed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path / "site")
    other = install(tmp_path / "site", "other", extends="tictactoe", content=["rules.json"])
    mine = install(tmp_path, "mine", extends="tictactoe", content=["rules.json"])
    for folder, name in ((other, "othr/one"), (mine, "mine/one")):
        (folder / "rules.json").write_text(rules_file({**RULE, "id": name}))
    for _ in range(2):
        assert command(capsys, "check", mine).out == "1 thing checked, nothing wrong\n"
    before = (other / "rules.json").stat()
    text = (other / "rules.json").read_text()
    (other / "rules.json").write_text(text.replace("othr/one", "mine/one"))
    os.utime(other / "rules.json", ns=(before.st_atime_ns, before.st_mtime_ns))  # as some copying does
    assert "TW-CONTENT-DUPLICATE-ID" in command(capsys, "check", mine).out


@pytest.mark.parametrize("named", ["mine", "mine/rules.json", "."])
def test_places_are_told_from_where_one_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    plugin = tmp_path / "mine"
    plugin.mkdir()
    (plugin / "plugin.json").write_text(
        '{"id": "mine", "version": "1.0.0", "kernel": ">=0.1", "extends": "tictactoe", "title": {"en": "Mine"},'
        ' "content": ["rules.json"]}'
    )
    (plugin / "rules.json").write_text(rules_file(RULE))
    monkeypatch.chdir(tmp_path)
    assert "\nmine/rules.json:1:" in "\n" + command(capsys, "check", named).out


def test_what_a_scenario_meets_again_in_the_content_is_told_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plugin = tmp_path / "mine"
    plugin.mkdir()
    (plugin / "plugin.json").write_text(
        '{"id": "mine", "version": "1.0.0", "kernel": ">=0.1", "extends": "tictactoe", "title": {"en": "Mine"},'
        ' "content": ["rules.json"]}'
    )
    (plugin / "rules.json").write_text(rules_file({**RULE, "id": "mine/one", "text": "no languages"}))
    (plugin / "one.scenario.json").write_text(
        '{"title": "One", "rule": "mine/one", "game": "tictactoe", "plugins": ["tictactoe", "."],'
        ' "then": [{"seat": 0, "may": {"do": "mark", "square": 4}}]}'
    )
    monkeypatch.chdir(tmp_path)
    said = command(capsys, "check", "mine")
    assert said.out.endswith("\n2 things checked, 1 problem found\n")
    assert said.out.startswith("mine/rules.json:1:")


def test_a_file_that_is_named_is_checked_whatever_it_looks_like(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "notes.md"
    file.write_text("# Notes")
    said = command(capsys, "check", file)
    assert said.status == 2
    assert f"{file}:1:1: TW-JSON-SYNTAX" in said.out


def test_a_folder_with_nothing_to_check_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = command(capsys, "check", tmp_path)
    assert said.status == 2
    assert "TW-CHECK-NOTHING" in said.out


def test_a_plugin_that_is_broken_takes_no_kind_of_the_others_away(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    install(tmp_path, "broken", module="tablewright_broken.plugin", code="1 / 0")
    stories = ROOT / "content" / "base" / "stories.json"
    assert command(capsys, "check", stories).out == "1 thing checked, nothing wrong\n"
    assert command(capsys, "check", ROOT / "content").status == 0


def test_a_kind_of_which_no_game_has_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text('{"$schema": "v1/storys.schema.json"}')
    said = command(capsys, "check", file)
    assert "TW-CONTENT-UNKNOWN-KIND" in said.out
    assert "did you mean 'stories'?" in said.out
