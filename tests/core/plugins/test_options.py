from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright.plugins.config import Config, read_config
from tablewright.plugins.options import resolve_options, resolve_settings, resolve_switches
from tests.core.manifests import manifest
from tests.core.wrong import Wrong, check, codes_of, problems_of

TITLE = {"title": {"en": "x"}}
BASE = manifest(
    "base",
    provides_game="cartouche",
    options={
        "side": {"type": "string", "enum": ["A", "B"], "default": "A", "title": "Side"},
        "rounds": {"type": "integer", "minimum": 1, "maximum": 20, "default": 10, **TITLE},
        "decks": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"name": {"type": "string"}},
                "additionalProperties": False,
            },
            "default": [],
        },
    },
    switches={"stories": TITLE, "scoring": {"default": False, **TITLE}},
)
PLAIN = manifest("plain")

BROKEN = [
    Wrong('[options.base]\nside = "C"', "TW-CONFIG-OPTION", 3, 8, 'expected: one of "A", "B"\n  found: "C"'),
    Wrong('[options.base]\nside = "a"', "TW-CONFIG-OPTION", 3, 8, "did you mean 'A'?"),
    Wrong("[options.base]\nrounds = 0", "TW-CONFIG-OPTION", 3, 10, "at least 1"),
    Wrong("[options.base]\nrounds = 3.0", "TW-CONFIG-OPTION", 3, 10, "a whole number"),
    Wrong(
        "[options.base]\ndecks = [{name = 'x'},\n{nam = 'y'}]",
        "TW-CONFIG-OPTION",
        4,
        2,
        "did you mean 'name'?",
    ),
    Wrong('[options.base]\nsides = "A"', "TW-CONFIG-UNKNOWN-OPTION", 3, 1, "did you mean 'side'?"),
    Wrong("[options.plain]\nside = 1", "TW-CONFIG-UNKNOWN-OPTION", 3, 1),
    Wrong("[options.bas]\nside = 1", "TW-CONFIG-PLUGIN-NOT-ENABLED", 2, 10, "did you mean 'base'?"),
    Wrong(
        "[switches.zz]\nx = true",
        "TW-CONFIG-PLUGIN-NOT-ENABLED",
        2,
        11,
        "enabled plugins are: base, plain",
    ),
    Wrong(
        "[switches.pyramid]\nstories = true",
        "TW-CONFIG-PLUGIN-NOT-ENABLED",
        2,
        11,
        'it is installed; to play with it: plugins = ["base", "plain", "pyramid"]',
    ),
    Wrong("[switches.base]\nstory = false", "TW-CONFIG-UNKNOWN-SWITCH", 3, 1, "did you mean 'stories'?"),
]


@pytest.mark.parametrize("wrong", BROKEN)
def test_broken(wrong: Wrong, tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(f'game = "cartouche"\n{wrong.text}')
    check(wrong, problems_of(resolve_settings, read_config(tmp_path / "a.toml"), [BASE, PLAIN]))


def test_defaults_and_what_is_given() -> None:
    config = Config.of(
        {"game": "x", "options": {"base": {"side": "B"}}, "switches": {"base": {"scoring": True}}}
    )
    settings = resolve_settings(config, [BASE, PLAIN])
    assert settings.options == {"base": {"side": "B", "rounds": 10, "decks": []}, "plain": {}}
    assert settings.switches == {"base": {"stories": True, "scoring": True}, "plain": {}}
    assert resolve_switches(BASE, {}) == {"stories": True, "scoring": False}


def test_defaults_are_not_shared() -> None:
    resolve_options(BASE, {})["decks"].append("changed")
    assert resolve_options(BASE, {})["decks"] == []


def test_all_at_once() -> None:
    values: dict[str, Any] = {
        "game": "x",
        "options": {"base": {"side": "C", "rounds": 99}, "gone": {"x": 1}},
        "switches": {"plain": {"y": True}},
    }
    assert codes_of(resolve_settings, Config.of(values), [BASE, PLAIN]) == [
        "TW-CONFIG-PLUGIN-NOT-ENABLED",
        "TW-CONFIG-OPTION",
        "TW-CONFIG-OPTION",
        "TW-CONFIG-UNKNOWN-SWITCH",
    ]


@pytest.mark.parametrize(
    ("schema", "says"),
    [
        ({"type": "integer", "default": "3"}, "a whole number"),
        ({"type": "whole", "default": 3}, "is broken"),
        # Nothing that leads elsewhere or round in circles, and no pattern that would take years to match.
        ({"$ref": "https://example.org/option.json", "default": 3}, "stands alone"),
        ({"anyOf": [{"$ref": "#"}], "default": 3}, "stands alone"),
        ({"pattern": "^(a+)+$", "default": "a" * 40 + "!"}, 'with "enum"'),
        ({"items": {"patternProperties": {"(": {}}}, "default": []}, 'with "properties"'),
    ],
)
def test_the_options_of_a_manifest_are_checked(schema: dict[str, Any], says: str) -> None:
    broken = manifest("base", options={"x": schema})
    problems = problems_of(resolve_options, broken, {})
    assert [problem.code for problem in problems] == ["TW-MANIFEST-OPTION"]
    assert says in str(problems[0])
    assert str(problems[0].place).startswith("base/plugin.json:")
