"""Each template makes a project that works at once, and `new` overwrites nothing and leaves nothing half done."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright import Match, TablewrightError
from tablewright.authoring import projects, template_folders
from tablewright.authoring.naming import name_problems
from tablewright.authoring.placeholders import PLACEHOLDER, filled
from tablewright.authoring.projects import new_project
from tablewright.plugins import discovery
from tests.core.authoring.sites import installed
from tests.core.cli.running import command

ROOT = Path(__file__).parents[3]
NEW = [
    ("achievements", "cartouche"),
    ("expansion", "cartouche"),
    ("expansion", "tictactoe"),
    ("game", None),
]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module", params=NEW, ids=lambda one: "-".join(filter(None, one)))
def project(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    kind, game = request.param
    place = tmp_path_factory.mktemp("projects")
    folder = place / f"some-{kind}-of-{game or 'mine'}"
    new_project(kind, folder.name, game, place)
    if not (folder / "pyproject.toml").exists():
        yield folder
        return
    with installed(folder, place / "site"):
        yield folder


def test_it_is_right_and_its_scenarios_pass(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, "check", project)
    assert (said.status, said.err) == (0, "")
    said = command(capsys, "scenario", project)
    assert (said.status, said.err) == (0, "")
    assert "failed" not in said.out


def test_a_new_game_has_a_test_for_each_rule(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if "provides_game" not in next(project.rglob("plugin.json")).read_text("utf-8"):
        pytest.skip("an expansion's rules are among its game's")
    monkeypatch.chdir(project)
    said = command(capsys, "rules", project.name, "--untested")
    assert said.err.endswith("4 rules, 0 that no test names\n")


def test_its_config_can_be_played(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = command(
        capsys, "play", project / f"{project.name}.toml", "--json", "--seed", "3", "--seat", "0=random"
    )
    assert said.err == ""
    assert project.name in said.json["plugins"]
    assert said.json["finished"]


def test_every_file_leads_to_its_schema(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    named = 0
    for file in project.rglob("*.json"):
        if "schemas" in file.relative_to(project).parts or file.name.endswith(".schema.json"):
            continue
        schema = json.loads(file.read_text("utf-8")).get("$schema")
        if file.name == "settings.json":
            entries = json.loads(file.read_text("utf-8"))["json.schemas"]
            assert all((project / entry["url"]).is_file() for entry in entries)
        elif file.name == "extensions.json":
            assert "even-better-toml" in file.read_text("utf-8")  # which knows the first line of the config
        else:
            assert (file.parent / schema).is_file(), file
            named += 1
    assert named >= 3
    config = (project / f"{project.name}.toml").read_text("utf-8")
    assert (project / config.partition("\n")[0].removeprefix("#:schema ")).is_file()


def test_its_schemas_are_those_that_the_command_writes(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {file: file.read_text("utf-8") for file in (project / "schemas").rglob("*.json")}
    monkeypatch.chdir(project)
    said = command(capsys, "schema", "--out", "schemas")
    assert (said.status, said.err) == (0, "")
    assert {file: file.read_text("utf-8") for file in before} == before


def test_its_code_is_laid_out_as_ours(project: Path) -> None:
    ruff = [str(Path(sys.executable).parent / "ruff")]
    ours = ["--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    for way in (["check", *ours], ["format", "--check", *ours]):
        done = subprocess.run(
            [*ruff, *way, project], capture_output=True, text=True, check=False, cwd=project
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_its_types_are_strict(project: Path, tmp_path: Path) -> None:
    packages = sorted(file.parent for file in project.glob("*/py.typed"))
    if not packages or "tictactoe" in project.name:
        pytest.skip("it has no code of its own")
    mypy = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--python-version",
        "3.11",
        "--cache-dir",
        str(tmp_path),
    ]
    done = subprocess.run(
        [*mypy, *map(str, packages)], capture_output=True, text=True, check=False, cwd=project
    )
    assert done.returncode == 0, done.stdout


def test_nothing_is_left_to_fill_in(project: Path) -> None:
    for file in project.rglob("*"):
        assert not PLACEHOLDER.search(str(file.relative_to(project)))
        if file.is_file():
            assert not PLACEHOLDER.search(file.read_text("utf-8")), file


def test_a_package_declares_what_it_needs(tmp_path: Path) -> None:
    new_project("expansion", "some-storm", "cartouche")
    made = tomllib.loads((tmp_path / "some-storm/pyproject.toml").read_text("utf-8"))["project"]
    assert made["dependencies"] == ["tablewright>=0.1,<0.2", "tablewright-base>=0.1,<0.2"]
    assert made["entry-points"]["tablewright.plugins"] == {"some-storm": "tablewright_some_storm"}


def test_cards_without_code_are_dealt(tmp_path: Path) -> None:
    new_project("achievements", "some-cards")
    match = Match.new(tmp_path / "some-cards/some-cards.toml", seed=1)
    assert "some-cards-toll-house" in match.view(0)["base"]["achievements"]
    assert list((tmp_path / "some-cards").rglob("*.py")) == []


@pytest.mark.parametrize(("games", "words"), [(("tigris",), ""), ((), "no game is installed")])
def test_the_only_installed_game_is_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: tuple[str, ...], words: str
) -> None:
    there = {name: found for name, found in discovery.installed().items() if name in games}
    monkeypatch.setattr(template_folders, "installed", lambda: there)
    if words:
        with pytest.raises(TablewrightError, match=words):
            new_project("expansion", "some-storm")
        assert list(tmp_path.iterdir()) == []
    else:
        new_project("expansion", "some-storm")
        assert '"extends": "tigris"' in next(tmp_path.rglob("plugin.json")).read_text("utf-8")


def test_which_of_several_games_is_meant_is_not_guessed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = command(capsys, "new", "expansion", "some-storm")
    assert said.status == 2
    assert "TW-NEW-GAME" in said.err
    for game in ("cartouche", "connectfour", "tictactoe", "tigris"):
        assert game in said.err.splitlines()[0]
    assert "--game cartouche" in said.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("kind", "name", "game", "code", "words"),
    [
        ("achievements", "My Cards", None, "TW-NEW-NAME", "'my-cards' would do"),
        ("achievements", "7", None, "TW-NEW-NAME", "for example"),
        ("achievements", "../cards", None, "TW-NEW-NAME", "'cards' would do"),
        ("achievements", "a" * 41, None, "TW-NEW-NAME", "at most 40"),
        ("achievements", "base", None, "TW-NEW-TAKEN", "tablewright-base"),
        ("achievements", "cartouche", None, "TW-NEW-TAKEN", "a game cartouche is installed"),
        ("expansion", "terminal", None, "TW-NEW-TAKEN", "tablewright_terminal"),
        ("game", "kernel", None, "TW-NEW-NAME", "the kernel uses"),
        ("game", "seed", None, "TW-NEW-NAME", "the kernel uses"),
        ("game", "there", None, "TW-NEW-EXISTS", "nothing is overwritten"),
        ("achievement", "mine", None, "TW-NEW-KIND", "did you mean 'achievements'?"),
        ("achievements", "mine", "tictactoe", "TW-NEW-KIND", "there are: expansion, game"),
        ("achievements", "mine", "cartuche", "TW-GAME-UNKNOWN", "did you mean 'cartouche'?"),
        ("game", "mine", "cartouche", "TW-CLI-VALUE", "leave --game out"),
    ],
)
def test_what_cannot_be_made(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    kind: str,
    name: str,
    game: str | None,
    code: str,
    words: str,
) -> None:
    (tmp_path / "there").mkdir()
    said = command(capsys, "new", kind, name, *(["--game", game] if game else []))
    assert said.status == 2
    assert code in said.err
    assert words in said.err
    assert [entry.name for entry in tmp_path.iterdir()] == ["there"]


def test_all_that_is_in_the_way_is_told_at_once() -> None:
    with pytest.raises(TablewrightError) as caught:
        new_project("achievement", "My Cards", "cartouche", Path("nowhere"))
    codes = [problem.code for problem in caught.value.problems]
    assert codes == ["TW-NEW-NAME", "TW-FILE-MISSING", "TW-NEW-KIND"]


def test_a_project_is_there_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(project: Path) -> dict[str, str]:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(projects, "_for_editors", full)
    with pytest.raises(TablewrightError, match="No space left"):
        new_project("game", "mine")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(TablewrightError, match="TW-FILE-UNREADABLE"):
        new_project("game", "mine")


def test_a_template_with_an_unknown_placeholder(tmp_path: Path) -> None:
    file = tmp_path / "x.template"
    file.write_text("@@id@@ @@nonsense@@")
    with pytest.raises(TablewrightError, match="TW-NEW-TEMPLATE"):
        filled([("x", file)], {"id": "a"})


def test_names() -> None:
    for name in ("a", "river-market", "x2", "a" * 40):
        assert list(name_problems(name)) == []
    for name in ("", "-a", "a-", "a--b", "A", "ä", "a b", "2a", "a/b", ".", "a\n"):
        assert [problem.code for problem in name_problems(name)] == ["TW-NEW-NAME"]


def test_templates_of_plugins_stand_before_ours() -> None:
    folder, game = template_folders.template_for("achievements", None)
    assert (folder.parts[-3:], game) == (("tablewright_base", "templates", "achievements"), "cartouche")
    assert template_folders.kinds("tictactoe") == ["expansion", "game"]
    assert template_folders.kinds() == ["achievements", "expansion", "game"]


def test_the_command_says_what_it_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "inner").mkdir()
    said = command(capsys, "new", "achievements", "mine", "--into", "inner")
    assert (said.status, said.err) == (0, "")
    assert "inner/mine/plugin.json\n" in said.out
    assert said.out.endswith("Start with inner/mine/README.md.\n")
    assert [entry.name for entry in (tmp_path / "inner").iterdir()] == ["mine"]
