"""What there is to check in a file or a folder."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from tablewright.content.content_files import is_inside
from tablewright.documents.files import sibling_hint
from tablewright.plugins.manifest import FILE
from tablewright.problems.problem import Place, fail
from tablewright.scenarios import SUFFIX

_KIND = re.compile(r'"\$schema"\s*:\s*"(?:[^"]*[/:])?([a-z0-9_-]+)(?:\.schema\.json)?"')
_GAME = re.compile(r"^\s*game\s*=", re.MULTILINE)
_OURS = re.compile(r'"\$schema"\s*:\s*"(?:[^"]*\.schema\.json|urn:tablewright:[^"]*)"')
_HEAD = 4096
_NOT_LOOKED_INTO = {"node_modules", "__pycache__", "build", "dist"}


class Kind(Enum):
    """What a thing is, as far as checking it differs."""

    CONFIG = "config"
    PLUGIN = "plugin"
    SCENARIO = "scenario"
    CONTENT = "content"


@dataclass(frozen=True, slots=True)
class Subject:
    """A file to check, or the folder of a plugin."""

    kind: Kind
    path: Path


def subjects(path: Path) -> Iterator[Subject]:
    """The things at `path`: itself, or all that are found in it. Raises TablewrightError where there are none."""
    if not path.exists():
        hint = sibling_hint(path)
        fail("TW-FILE-MISSING", "there is no such file or folder", place=Place(str(path)), hint=hint)
    if not path.is_dir():
        yield Subject(kind_of(path) or _expected_kind(path), path)
        return
    if (path / FILE).is_file():
        yield Subject(Kind.PLUGIN, path)
        yield from _scenarios(path)
        return
    count = 0
    for subject in _inside(path):
        count += 1
        yield subject
    if not count:
        fail(
            "TW-CHECK-NOTHING",
            "nothing in this folder can be checked",
            place=Place(str(path)),
            expected="configs (*.toml with a game), content and scenarios (*.json with a $schema), plugin.json",
        )


def _inside(folder: Path) -> Iterator[Subject]:
    for place, folders, names in os.walk(folder):
        here = Path(place)
        if FILE in names:
            yield Subject(Kind.PLUGIN, here)
            yield from _scenarios(here)
            folders.clear()  # its content belongs to it
            continue
        folders[:] = sorted(n for n in folders if not n.startswith(".") and n not in _NOT_LOOKED_INTO)
        for name in sorted(names):
            kind = kind_of(here / name)
            if kind is not None:
                yield Subject(kind, here / name)


def _scenarios(folder: Path) -> Iterator[Subject]:
    """The scenarios that lie in the folder of a plugin: they are not content, so nobody has looked at them yet."""
    return (Subject(Kind.SCENARIO, path) for path in json_files(folder) if path.name.endswith(SUFFIX))


def json_files(folder: Path) -> Iterator[Path]:
    """The JSON files in the folder of a plugin, in the order of their names, and links to such in it."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(n for n in folders if not n.startswith(".") and n not in _NOT_LOOKED_INTO)
        found = (Path(place) / name for name in sorted(names) if name.endswith(".json"))
        yield from (path for path in found if not path.is_symlink() or is_inside(path, folder))


def kind_of(path: Path) -> Kind | None:
    """What a file is by its beginning; None for what is none of ours."""
    if path.suffix not in (".toml", ".json") or not path.is_file():
        return None
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            head = file.read(_HEAD)
    except OSError:
        return None
    if path.suffix == ".toml":
        return Kind.CONFIG if _GAME.search(head.split("\n[", 1)[0]) else None
    if path.name == FILE:
        return Kind.PLUGIN
    if path.name.endswith(SUFFIX):
        return Kind.SCENARIO
    if not _OURS.search(head):
        return None
    named = _KIND.search(head)
    return Kind.SCENARIO if named and named[1] == "scenario" else Kind.CONTENT


def _expected_kind(path: Path) -> Kind:
    """What a file that is named is taken for though it does not look like it: its problems will say why not."""
    return Kind.CONFIG if path.suffix == ".toml" else Kind.CONTENT
