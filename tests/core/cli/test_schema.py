"""`tablewright schema`: files that an editor reads, and nothing overwritten that it did not write."""

from __future__ import annotations

import json
import shlex
import subprocess
from pathlib import Path

import pytest

from tablewright.play.assembly import ruleset
from tests.core.cli.running import PROGRAM, command

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def pack(folder: Path) -> Path:
    """A pack of cards with a mistake in its content, which does not matter here."""
    folder.mkdir()
    manifest = {"id": "mine", "version": "1.0.0", "kernel": ">=0.1", "extends": "cartouche"}
    (folder / "plugin.json").write_text(
        json.dumps({**manifest, "title": {"en": "Mine"}, "content": ["x.json"]})
    )
    (folder / "x.json").write_text("{")
    return folder


def test_one_file_per_kind(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = command(capsys, "schema", "--out", "schemas", "tictactoe")
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(
        "6 schemas written to schemas: config, game, outline, plugin, rules, scenario\n"
    )
    written = sorted(file.name for file in (tmp_path / "schemas/v1").iterdir())
    assert written == [f"{kind}.schema.json" for kind in said.out.split("\n")[0].split(": ")[1].split(", ")]
    rules = json.loads((tmp_path / "schemas/v1/rules.schema.json").read_text("utf-8"))
    assert rules["$id"] == "urn:tablewright:v1:rules"


def test_settings_lead_to_the_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command(capsys, "schema", "--out", "a/b", "tictactoe")
    settings = json.loads((tmp_path / "a/b/vscode-settings.json").read_text("utf-8"))
    for entry in settings["json.schemas"]:
        assert (tmp_path / entry["url"]).is_file()
    command(capsys, "schema", "--out", tmp_path / "c", "tictactoe")
    assert '"./c/v1/plugin' in (tmp_path / "c/vscode-settings.json").read_text("utf-8")


def test_it_may_be_written_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first = command(capsys, "schema", "--out", "s", "cartouche")
    before = {file: file.read_bytes() for file in tmp_path.rglob("*.json")}
    assert command(capsys, "schema", "--out", "s", "cartouche") == first
    assert {file: file.read_bytes() for file in tmp_path.rglob("*.json")} == before


def test_what_others_wrote_stays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "v1").mkdir()
    (tmp_path / "v1/rules.schema.json").write_text("mine")
    said = command(capsys, "schema", "--out", ".", "tictactoe")
    assert said.status == 2
    assert said.err.startswith("v1/rules.schema.json: TW-SCHEMA-EXISTS")
    assert [file.name for file in (tmp_path / "v1").iterdir()] == ["rules.schema.json"]


def test_a_place_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = command(capsys, "schema", "--out", "file/x", "tictactoe")
    assert (said.status, "TW-FILE-UNREADABLE" in said.err) == (2, True)


@pytest.mark.parametrize("meant", ["mine", "mine/..", None])
def test_the_plugin_in_a_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meant: str | None
) -> None:
    folder = pack(tmp_path / "mine")
    if meant is None:
        monkeypatch.chdir(folder)
    said = command(capsys, "schema", "--out", "s", *([meant] if meant else []))
    assert (said.status, said.err) == (0, "")
    text = (Path.cwd() / "s/v1/achievements.schema.json").read_text("utf-8")
    assert ('"river"' in text, '"river_connects"' in text) == (True, False)


def test_a_config_with_its_plugins(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command(capsys, "schema", "--out", "s", ROOT / "examples/configs/cartouche.toml")
    assert '"river_connects"' in (tmp_path / "s/v1/achievements.schema.json").read_text("utf-8")


def test_content_may_name_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """What an editor goes by is what the kernel goes by."""
    folder = pack(tmp_path / "mine")
    command(capsys, "schema", "--out", "mine/schemas", "mine")
    story = {
        "id": "one",
        "type": "token",
        "starting": False,
        "points": 3,
        "title": {"en": "One"},
        "requires": {"tokens": {"cat": 1}},
    }
    (folder / "x.json").write_text(
        json.dumps({"$schema": "./schemas/v1/stories.schema.json", "stories": [story]})
    )
    rules, _ = ruleset({"game": "cartouche", "plugins": ["base", "./mine"]})
    assert rules.content.get("stories", "one").plugin == "mine"


def test_what_cannot_be_meant(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for arguments, code in (
        (("empty",), "TW-PLUGIN-NO-MANIFEST"),
        (("nowhere.toml",), "TW-FILE-MISSING"),
        (("chess",), "TW-GAME-UNKNOWN"),
        ((), "TW-CLI-VALUE"),
    ):
        said = command(capsys, "schema", "--out", "s", *arguments)
        assert (said.status, code in said.err) == (2, True), said.err
    assert not (tmp_path / "s").exists()


@pytest.mark.parametrize("there", [False, True])
def test_a_full_disk_leaves_nothing_half_done(tmp_path: Path, there: bool) -> None:
    if there:
        (tmp_path / "schemas/v1").mkdir(parents=True)
        (tmp_path / "schemas/v1/note.txt").write_text("mine")
    before = sorted(tmp_path.rglob("*"))
    line = f"ulimit -f 4; exec {shlex.quote(str(PROGRAM))} schema cartouche --out schemas"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "TW-FILE-UNREADABLE: the file cannot be written: File too large" in done.stderr
    assert sorted(tmp_path.rglob("*")) == before


def test_no_folder_is_not_the_folder_one_stands_in(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = command(capsys, "schema", "tictactoe", "--out", "")
    assert (said.status, "TW-CLI-VALUE: --out names no folder" in said.err) == (2, True)
    assert list(tmp_path.iterdir()) == []
