"""The matches that a tile makes with printed icons when it is placed."""

from __future__ import annotations

from collections.abc import Iterable

from .mural import CARTOUCHE, Mural
from .tallies import Masks


def matches(before: Mural, segments: Iterable[tuple[int, int]]) -> Masks:
    """How many story tokens of each type a tile gains that is placed on the mural `before`.

    `segments` are (glyph number or CARTOUCHE, squares). Every icon of a segment's own type that meets
    it at an edge and is covered neither by an earlier tile nor by this one is one match, along however
    many edges they meet; cartouche segments make none (cartouche/tokens/match).
    """
    parts = tuple(segments)
    free = before.free
    for _, squares in parts:
        free &= ~squares
    around = before.printed.grid.around
    icons = before.printed.icons
    gained = [0, 0, 0, 0]
    for glyph, squares in parts:
        if glyph != CARTOUCHE:
            gained[glyph] += (around(squares) & icons[glyph] & free).bit_count()
    cat, snake, human, crocodile = gained
    return (cat, snake, human, crocodile)
