"""A plugin of data is read and nothing more: no code of it runs, and no file outside of its folder is opened."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright import TablewrightError
from tablewright.content.content import LARGEST_CONTENT
from tablewright.documents.files import LARGEST_FILE
from tablewright.play.assembly import ruleset
from tests.authoring.mistake import MANIFEST
from tests.core.cli.running import command

OPENED: list[str] | None = None


def _note(event: str, arguments: tuple[object, ...]) -> None:
    if OPENED is not None and event == "open":
        OPENED.append(str(arguments[0]))


sys.addaudithook(_note)  # stays for as long as Python runs, and is asleep but in these tests


@pytest.fixture
def opened() -> Iterator[list[str]]:
    """Every file that is opened during the test."""
    global OPENED
    OPENED = []
    yield OPENED
    OPENED = None


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """A file that no plugin has any business with."""
    file = tmp_path / "secret.json"
    file.write_text(json.dumps({"$schema": "v1/achievements.schema.json", "password": "cat"}))
    return file


def written(folder: Path, **changes: object) -> Path:
    """A plugin of data whose manifest has some values changed."""
    folder.mkdir(exist_ok=True)
    (folder / "plugin.json").write_text(json.dumps({**json.loads(MANIFEST), **changes}))
    return folder


def link(path: Path, target: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    path.symlink_to(target)


@pytest.mark.parametrize("way", ["up", "absolute", "file", "folder", "scenario", "manifest", "switch"])
def test_no_file_outside_of_its_folder_is_opened(
    way: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, secret: Path, opened: list[str]
) -> None:
    mine = written(tmp_path / "mine", content=["cards"])
    match way:
        case "up":
            written(mine, content=["cards/../../secret.json"])
        case "absolute":
            written(mine, content=[str(secret)])
        case "file":
            link(mine / "cards" / "cards.json", secret)
        case "folder":
            link(mine / "cards", tmp_path)
        case "scenario":
            written(mine, content=[])
            link(mine / "case.scenario.json", secret)
        case "manifest":
            (mine / "plugin.json").unlink()
            link(mine / "plugin.json", secret)
        case "switch":
            switch = {"title": {"en": "Hard"}, "content": ["../secret.json"]}
            written(mine, content=[], switches={"hard": switch})
    said = command(capsys, "check", mine)
    assert said.status == 2
    assert "TW-FILE-OUTSIDE" in said.out or "leads out of the folder" in said.out
    assert "password" not in said.err + said.out
    assert [path for path in opened if path.endswith("secret.json")] == []
    assert any(path.endswith("plugin.json") for path in opened), "the hook sees what is opened"


def test_no_code_in_its_folder_is_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = written(tmp_path / "mine", content=[])
    evil = f"import pathlib; pathlib.Path({str(tmp_path / 'ran')!r}).touch()\n"
    for name in ("__init__.py", "plugin.py", "mine.py", "conftest.py", "sitecustomize.py", "setup.py"):
        (mine / name).write_text(evil)
    config = tmp_path / "game.toml"
    config.write_text(
        'game = "cartouche"\nseats = 2\nplugins = ["base", "achievements", "pyramid", "./mine"]\n'
    )
    # Even where Python would find it.
    monkeypatch.syspath_prepend(str(tmp_path))
    play = ("play", config, "--seat", "0=random", "--seat", "1=random", "--seed", "1", "--json")
    for words in (("check", mine), ("check", config), ("plugins", config), play):
        assert command(capsys, *words).status == 0
    assert not (tmp_path / "ran").exists()
    assert "mine" not in sys.modules


def test_its_content_is_not_larger_than_memory_allows(tmp_path: Path, opened: list[str]) -> None:
    mine = written(tmp_path / "mine", content=["cards"])
    (mine / "cards").mkdir()
    most = LARGEST_CONTENT // LARGEST_FILE
    for number in range(most + 5):
        text = '{"$schema": "v1/plugin.schema.json"'.ljust(LARGEST_FILE - 1) + "}"
        (mine / "cards" / f"{number}.json").write_text(text)
    opened.clear()
    with pytest.raises(TablewrightError) as caught:
        ruleset({"game": "cartouche", "plugins": ["base", "achievements", "pyramid", str(mine)]})
    (problem,) = caught.value.problems
    assert str(problem).startswith(f"{mine}/plugin.json:1:")
    assert "TW-FILE-TOO-LARGE: the content of the plugin my-cards is too large" in str(problem)
    assert len({path for path in opened if "/mine/cards/" in path}) == most + 1
