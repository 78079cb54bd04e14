"""The types of glyphs on a tile."""

from __future__ import annotations

from collections.abc import Iterable

from tablewright_base import mural


def glyphs_of(rows: Iterable[str]) -> frozenset[str]:
    """The types of the glyphs that a tile's rows of characters draw."""
    names = dict(zip(mural.GLYPH_LETTERS, mural.ICONS, strict=False))
    return frozenset(names[letter] for row in rows for letter in row if letter in names)
