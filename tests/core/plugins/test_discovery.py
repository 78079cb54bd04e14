from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright.plugins.config import Config, read_config
from tablewright.plugins.discovery import Found, at_path, enabled, installed, load_code, load_module
from tests.core import manifests
from tests.core.wrong import codes_of, problems_of


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder of installed distributions; nothing else is installed, but what the tests run with."""
    folder = tmp_path / "site"
    folder.mkdir()
    importlib.import_module("packaging.specifiers")  # read on first use, when it is no longer found
    monkeypatch.setattr(
        sys, "path", [str(folder), *[path for path in sys.path if "site-packages" not in path]]
    )
    for name in [name for name in sys.modules if name.startswith("tablewright_")]:
        monkeypatch.delitem(sys.modules, name)  # our own plugins, which other tests have imported
    before = set(sys.modules)
    yield folder
    for name in set(sys.modules) - before:
        if name.startswith(("tablewright_", "outer")):
            del sys.modules[name]


def config(**values: object) -> Config:
    return Config.of({"game": "cartouche", **values})


def test_what_is_installed_is_found_without_running_it(site: Path) -> None:
    manifests.install(site, "pyramid")
    folder = manifests.install(site, "base", provides_game="cartouche")
    found = installed()
    assert list(found) == ["base", "pyramid"]
    assert found["base"].manifest.provides_game == "cartouche"
    assert found["base"].folder == folder
    assert found["base"].source == "tablewright-base 0.1.0"
    assert found["base"].installed
    assert "tablewright_base" not in sys.modules


def test_a_manifest_that_is_written_anew_is_read_anew(site: Path) -> None:
    folder = manifests.install(site, "pyramid")
    manifest = installed()["pyramid"].manifest
    assert installed()["pyramid"].manifest is manifest
    (folder / "plugin.json").write_text("{}")
    assert "TW-MANIFEST-MISSING-KEY" in [problem.code for problem in installed()["pyramid"].problems]
    manifests.install(site, "pyramid")
    assert not installed()["pyramid"].problems
    outside = (folder / "plugin.json").rename(folder.parent / "plugin.json")
    (folder / "plugin.json").symlink_to(outside)
    assert [problem.code for problem in installed()["pyramid"].problems] == ["TW-FILE-OUTSIDE"]
    (folder / "plugin.json").unlink()
    assert [problem.code for problem in installed()["pyramid"].problems] == ["TW-PLUGIN-NO-MANIFEST"]


def test_a_package_in_a_package_is_found_without_running_either(site: Path) -> None:
    folder = manifests.install(site, "base", package="outer.inner.tablewright_base")
    for outer in (site / "outer", site / "outer" / "inner"):
        (outer / "__init__.py").write_text("raise RuntimeError('imported')")
    assert installed()["base"].folder == folder
    assert "outer" not in sys.modules


def test_a_namespace_package_is_found(site: Path) -> None:
    folder = manifests.install(site, "spacious")
    (folder / "__init__.py").unlink()
    assert installed()["spacious"].folder == folder


def test_what_is_broken_stops_nobody_who_does_not_enable_it(site: Path) -> None:
    manifests.install(site, "base", provides_game="cartouche")
    manifests.install(site, "broken", version=3)
    manifests.install(site, "other", entry="another")
    manifests.record(site, "gone", "gone = tablewright_gone")
    (manifests.install(site, "empty") / "plugin.json").unlink()
    (manifests.install(site, "syntax") / "plugin.json").write_text("{")
    (site / "tablewright_single.py").write_text("")
    manifests.record(site, "single", "single = tablewright_single")
    codes = {name: [problem.code for problem in found.problems] for name, found in installed().items()}
    assert codes == {
        "another": ["TW-PLUGIN-ID"],
        "base": [],
        "broken": ["TW-MANIFEST-TYPE"],
        "empty": ["TW-PLUGIN-NO-MANIFEST"],
        "gone": ["TW-PLUGIN-NOT-FOUND"],
        "single": ["TW-PLUGIN-NOT-FOUND"],
        "syntax": ["TW-JSON-SYNTAX"],
    }
    assert [found.id for found in enabled(config())] == ["base"]
    assert [found.id for found in enabled(config(plugins=["base"]))] == ["base"]
    for name in codes.keys() - {"base"}:
        assert codes_of(enabled, config(plugins=["base", name])) == codes[name]


def test_two_with_one_id(site: Path) -> None:
    manifests.install(site, "base", provides_game="cartouche")
    manifests.install(site, "pyramid")
    manifests.install(site, "copy", package="copy_of_pyramid", entry="pyramid", id="pyramid")
    assert [found.id for found in enabled(config(plugins=["base"]))] == ["base"]
    (problem,) = problems_of(enabled, config(plugins=["base", "pyramid"]))
    assert problem.code == "TW-PLUGIN-SAME-ID"
    assert "tablewright-copy 0.1.0" in problem.found
    assert "tablewright-pyramid 0.1.0" in problem.found


def test_the_default_is_the_provider_with_what_it_recommends_and_that_needs(site: Path) -> None:
    manifests.install(site, "base", provides_game="cartouche", recommends=["cards", "not-installed"])
    manifests.install(site, "cards", depends={"words": ">=0.1"})
    manifests.install(site, "words")
    manifests.install(site, "pyramid")
    assert [found.id for found in enabled(config())] == ["base", "cards", "words"]


@pytest.mark.parametrize(
    ("game", "plugins", "code", "says"),
    [
        ("cartuche", None, "TW-GAME-UNKNOWN", "did you mean 'cartouche'?"),
        ("Cartouche", None, "TW-GAME-UNKNOWN", "did you mean 'cartouche'?"),
        ("chess", None, "TW-GAME-UNKNOWN", "installed games are: cartouche, twice"),
        ("twice", None, "TW-GAME-TWO-PROVIDERS", "one, two"),
        ("cartouche", ["base", "pyramids"], "TW-PLUGIN-UNKNOWN", "did you mean 'pyramid'?"),
        ("cartouche", ["Base"], "TW-PLUGIN-UNKNOWN", "did you mean 'base'?"),
        ("cartouche", ["base", "zzz"], "TW-PLUGIN-UNKNOWN", "installed plugins are: base, one, pyramid, two"),
        ("cartouche", ["base", "base"], "TW-PLUGIN-TWICE", ""),
        ("cartouche", ["base", "my-cards"], "TW-PLUGIN-UNKNOWN", 'write "./my-cards" for the folder'),
        ("cartouche", ["base", "./my-card"], "TW-FILE-MISSING", "my-cards?"),
        ("cartouche", ["base", "./empty"], "TW-PLUGIN-NO-MANIFEST", ""),
        ("cartouche", ["base", "./my-cards", "./same"], "TW-PLUGIN-SAME-ID", "same"),
        ("cartouche", ["base", "./my-cards", "./my-cards/../my-cards"], "TW-PLUGIN-TWICE", ""),
        ("cartouche", ["base", "./base"], "TW-PLUGIN-SAME-ID", "tablewright-base 0.1.0"),
    ],
)
def test_wrong_names(
    site: Path, tmp_path: Path, game: str, plugins: list[str] | None, code: str, says: str
) -> None:
    manifests.install(site, "base", provides_game="cartouche")
    manifests.install(site, "pyramid")
    manifests.install(site, "one", provides_game="twice")
    manifests.install(site, "two", provides_game="twice")
    manifests.plugin(tmp_path / "my-cards", "my-cards")
    manifests.plugin(tmp_path / "same", "my-cards")
    manifests.plugin(tmp_path / "base", "base")
    (tmp_path / "empty").mkdir()
    listed = "" if plugins is None else "plugins = [\n" + "".join(f'  "{name}",\n' for name in plugins) + "]"
    (tmp_path / "a.toml").write_text(f'game = "{game}"\n{listed}')
    (problem,) = problems_of(enabled, read_config(tmp_path / "a.toml"))
    assert problem.code == code
    assert says in str(problem)
    if code != "TW-PLUGIN-NO-MANIFEST":
        assert problem.place
        assert problem.place.line == (1 if plugins is None else 2 + len(plugins))


def test_all_wrong_names_at_once(site: Path) -> None:
    manifests.install(site, "base", provides_game="cartouche")
    assert codes_of(enabled, config(plugins=["bse", "./gone", "base", "base"])) == [
        "TW-PLUGIN-UNKNOWN",
        "TW-FILE-MISSING",
        "TW-PLUGIN-TWICE",
    ]


def test_a_broken_plugin_that_may_be_the_game_is_told(site: Path) -> None:
    manifests.install(site, "base", provides_game="cartouche", version=3)
    assert codes_of(enabled, config()) == ["TW-GAME-UNKNOWN", "TW-MANIFEST-TYPE"]


def test_a_folder_is_a_plugin_and_that_of_an_installed_one_is_that_one(site: Path, tmp_path: Path) -> None:
    folder = manifests.install(site, "base", provides_game="cartouche")
    manifests.plugin(tmp_path / "my-cards", "my-cards")
    chosen = enabled(config(plugins=[f"{folder}/", str(tmp_path / "my-cards")]))
    assert [(found.id, found.installed) for found in chosen] == [("base", True), ("my-cards", False)]


# -- code ---------------------------------------------------------------------------------------------------------

FAILURES = [
    ("import json\n\nraise ValueError('no good')\n", 3, "ValueError: no good"),
    ("import json\njson.loads('{')\n", 2, "JSONDecodeError"),
    ("import not_there\n", 1, "No module named 'not_there'"),
    ("x = 1\ndef f(:\n", 2, "SyntaxError"),
    ("import sys\nsys.exit(3)\n", 2, "SystemExit: 3"),
    ("class Odd(Exception):\n    pass\nraise Odd\n", 3, "Odd"),
    ("class Odd(Exception):\n    def __str__(self):\n        return 1 / 0\nraise Odd\n", 4, "Odd"),
]


@pytest.mark.parametrize(("code", "line", "says"), FAILURES)
def test_what_a_plugin_raises_while_it_loads_names_it(site: Path, code: str, line: int, says: str) -> None:
    folder = manifests.install(site, "base", code=code, module="tablewright_base.plugin")
    (problem,) = problems_of(load_code, installed()["base"])
    assert problem.code == "TW-PLUGIN-IMPORT"
    assert "plugin base" in problem.message
    assert says in problem.message
    assert problem.place
    assert (problem.place.file, problem.place.line) == (str(folder / "plugin.py"), line)


def test_a_module_that_is_not_there(site: Path) -> None:
    folder = manifests.install(site, "base", code="", module="tablewright_base.plugn")
    (folder / "__init__.py").write_text("")
    (problem,) = problems_of(load_code, installed()["base"])
    assert "No module named 'tablewright_base.plugn'" in problem.message
    assert str(problem.place).startswith(str(folder / "plugin.json"))


@pytest.mark.parametrize(
    "name", ["os", "json.decoder", "tablewright.cli.main", "tablewright_data", "antigravity"]
)
@pytest.mark.parametrize("key", ["module", "hookspecs"])
def test_a_module_that_is_not_the_plugins_own_is_not_imported(site: Path, name: str, key: str) -> None:
    manifests.install(site, "data")
    manifests.install(site, "base", code="", **{key: name})
    found = installed()["base"]
    (problem,) = problems_of(load_module, found, name)
    assert problem.code == "TW-PLUGIN-MODULE"
    assert problem.place == found.manifest.place(key)
    assert "antigravity" not in sys.modules


def test_loading(site: Path) -> None:
    manifests.install(site, "base", code="answer = 42", module="tablewright_base.plugin")
    manifests.install(site, "data")
    found = installed()
    module = load_code(found["base"])
    assert module is not None
    assert module.answer == 42
    assert load_code(found["data"]) is None
    assert load_module(found["base"], "tablewright_base").__name__ == "tablewright_base"


def test_ctrl_c_while_loading_is_no_problem_of_the_plugin(site: Path) -> None:
    manifests.install(site, "base", code="raise KeyboardInterrupt", module="tablewright_base.plugin")
    with pytest.raises(KeyboardInterrupt):
        load_code(installed()["base"])


def test_a_folder_has_no_code_unless_it_is_installed(site: Path, tmp_path: Path) -> None:
    by_path = manifests.plugin(tmp_path / "cards", "cards", module="tablewright_cards.plugin")
    (problem,) = problems_of(load_code, by_path)
    assert problem.code == "TW-PLUGIN-CODE-BY-PATH"
    assert "pip install" in problem.hint
    folder = manifests.install(site, "base", code="answer = 42", module="tablewright_base.plugin")
    assert load_code(at_path(folder)) is not None


def test_found_without_manifest_raises_its_problems() -> None:
    manifest = manifests.manifest()
    assert Found("base", None, "x", True, manifest).manifest is manifest
    assert problems_of(lambda: Found("base", None, "x", True).manifest) == ()


def test_our_own_plugins_are_found_the_same_way() -> None:
    """In a process of its own: importing nothing of a plugin, whatever was imported here."""
    code = (
        "import sys, tablewright.plugins.discovery as d\n"
        "found = d.installed()\n"
        "print([name for name in sys.modules if name.startswith('tablewright_')])\n"
        "print([str(p) for f in found.values() for p in f.problems])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ
    )
    assert done.stdout.split("\n")[0] == "[]"
