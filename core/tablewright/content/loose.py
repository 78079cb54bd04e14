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


def in_place(content: Content, there: Content) -> Content:
    """Such items as they are put beside others: of what there is once only (a table) it takes the place."""
    items = []
    for item in content.items():
        others = there.all(item.kind)
        if item.id == LOOSE and len(others) == 1:
            item = item.in_place_of(others[0])
        items.append(item)
    return Content(items, content.hashes)
