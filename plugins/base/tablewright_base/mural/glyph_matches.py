"""The matches that a tile makes with printed icons when it is placed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
    stride = before.printed.grid.stride
    shores = [
        (glyph, squares << 1 | squares >> 1 | squares << stride | squares >> stride)
        for glyph, squares in segments
    ]
    gained = [0, 0, 0, 0]
    for glyph, number in matches_along(before, shores, covered):
        gained[glyph] += number
    cat, snake, human, crocodile = gained
    return (cat, snake, human, crocodile)


def matches_along(before: Mural, shores: Iterable[tuple[int, int]], covered: int) -> list[tuple[int, int]]:
    """The same as (glyph number, tokens), where there are any, from what lies around the segments.

    `shores` are (glyph number or CARTOUCHE, squares around that segment), which may have bits that are no
    squares; `covered` are the squares of the tile.
    """
    icons = before.printed.icons
    left = before.free & ~covered
    found = []
    for glyph, shore in shores:
        if glyph != CARTOUCHE:
            touched = shore & icons[glyph] & left
            if touched:
                found.append((glyph, touched.bit_count()))
    return found
