"""A mural as a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.scenes import Grid, Mark
from tablewright_base.mural import (
    BLACK_LETTER,
    GLYPH_LETTERS,
    ICON_LETTERS,
    draw_mural,
)
from tablewright_base.mural.drawing import REEDS_LETTER
from tablewright_base.tile_pictures import BLACK, EMPTY, glyph_mark, icon_mark
from tablewright_base.walls import printed_side, wall_of

if TYPE_CHECKING:
    from tablewright_base.slice import Player
    from tablewright_base.tables import Tables

NO_MURAL = "Mural"


def wall_grid(player: Player, seat: int, tables: Tables) -> Grid:
    """The mural of a player, the squares of each tile as one group. Before the set-up it has no squares."""
    if not player.printed:
        return Grid(f"mural-{seat}", NO_MURAL, seat)
    groups = _groups(player, tables)
    letters = draw_mural(wall_of(player))
    rows = [
        [_mark(letter, groups.get((row, column), "")) for column, letter in enumerate(line)]
        for row, line in enumerate(letters)
    ]
    item = tables.murals.get(player.mural)
    title = item.data["title"]["en"] if item is not None else NO_MURAL
    lines = _reeds(player.printed)
    return Grid(f"mural-{seat}", title, seat, rows=rows, lines=lines, line_label="reeds")


def _mark(letter: str, group: str) -> Mark:
    if letter in GLYPH_LETTERS:
        return glyph_mark(GLYPH_LETTERS.index(letter), group)
    if letter in ICON_LETTERS:
        return icon_mark(ICON_LETTERS.index(letter))
    return BLACK if letter == BLACK_LETTER else EMPTY


def _groups(player: Player, tables: Tables) -> dict[tuple[int, int], str]:
    """Which tile lies on each square (row, column), as far as it is known how the tiles got there."""
    printed = printed_side(player.printed)
    grid = printed.grid
    layout = tables.layouts[printed]
    groups: dict[tuple[int, int], str] = {}
    for number, placed in enumerate(player.placed):
        piece, turn, square = placed.split()
        for index in grid.cells(layout[piece][turn].mask << grid.index(square)):
            column, row = grid.place(index)
            groups[row, column] = f"{piece}-{number}"
    return groups


def _reeds(printed: str) -> list[int]:
    """After how many rows of squares the reeds run."""
    found: list[int] = []
    squares = 0
    for row in printed.split("/"):
        if row.strip(REEDS_LETTER):
            squares += 1
        else:
            found.append(squares)
    return found
