"""What is wrong with a plugin's folder that its author should know, and that a match would not tell, or not so well."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from tablewright.content.content_files import content_files, is_inside, outside
from tablewright.plugins.discovery import Found, at_path, installed
from tablewright.plugins.manifest import FILE, Manifest
from tablewright.plugins.packages import Package, packages
from tablewright.problems.problem import Place, Problem
from tablewright.problems.suggestions import suggestion

from .subjects import Kind, json_files, kind_of


def name_problems(folder: Path) -> list[Problem]:
    """What the manifest in `folder` names and nobody has: its game, what it depends on; or an id that is taken.

    Raises the problems of the manifest itself.
    """
    known = installed()
    manifest = at_path(folder).manifest
    found = [*_taken(manifest, folder, known), *_game(manifest, known)]
    return found or list(_dependencies(manifest, known))


def unused_content(folder: Path) -> list[Problem]:
    """Files that look like content and that no match will ever read, and links that nobody may follow."""
    found = at_path(folder)
    manifest = found.manifest
    told: list[Problem] = []
    here = replace(found, installed=_is_installed(folder))
    named = {
        os.path.realpath(path) for path in content_files(here, dict.fromkeys(manifest.switches, True), told)
    }
    astray = [outside(path, found) for path in _links(folder) if not is_inside(path, folder)]
    if told or astray:
        return astray  # what is wrong with the content that is named is told where it is read
    place = manifest.place("content") or Place(str(folder / FILE))
    return [
        Problem(
            "TW-CONTENT-UNUSED",
            f"the plugin {manifest.id} does not read its file {name}",
            place,
            expected='all content files, or their folders, in "content"',
            hint=f'add "{name}" to "content" in {FILE}',
        )
        for path in json_files(folder)
        if kind_of(path) is Kind.CONTENT and os.path.realpath(path) not in named
        for name in [path.relative_to(folder).as_posix()]
    ]


# --- the inside ---


def _links(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*.json")) if path.is_symlink())


def _is_installed(folder: Path) -> bool:
    return any(_same(package, folder) for package in packages())


def _same(found: Found | Package, folder: Path) -> bool:
    try:
        return found.folder is not None and found.folder.samefile(folder)
    except OSError:  # one of them is not there
        return False


def _taken(manifest: Manifest, folder: Path, known: dict[str, Found]) -> Iterator[Problem]:
    other = known.get(manifest.id)
    if other is not None and not _same(other, folder):
        yield Problem(
            "TW-PLUGIN-SAME-ID",
            f"an installed plugin has the id {manifest.id} already",
            manifest.place("id"),
            found=other.source,
            hint="give yours another id: the two could never be enabled together",
        )


def _game(manifest: Manifest, known: dict[str, Found]) -> Iterator[Problem]:
    games = {
        found.known.provides_game for found in known.values() if found.known and found.known.provides_game
    }
    if manifest.extends is not None and manifest.extends not in games:
        yield Problem(
            "TW-GAME-UNKNOWN",
            f"no installed plugin provides the game {manifest.extends}",
            manifest.place("extends"),
            hint=suggestion(manifest.extends, games, "installed games are"),
        )


def _dependencies(manifest: Manifest, known: dict[str, Found]) -> Iterator[Problem]:
    usable = [name for name, found in known.items() if found.known and found.known.game == manifest.game]
    for name in manifest.depends:
        place = manifest.key_place("depends", name)
        needed = known.get(name)
        if needed is None:
            hint = suggestion(name, usable, f"plugins of {manifest.game} are")
            yield Problem("TW-PLUGIN-UNKNOWN", f"no plugin {name} is installed", place, hint=hint)
        elif needed.known is not None and needed.known.game != manifest.game:
            yield Problem(
                "TW-PLUGIN-OTHER-GAME",
                f"the plugin {name} belongs to another game",
                place,
                expected=manifest.game,
                found=needed.known.game,
                hint=suggestion(name, usable, f"plugins of {manifest.game} are"),
            )
