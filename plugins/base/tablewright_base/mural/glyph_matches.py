"""The matches that a tile makes with printed icons when it is placed."""

from __future__ import annotations

from collections.abc import Sequence

from .mural import CARTOUCHE, Mural
from .tallies import Masks


def matches(before: Mural, segments: Sequence[tuple[int, int]]) -> Masks:
    """How many story tokens of each type a tile gains that is placed on the mural `before`.

    `segments` are (glyph number or CARTOUCHE, squares). Every icon of a segment's own type that meets
    it at an edge and is covered neither by an earlier tile nor by this one is one match, along however
    many edges they meet; cartouche segments make none (cartouche/tokens/match).
    """
    covered = 0
    for _, squares in segments:
        covered |= squares
    left = before.free & ~covered
    stride = before.printed.grid.stride
    gained = [0, 0, 0, 0]
    for glyph, squares in segments:
        if glyph != CARTOUCHE:
            shore = squares << 1 | squares >> 1 | squares << stride | squares >> stride
            gained[glyph] += (shore & before.printed.icons[glyph] & left).bit_count()
    cat, snake, human, crocodile = gained
    return (cat, snake, human, crocodile)
