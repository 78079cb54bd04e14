"""Content files that belong to no plugin: a card that somebody has just begun."""

from __future__ import annotations

from pathlib import Path

from tablewright.plugins.discovery import Found
from tablewright.plugins.manifest import Manifest
from tablewright.validation.schemas import Schemas
from tablewright.version import VERSION

from .content import Content, load_content

LOOSE = "this-file"
"""Whose the items of such a file are."""


def loose_content(path: Path, game: str, schemas: Schemas) -> Content:
    """The items of a file, as if it were a plugin of a game by itself. Raises what is wrong with the file."""
    manifest = Manifest(
        id=LOOSE,
        version=VERSION,
        kernel="",
        extends=game,
        title={"en": path.name},
        content=(path.name,),
    )
    return load_content([Found(LOOSE, path.parent, str(path), False, manifest)], schemas)
