"""Which files are the content of a plugin: those its manifest names, that its switches leave on, in its folder."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from tablewright.documents.files import displayed, sibling_hint
from tablewright.plugins.discovery import Found
from tablewright.plugins.manifest import FILE, Manifest
from tablewright.problems.problem import Place, Problem, raise_any


def content_files(
    plugin: Found, switches: Mapping[str, bool], problems: list[Problem] | None = None
) -> list[Path]:
    """The content files of a plugin that its switches leave on, sorted by name.

    None lies outside the plugin's folder; of an installed plugin a whole entry of `content` may be a link
    elsewhere, which is how packages share a workspace's content. What is wrong is added to `problems`, or raised.
    """
    manifest = plugin.manifest
    told: list[Problem] = []
    files: dict[Path, Path] = {}  # -> the entry of `content` that it came from
    for index, entry in enumerate(manifest.content):
        root = (plugin.folder or Path()) / entry
        home = root if plugin.installed else (plugin.folder or Path())
        if not root.exists():
            told.append(_no_file(plugin, entry, manifest.place("content", index)))
        elif not is_inside(root, home):
            told.append(outside(root, plugin))
        else:
            files |= dict.fromkeys(_json_files(root, home, plugin, told), root)
    off = _switched_off(manifest, switches)
    left = set(files)
    for name, switch in manifest.switches.items():
        for index, pattern in enumerate(switch.content):
            meant = {file for file, root in files.items() if _names(pattern, file, root, plugin)}
            if not meant:
                told.append(_no_file(plugin, pattern, manifest.place("switches", name, "content", index)))
            elif name in off:
                left -= meant
    if problems is None:
        raise_any(told)
    else:
        problems += told
    return sorted(left)


def _json_files(root: Path, home: Path, plugin: Found, problems: list[Problem]) -> Iterator[Path]:
    """The .json files at or below `root`. Links are followed to files within `home` only; hidden files are left out."""
    if not root.is_dir():
        yield root
        return
    manifest = (plugin.folder or root) / FILE
    try:
        with os.scandir(root) as entries:
            found = sorted(
                (entry for entry in entries if not entry.name.startswith(".")), key=lambda e: e.name
            )
    except OSError as error:
        place = Place(displayed(root))
        problems.append(Problem("TW-FILE-UNREADABLE", f"the folder cannot be read: {error.strerror}", place))
        return
    for entry in found:
        # What is no link lies where it stands; asking the system for the real place of each file takes time.
        if entry.is_symlink() and not is_inside(Path(entry.path), home):
            problems.append(outside(Path(entry.path), plugin))
        elif entry.is_dir(follow_symlinks=False):
            yield from _json_files(Path(entry.path), home, plugin, problems)
        elif entry.name.endswith(".json") and not entry.is_dir() and Path(entry.path) != manifest:
            yield Path(entry.path)


def is_inside(path: Path, home: Path) -> bool:
    """Whether a path lies in a folder, wherever links lead."""
    real = os.path.realpath(path)
    around = os.path.realpath(home)
    return real == around or real.startswith(around + os.sep)


def _switched_off(manifest: Manifest, switches: Mapping[str, bool]) -> set[str]:
    return {name for name, switch in manifest.switches.items() if not switches.get(name, switch.default)}


def _names(pattern: str, file: Path, root: Path, plugin: Found) -> bool:
    """Whether a switch means this file: by its path, or its folder's, in the plugin or in the content folder."""
    inner = file.relative_to(root if root.is_dir() else root.parent).as_posix()
    outer = file.relative_to(plugin.folder or root).as_posix()
    wanted = pattern.rstrip("/")
    return any(path == wanted or path.startswith(f"{wanted}/") for path in (inner, outer))


def _no_file(plugin: Found, name: str, place: Place | None) -> Problem:
    file = (plugin.folder or Path()) / name
    if not file.exists():
        hint = sibling_hint(file)
    else:  # but no entry of `content` brings it
        hint = f'add "{name}" to "content" too: a switch leaves out what is content otherwise'
    return Problem(
        "TW-CONTENT-UNKNOWN-FILE", f"the plugin {plugin.id} has no content {name}", place, hint=hint
    )


def outside(path: Path, plugin: Found) -> Problem:
    """The problem of a link in a plugin's folder that leads to a file that is not in it."""
    return Problem(
        "TW-FILE-OUTSIDE",
        f"this link leads out of the folder of the plugin {plugin.id}",
        Place(displayed(path)),
        found=os.path.realpath(path),
        hint="copy the file into the plugin's folder",
    )
