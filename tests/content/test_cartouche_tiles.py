"""The mural tiles: connected, of sensible sizes, and the same for all four glyphs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.content.content_files import items

Square = tuple[int, int]
TILES: dict[str, list[str]] = {tile["id"]: tile["rows"] for tile in items("base", "mural-tiles")}


def squares(rows: list[str]) -> dict[Square, str]:
    return {(y, x): glyph for y, row in enumerate(rows) for x, glyph in enumerate(row) if glyph != "."}


def connected(cells: set[Square]) -> bool:
    seen: set[Square] = set()
    ahead = [min(cells)]
    while ahead:
        y, x = ahead.pop()
        seen.add((y, x))
        ahead += {(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)} & cells - seen
    return seen == cells


def forms(rows: list[str]) -> set[tuple[str, ...]]:
    """The tile in all its orientations."""
    turned: list[str] = rows
    found: set[tuple[str, ...]] = set()
    for _ in range(4):
        turned = ["".join(column) for column in zip(*turned[::-1], strict=True)]
        found |= {tuple(turned), tuple(row[::-1] for row in turned)}
    return found


@pytest.mark.parametrize("name", TILES)
def test_shape(name: str) -> None:
    rows = TILES[name]
    cells = squares(rows)
    assert len({len(row) for row in rows}) == 1
    assert all(
        set(line) != {"."}
        for line in (rows[0], rows[-1], [row[0] for row in rows], [row[-1] for row in rows])
    )
    assert 2 <= len(cells) <= 5
    assert connected(set(cells))
    glyphs = set(cells.values())
    assert 1 <= len(glyphs) <= 2
    for glyph in glyphs:
        assert connected({cell for cell, other in cells.items() if other == glyph}), (
            "a segment is in one piece"
        )


def test_no_two_tiles_are_equal() -> None:
    for (one, rows), (other, others) in combinations(TILES.items(), 2):
        assert tuple(others) not in forms(rows), f"{one} is {other}"


def test_sizes() -> None:
    sizes = Counter(len(squares(rows)) for rows in TILES.values())
    assert sizes == {2: 4, 3: 20, 4: 32, 5: 12}


def test_glyphs_are_balanced() -> None:
    """Each glyph has as many squares, as many tiles alone and as many tiles with each other glyph."""
    area = Counter(glyph for rows in TILES.values() for glyph in squares(rows).values())
    assert set(area.values()) == {64}
    sets = Counter("".join(sorted(set(squares(rows).values()))) for rows in TILES.values())
    assert [sets[glyph] for glyph in "CHKS"] == [11] * 4
    assert [sets[a + b] for a, b in combinations("CHKS", 2)] == [4] * 6
    sizes = {
        glyph: sorted(len(squares(rows)) for rows in TILES.values() if glyph in "".join(rows))
        for glyph in "CHKS"
    }
    assert len({tuple(each) for each in sizes.values()}) == 1


def test_file_is_a_table() -> None:
    """By size, then tiles with one glyph before tiles with two: what a reader expects."""
    order = [(len(squares(rows)), len(set(squares(rows).values()))) for rows in TILES.values()]
    assert order == sorted(order)
    assert list(TILES) == [f"tile-{number:02}" for number in range(1, 69)]
