"""Pieces laid out on a grid: what lies around them wherever they lie, and how they look in the picture."""

from __future__ import annotations

import pytest

from tablewright.boards import Grid
from tablewright_base.layouts import Layout, Piece
from tablewright_base.mural import GLYPH_LETTERS, ICONS, matches, read_mural
from tablewright_base.walls import empty_picture

PIECES = [["CC"], ["HHK", "..K"], ["S"], ["**", "**"], ["****"], [".C.", "CCH", ".C."]]


@pytest.mark.parametrize("rows", PIECES, ids="/".join)
@pytest.mark.parametrize("size", [(4, 4), (5, 6)])
def test_every_way_on_every_square(rows: list[str], size: tuple[int, int]) -> None:
    grid = Grid(*size)
    # Icons on all squares but the lowest row, in diagonals.
    rows_of_icons = ["".join("cshk"[(x + y) % 4] for x in range(size[0])) for y in range(size[1] - 1)]
    wall = read_mural([*rows_of_icons, "." * size[0], "=" * size[0]])
    layout = Layout(grid, {"piece": Piece("piece", "piece", rows)})
    assert layout.turns["piece"] == tuple(layout["piece"])
    for way in layout["piece"].values():
        for index in grid.cells(way.fits(grid.full)):
            segments = way.segments_at(index)
            gained = way.matches_on(wall, index)
            assert tuple(gained.get(icon, 0) for icon in ICONS) == matches(wall, segments)
            after, same = way.laid_on(wall, index), wall.with_tile(segments)
            assert (after.glyphs, after.cartouche, after.free) == (same.glyphs, same.cartouche, same.free)
            picture = way.drawn(empty_picture(grid), index)
            drawn = {
                glyph: sum(1 << at for at, mark in enumerate(picture) if mark == letter)
                for glyph, letter in enumerate(GLYPH_LETTERS)
            }
            assert {glyph: squares for glyph, squares in drawn.items() if squares} == dict(segments)
            assert picture.count("/") == grid.height - 1


def test_an_unknown_piece_is_an_error() -> None:
    with pytest.raises(KeyError):
        Layout(Grid(3, 3), {})["piece"]
