"""`tablewright rules`: the table of the rules and what names them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.cli.citations import citations
from tests.core.cli.running import command
from tests.core.cli.test_check import RULE, rules_file
from tests.core.manifests import install


def test_rules_with_the_tests_that_name_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "test_lines.py").write_text("# first line\ndef test_it(): ...  # tictactoe/three\n")
    (tmp_path / "more.scenario.json").write_text('{"rule": "tictactoe/three"}')
    said = command(capsys, "rules", "tictactoe", "--tests", tmp_path)
    assert said.status == 0
    rows = {line.split()[0]: line for line in said.out.splitlines()}
    assert f"{tmp_path}/more.scenario.json:1, {tmp_path}/test_lines.py:2" in rows["tictactoe/three"]
    assert rows["tictactoe/empty"].endswith("—")
    assert "2 rules, 1 that no test names" in said.err


def test_untested_rules_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "test_lines.py").write_text("tictactoe/three")
    said = command(capsys, "rules", "tictactoe", "--untested", "--tests", tmp_path)
    assert [line.split()[0] for line in said.out.splitlines()] == ["rule", "tictactoe/empty"]
    (tmp_path / "test_lines.py").write_text("tictactoe/three tictactoe/empty")
    said = command(capsys, "rules", "tictactoe", "--untested", "--tests", tmp_path)
    assert said.out.strip() == ""


def test_the_tests_of_a_plugins_own_project_count_wherever_one_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    folder = install(tmp_path, "more", extends="tictactoe", content=["rules.json"])
    (folder / "rules.json").write_text(rules_file({**RULE, "id": "more/one"}, {**RULE, "id": "more/two"}))
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_more.py").write_text("# more/one")
    monkeypatch.chdir(folder)
    said = command(capsys, "rules", "tictactoe", "--untested")
    assert "more/one" in said.out  # the tests of an environment are nobody's
    (tmp_path / "pyproject.toml").write_text("")
    for here in (tmp_path, folder):
        monkeypatch.chdir(here)
        said = command(capsys, "rules", "tictactoe", "--untested")
        assert "more/one" not in said.out
        assert "more/two" in said.out


def test_a_project_that_lies_in_the_tests_is_not_named_twice(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tmp_path / "tests" / "project"
    monkeypatch.syspath_prepend(project / "src")
    folder = install(project / "src", "more", extends="tictactoe", content=["rules.json"])
    (folder / "rules.json").write_text(rules_file({**RULE, "id": "more/one"}))
    (project / "tests").mkdir()
    (project / "tests" / "test_more.py").write_text("# more/one")
    (project / "pyproject.toml").write_text("")
    monkeypatch.chdir(tmp_path)
    assert command(capsys, "rules", "tictactoe").out.count("test_more.py:1") == 1
    monkeypatch.chdir(project / "src")
    assert command(capsys, "rules", "tictactoe").out.count("test_more.py:1") == 1


def test_the_rules_are_listed_where_the_folder_one_is_in_is_gone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert command(capsys, "rules", "cartouche").status == 0


def test_without_a_folder_of_tests_the_rules_are_listed_all_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command(capsys, "rules", "tictactoe")
    assert said.status == 0
    assert "2 rules, 2 that no test names" in said.err
    assert "--tests DIR" in said.err


def test_a_plugin_that_is_no_game_leads_to_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, "rules", "pyramid")
    assert said.status == 2
    assert "TW-GAME-UNKNOWN" in said.err
    assert "tablewright rules cartouche" in said.err


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('"rule": "game/place/touching"', {"game/place/touching"}),
        ("# game/place/touching.", {"game/place/touching"}),
        ("(game/a, game/b)", {"game/a", "game/b"}),
        ("game/place/touching-edges", {"game/place/touching-edges"}),
        ("tests/game/place.py", set()),
        ("./game/place", set()),
        ("game/place/", set()),
        ("either/or", {"either/or"}),
        ("Game/Place", set()),
    ],
)
def test_what_counts_as_naming_a_rule(tmp_path: Path, text: str, named: set[str]) -> None:
    (tmp_path / "test_it.py").write_text(text)
    assert set(citations(tmp_path)) == named


def test_hidden_folders_and_other_files_name_nothing(tmp_path: Path) -> None:
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "x.py").write_text("game/a")
    (tmp_path / "notes.txt").write_text("game/a")
    assert citations(tmp_path) == {}
