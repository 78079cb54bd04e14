"""The plugins of this project, with what they bring."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from tablewright.plugins.discovery import installed
from tablewright.plugins.manifest import FILE

from .ground import ROOT

SCHEMAS = ROOT / "schemas"


@dataclass(frozen=True, slots=True)
class Member:
    """A plugin: its manifest, and the folder of its package."""

    manifest: dict[str, Any]
    folder: Path

    @property
    def id(self) -> str:
        """The plugin's id."""
        return str(self.manifest["id"])

    @property
    def title(self) -> str:
        """What it is called."""
        return str(self.manifest["title"]["en"])

    def module(self, key: str) -> ModuleType | None:
        """The module that the manifest names under `key`, where it does."""
        name = self.manifest.get(key)
        return importlib.import_module(name) if name else None

    def brings(self, hook: str) -> list[Any]:
        """What the plugin answers to a hook without arguments; nothing where it has none."""
        code = getattr(self.module("module"), hook, None)
        return list(code()) if code is not None else []

    def schema(self, name: str) -> dict[str, Any]:
        """A schema that the plugin names: one of the project's, or of its own package."""
        path = SCHEMAS / name if (SCHEMAS / name).is_file() else self.folder / name
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return found


@cache
def members() -> tuple[Member, ...]:
    """The plugins under ``plugins`` that are installed; a game before what extends it."""
    ours = ROOT / "plugins"
    folders = [found.folder for found in installed().values() if found.folder is not None]
    found = [
        Member(json.loads((folder / FILE).read_text(encoding="utf-8")), folder)
        for folder in folders
        if folder.resolve().is_relative_to(ours)
    ]
    return tuple(sorted(found, key=lambda member: ("extends" in member.manifest, member.id)))


@cache
def content() -> tuple[Any, ...]:
    """Every content file of these plugins, as plain values."""
    return tuple(
        json.loads(path.read_text(encoding="utf-8"))
        for member in members()
        for path in sorted((ROOT / "content" / member.id).glob("*.json"))
    )


def places_of(value: Any, key: str) -> Iterator[Any]:
    """What stands under `key`, wherever in `value` that is."""
    if isinstance(value, dict):
        for name, below in value.items():
            if name == key:
                yield below
            yield from places_of(below, key)
    elif isinstance(value, list):
        for below in value:
            yield from places_of(below, key)
