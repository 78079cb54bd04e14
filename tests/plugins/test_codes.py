"""The codes in the sources of each plugin and in its table are the same, and none is another's."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from tablewright.codes import CODES

PLUGINS = Path(__file__).parents[2] / "plugins"
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


@pytest.mark.parametrize("plugin", sorted(path.name for path in PLUGINS.iterdir() if path.is_dir()))
def test_codes_of_a_plugin(plugin: str) -> None:
    codes = used(plugin) - CODES.keys()
    table = importlib.import_module(f"{package(plugin)}.codes").CODES if codes else {}
    assert sorted(codes) == sorted(table)
