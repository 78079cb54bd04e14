"""Murals as rows of characters, in and out.

One character per square, spaces between them as one likes: ``.`` nothing, ``c s h k`` an icon (cat,
snake, human, crocodile), ``C S H K`` a square of a mural tile with that glyph, ``*`` of a cartouche tile,
``#`` of a black tile. A row of ``=`` is the reeds, a line between two rows or below the last: the rows
that it lies against touch it, and it is no row of squares itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from tablewright.boards import Grid

from .mural import CARTOUCHE, Mural
from .printed import Printed
from .tallies import Masks

ICON_LETTERS = "cshk"
GLYPH_LETTERS = "CSHK*"
"""The letter of each glyph number, CARTOUCHE last; shapes of tiles use them too."""

BLACK_LETTER = "#"
EMPTY_LETTER = "."
REEDS_LETTER = "="


def read_mural(rows: Iterable[str]) -> Mural:
    """The mural that rows of characters draw; what lies under a tile is taken for nothing.

    ValueError, naming row and column from 1, when rows differ in length or a character is unknown.
    """
    lines: list[str] = []
    masks: dict[str, int] = {}
    against_reeds: set[int] = set()
    for number, row in enumerate(rows, 1):
        line = "".join(row.split())
        if line and not line.strip(REEDS_LETTER):
            against_reeds |= {len(lines) - 1, len(lines)}
            continue
        if not line:
            raise ValueError(f"row {number} is empty")
        if lines and len(line) != len(lines[0]):
            raise ValueError(f"row {number} has {len(line)} squares, the first has {len(lines[0])}")
        lines.append(line)
        for column, letter in enumerate(line, 1):
            if letter not in ICON_LETTERS + GLYPH_LETTERS + BLACK_LETTER + EMPTY_LETTER:
                raise ValueError(f"row {number}, column {column}: {letter!r} means nothing on a mural")
    if not lines:
        raise ValueError("a mural has at least one row")
    grid = Grid(len(lines[0]), len(lines))
    for y, line in enumerate(lines):
        for x, letter in enumerate(line):
            masks[letter] = masks.get(letter, 0) | 1 << grid.cell(x, y)
    reeds = sum(mask for y, mask in enumerate(grid.row_masks) if y in against_reeds)
    printed = Printed(grid, _four(masks, ICON_LETTERS), reeds)
    glyphs = _four(masks, GLYPH_LETTERS)
    return Mural(printed, glyphs, masks.get(GLYPH_LETTERS[CARTOUCHE], 0), masks.get(BLACK_LETTER, 0))


def draw_mural(mural: Mural) -> list[str]:
    """The squares of a mural as rows of characters, one per row of the grid, without the reeds."""
    grid = mural.printed.grid
    layers = [
        *zip(ICON_LETTERS, mural.icons, strict=True),
        *zip(GLYPH_LETTERS, (*mural.glyphs, mural.cartouche), strict=True),
        (BLACK_LETTER, mural.black),
    ]
    rows = [[EMPTY_LETTER] * grid.width for _ in range(grid.height)]
    for letter, mask in layers:
        for index in grid.cells(mask):
            column, row = grid.place(index)
            rows[row][column] = letter
    return ["".join(row) for row in rows]


def glyph_number(letter: str) -> int:
    """The glyph number of a letter of a tile's shape; ValueError for any other."""
    number = GLYPH_LETTERS.find(letter)
    if number < 0 or len(letter) != 1:
        raise ValueError(f"{letter!r} is no glyph; they are {' '.join(GLYPH_LETTERS)}")
    return number


def _four(masks: dict[str, int], letters: str) -> Masks:
    cat, snake, human, crocodile = (masks.get(letter, 0) for letter in letters[:4])
    return (cat, snake, human, crocodile)
