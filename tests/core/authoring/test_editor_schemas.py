"""The schemas for editors judge whole files alone, and as the kernel does."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry

from tablewright import Config
from tablewright.authoring.vocabulary import schemas_for

ROOT = Path(__file__).parents[3]
GAME = "cartouche"


@cache
def schemas(game: str = GAME) -> dict[str, dict[str, Any]]:
    return schemas_for(Config.of({"game": game}))


def mistakes(kind: str, data: Any, game: str = GAME) -> list[str]:
    """What is wrong with data of a kind, where nothing but its one schema is at hand."""
    nothing_else: Registry[Any] = Registry()
    found = Draft202012Validator(schemas(game)[kind], registry=nothing_else).iter_errors(data)
    return [error.message for error in found]


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "$ref":
                yield inner
            yield from references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from references(inner)


def test_every_kind_of_file_has_one() -> None:
    assert {"achievements", "stories", "rules", "scenario", "plugin", "config"} <= set(schemas())
    assert {"text", "requirement", "situations/base"} & set(schemas()) == set()


@pytest.mark.parametrize("kind", sorted(schemas()))
def test_each_stands_alone(kind: str) -> None:
    Draft202012Validator.check_schema(schemas()[kind])
    assert [name for name in references(schemas()[kind]) if not name.startswith("#")] == []


@pytest.mark.parametrize(
    "file",
    [
        *sorted((ROOT / "content/base").glob("*.json")),
        *sorted((ROOT / "content/achievements").glob("*.json")),
    ],
    ids=lambda file: file.name,
)
def test_content(file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))
    kind = Path(data["$schema"]).name.removesuffix(".schema.json")
    assert mistakes(kind, data) == []


def test_scenarios() -> None:
    wrong = {
        file.name: found
        for file in sorted((ROOT / "tests/scenarios/cartouche").glob("*.json"))
        if (found := mistakes("scenario", json.loads(file.read_text("utf-8"))))
    }
    assert wrong == {}


def test_manifests_and_configs() -> None:
    for plugin in ("base", "achievements"):
        manifest = ROOT / f"plugins/{plugin}/tablewright_{plugin}/plugin.json"
        assert mistakes("plugin", json.loads(manifest.read_text("utf-8"))) == []
    for config in sorted((ROOT / "examples/configs").glob("*.toml")):
        data = tomllib.loads(config.read_text("utf-8"))
        assert mistakes("config", data, data["game"]) == []


def scenario(**changes: Any) -> dict[str, Any]:
    return {
        "title": "One",
        "rule": "cartouche/story/token",
        "game": GAME,
        "then": [{"asked": []}],
        **changes,
    }


@pytest.mark.parametrize(
    ("kind", "data", "says"),
    [
        ("config", {"game": "chess"}, "'cartouche' was expected"),
        ("config", {"game": GAME, "options": {"base": {"syde": "A"}}}, "'syde' was unexpected"),
        ("config", {"game": GAME, "options": {"base": {"side": "C"}}}, "'C' is not one of"),
        ("scenario", scenario(situation={"step": "score", "base": {"deks": []}}), "'deks' was unexpected"),
        ("scenario", scenario(content={"stories": [{"id": "x"}]}), "'title' is a required property"),
        (
            "scenario",
            scenario(then=[{"requirement": {"rivers": {}}, "seat": 0, "met": True}]),
            "'rivers' was unexpected",
        ),
    ],
)
def test_the_parts_of_plugins_are_checked(kind: str, data: Any, says: str) -> None:
    assert any(says in message for message in mistakes(kind, data))
    assert scenario() and mistakes("scenario", scenario()) == []


def test_words_of_plugins_that_are_not_enabled_are_not_offered() -> None:
    alone = json.dumps(schemas_for(Config.of({"game": GAME, "plugins": ["base"]}))["achievements"])
    assert '"river"' in alone
    assert "river_connects" not in alone
    assert "river_connects" in json.dumps(schemas()["achievements"])
