"""Wheels installed in an empty environment, far from this repository, play.

Only this proves that a distribution declares what it needs and carries its schemas and content: in the
environment of development everything lies beside everything.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.workspace.members import ROOT, Member, members
from tests.workspace.wheelhouse import build, needed_by, pack

MEMBERS = members()


@dataclass(frozen=True)
class Place:
    """An empty environment with spaces in its path, and the wheels that may be installed in it."""

    folder: Path
    house: Path

    def install(self, *distributions: str) -> None:
        """Let pip resolve these among the wheels of the house: what is not declared does not come along."""
        pip = [sys.executable, "-m", "pip", "--python", str(self.folder / "venv/bin/python"), "install"]
        self._run(
            *pip, "--quiet", "--no-index", "--no-compile", "--find-links", str(self.house), *distributions
        )

    def python(self, code: str) -> str:
        return self._run(str(self.folder / "venv/bin/python"), "-I", "-c", code)

    def tablewright(self, *arguments: str) -> str:
        return self._run(str(self.folder / "venv/bin/tablewright"), *arguments)

    def pytest(self, folder: Path) -> str:
        return self._run(str(self.folder / "venv/bin/pytest"), "-q", "-p", "no:cacheprovider", str(folder))

    def _run(self, *command: str) -> str:
        kept = {
            key: value
            for key, value in os.environ.items()
            if not key.startswith(("PIP_", "PYTHON", "VIRTUAL_ENV"))
        }
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=kept | {"PIP_CONFIG_FILE": os.devnull, "HOME": str(self.folder)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    house = tmp_path_factory.mktemp("wheels")
    for member in MEMBERS:
        build(member, house, tmp_path_factory.mktemp("scratch"))
    requirements = [text for member in MEMBERS for text in (*member.requirements, *member.extras)]
    for name in needed_by(requirements, {member.distribution for member in MEMBERS}):
        pack(name, house)
    return house


@pytest.fixture(scope="module")
def place(house: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    folder = tmp_path_factory.mktemp("far away") / "an empty place"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    return Place(folder, house)


@pytest.mark.parametrize("member", MEMBERS, ids=lambda member: member.where)
def test_wheel_carries_every_file(member: Member, house: Path) -> None:
    package = member.folder / member.package
    wheel = next(house.glob(f"{member.package}-*.whl"))
    held = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    # Path.rglob goes into no symbolic link, os.walk can: schemas and content are behind links.
    there = [Path(folder, name) for folder, _, names in os.walk(package, followlinks=True) for name in names]
    assert held == {
        file.relative_to(member.folder).as_posix() for file in there if "__pycache__" not in file.parts
    }


def test_the_kernel_alone(place: Place) -> None:
    place.install("tablewright")
    assert place.tablewright("--help")
    assert Path(place.python("import tablewright; print(tablewright.__file__)")).is_relative_to(place.folder)
    schemas = place.python(
        "from importlib.resources import files\n"
        "for file in files('tablewright').joinpath('schemas', 'v1').iterdir(): print(file.name)"
    )
    assert set(schemas.split("\n")) - {""} == {file.name for file in (ROOT / "schemas/v1").iterdir()}


@pytest.mark.parametrize("game", ["tictactoe", "connectfour", "cartouche"])
def test_a_game_and_what_it_declares(place: Place, game: str) -> None:
    place.install("tablewright-achievements" if game == "cartouche" else f"tablewright-{game}")
    shown = json.loads(place.tablewright("play", game, "--seed", "7", "--json"))
    assert shown["seed"] == 7
    assert shown["ranking"]


def test_every_plugin_is_found(place: Place) -> None:
    place.install(*(member.distribution for member in MEMBERS))
    listed = place.tablewright("plugins")
    for plugin in (plugin for member in MEMBERS for plugin in member.plugins):
        assert plugin in listed


ANYWHERE = """
from hypothesis import HealthCheck, given, settings

from tablewright.testing import configs, matches


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(matches(configs("NAME")))
def test_it_can_be_seen(match):
    assert match.scene(0)
"""


@pytest.mark.parametrize(
    ("kind", "name", "game"),
    [
        ("expansion", "storm-riders", "cartouche"),
        ("expansion", "star-gazers", "tictactoe"),
        ("game", "pearl-divers", ""),
    ],
)
def test_a_new_project(place: Place, tmp_path: Path, kind: str, name: str, game: str) -> None:
    """What `new` makes there is built, installed beside our wheels, passes its own tests and is played."""
    place.install("tablewright[testing]", "tablewright-base", "tablewright-tictactoe")
    place.tablewright("new", kind, name, *(["--game", game] if game else []))
    project = place.folder / name
    build(Member(project), place.house, tmp_path)
    place.install(f"tablewright-{name}")
    # Only the tests, so that it is the wheel that they test.
    tests = shutil.copytree(project / "tests", tmp_path / "tests")
    (tests / "test_anywhere.py").write_text(ANYWHERE.replace("NAME", name), encoding="utf-8")
    assert " passed" in place.pytest(tests)
    shown = json.loads(place.tablewright("play", str(project / f"{name}.toml"), "--seed", "7", "--json"))
    assert name in shown["plugins"]
    assert shown["finished"]


def test_new_cards(place: Place) -> None:
    place.install("tablewright[testing]", "tablewright-base")
    place.tablewright("new", "achievements", "river-folk")
    assert place.tablewright("check", "river-folk") == "2 things checked, nothing wrong\n"
    assert place.tablewright("scenario", "river-folk").endswith("1 passed\n")
    assert "1 passed" in place.pytest(place.folder / "river-folk")
    shown = json.loads(place.tablewright("play", "river-folk/river-folk.toml", "--seed", "7", "--json"))
    assert "river-folk" in shown["plugins"]
    # Schemas are made there, too, from what is installed.
    shutil.rmtree(place.folder / "river-folk" / "schemas")
    place.tablewright("schema", "--out", "river-folk/schemas", "river-folk")
    assert (place.folder / "river-folk/schemas/v1/achievements.schema.json").is_file()
    assert place.tablewright("preview", "river-folk", "--matches", "0")
