"""The installed packages that say they hold a plugin, and where they lie. None of them is imported."""

from __future__ import annotations

import importlib.util
import os
import sys
from dataclasses import dataclass
from importlib import metadata
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path

from tablewright.documents.stamps import stamp

from .manifest import FILE

GROUP = "tablewright.plugins"


@dataclass(frozen=True, slots=True)
class Package:
    """An entry point of the group, with the folder of its package."""

    plugin: str  # the name of the entry point
    module: str
    source: str  # for people: "tablewright-base 0.1.0"
    folder: Path | None  # None where the package is not there


# What was found last, with what it was found in.
_last: tuple[object, tuple[Package, ...]] = (None, ())


def packages() -> tuple[Package, ...]:
    """All of them. Looked for again only when something was installed or removed since the last time."""
    global _last
    # Reading the metadata of some sixty distributions takes as long as all else that makes a match. To install or
    # to remove one changes the folder it lies in; importlib.metadata itself goes by the same sign.
    places = tuple(sys.path), tuple(sys.meta_path), tuple(stamp(place or os.curdir) for place in sys.path)
    known, found = _last
    if known != places:
        found = tuple(map(_of_entry, metadata.entry_points(group=GROUP)))
        _last = places, found
    return found


def folder_of(package: str) -> Path | None:
    """The folder of a package, found without importing it or the packages around it."""
    outer, *inner = package.split(".")
    try:
        spec = importlib.util.find_spec(outer)
        name = outer
        for part in inner:
            name = f"{name}.{part}"
            spec = _inner_spec(name, spec)
    except (ImportError, ValueError):
        return None
    if spec is None or not spec.submodule_search_locations:
        return None
    folders = [Path(location) for location in spec.submodule_search_locations]
    # A namespace package may lie in several folders; the one with the manifest is meant.
    return next((folder for folder in folders if (folder / FILE).exists()), folders[0])


def _of_entry(entry: metadata.EntryPoint) -> Package:
    distribution = entry.dist
    source = f"{distribution.name} {distribution.version}" if distribution else entry.value
    return Package(entry.name, entry.module, source, folder_of(entry.module))


def _inner_spec(name: str, outer: ModuleSpec | None) -> ModuleSpec | None:
    if outer is None or outer.submodule_search_locations is None:
        return None
    return PathFinder.find_spec(name, list(outer.submodule_search_locations))
