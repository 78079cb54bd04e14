"""A plugin in a folder together with the installed plugins that it cannot do without: what there is to try it with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tablewright.plugins.config import Config
from tablewright.plugins.discovery import Found, at_path, installed
from tablewright.plugins.manifest import Manifest


def config_with(folder: Path) -> Config:
    """The config that plays the game of the plugin in `folder` with it, and with all that it depends on.

    Raises the problems of its manifest.
    """
    manifest = at_path(folder).manifest
    plugins = [*needed_by(manifest, installed()), named(folder)]
    return Config.of({"game": manifest.game, "plugins": plugins})


def named(folder: Path) -> str:
    """A plugin's folder as configs name it. Below the working directory it is short, and so are its problems' places."""
    here = Path.cwd()
    folder = folder.absolute()
    return f"./{folder.relative_to(here)}" if folder.is_relative_to(here) else str(folder)


def needed_by(manifest: Manifest, known: Mapping[str, Found]) -> list[str]:
    """The installed plugins that a plugin cannot do without, itself left out, by id."""
    wanted = list(manifest.depends)
    if manifest.provides_game is None:
        wanted += [
            name
            for name, found in known.items()
            if found.known and found.known.provides_game == manifest.game
        ]
    needed: list[str] = []
    while wanted:
        name = wanted.pop()
        if name in needed or name == manifest.id:
            continue
        needed.append(name)
        found = known.get(name)
        if found is not None and found.known is not None:
            wanted += found.known.depends
    return sorted(needed)
