"""Plugins of data only that bring opponents, written to a folder for one test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

MANIFEST: dict[str, Any] = {
    "version": "1",
    "kernel": ">=0.1",
    "extends": "cartouche",
    "title": {"en": "A pack"},
    "depends": {"base": "", "solo": ""},
    "content": ["automata.json"],
}


def automaton(name: str, **values: Any) -> dict[str, Any]:
    """An automaton like the rulebook's, but for these values."""
    return {"id": name, "like": "software", "title": {"en": name.capitalize()}, **values}


def pack(folder: Path, *automata: dict[str, Any], name: str = "pack") -> str:
    """The path of a plugin with these automata, each on lines of its own."""
    home = folder / name
    home.mkdir()
    (home / "plugin.json").write_text(json.dumps({"id": name, **MANIFEST}), encoding="utf-8")
    content = {"$schema": "v1/automaton.schema.json", "automaton": list(automata)}
    (home / "automata.json").write_text(json.dumps(content, indent=1), encoding="utf-8")
    return str(home)


def config(*plugins: str, opponent: str = "", **settings: Any) -> dict[str, Any]:
    """A config of the solo mode with these further plugins."""
    options = {"solo": {"opponent": opponent}} if opponent else {}
    return {
        "game": "cartouche",
        "plugins": ["base", "achievements", "solo", *plugins],
        "options": options,
        **settings,
    }
