"""The codes in the sources of each plugin and in its table are the same, and none is another's."""

from __future__ import annotations

import importlib
import importlib.util
import re
from pathlib import Path

import pytest

from tablewright.problems.codes import CODES

PLUGINS = Path(__file__).parents[2] / "plugins"
PLUGIN_IDS = sorted(path.name for path in PLUGINS.iterdir() if path.is_dir())
CODE = re.compile(r'"(TW-[A-Z0-9-]+)"')


def package(plugin: str) -> str:
    return f"tablewright_{plugin.replace('-', '_')}"


def used(plugin: str) -> set[str]:
    sources = (PLUGINS / plugin / package(plugin)).rglob("*.py")
    return {
        code
        for path in sources
        if path.name != "codes.py"
        for code in CODE.findall(path.read_text(encoding="utf-8"))
    }


def codes_of(plugin: str) -> dict[str, str]:
    """The table of a plugin; empty where it has none."""
    name = f"{package(plugin)}.codes"
    if importlib.util.find_spec(name) is None:
        return {}
    table: dict[str, str] = importlib.import_module(name).CODES
    return table


@pytest.mark.parametrize("plugin", PLUGIN_IDS)
def test_codes_of_a_plugin(plugin: str) -> None:
    assert sorted(used(plugin) - CODES.keys()) == sorted(codes_of(plugin))


@pytest.mark.parametrize("plugin", PLUGIN_IDS)
def test_a_plugin_does_not_take_codes_of_the_kernel(plugin: str) -> None:
    assert sorted(codes_of(plugin).keys() & CODES.keys()) == []
    assert sorted(used(plugin) & CODES.keys()) == []
