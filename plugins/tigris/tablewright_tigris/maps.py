"""Maps: rivers and land, and where the first temples stand."""

from __future__ import annotations

from functools import cache

from tablewright import Action
from tablewright.boards import BySquare, Grid

LAND, RIVER, TEMPLE, SPECIAL = ".", "~", "T", "!"


class Map:
    """A board as printed: `rows` of characters, top row first.

    ``.`` is land, ``~`` river, ``T`` land on which a temple with a treasure stands in the beginning, and ``!`` the
    same with the special border, whose treasures are taken first.
    """

    __slots__ = ("actions", "beside", "grid", "land", "river", "rows", "special", "temples")

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self.grid = Grid(len(rows[0]), len(rows))
        self.river = self._squares(RIVER)
        self.land = self.grid.full ^ self.river
        self.special = self._squares(SPECIAL)
        self.temples = self._squares(TEMPLE) | self.special
        self.actions = _Actions(self.grid)
        self.beside = {bit: self.grid.around(bit) for bit in self.grid.bits.values()}
        """The squares beside a square, both as masks."""

    def _squares(self, character: str) -> int:
        grid = self.grid
        return sum(
            1 << grid.cell(x, y)
            for y, row in enumerate(self.rows)
            for x, found in enumerate(row)
            if found == character
        )


class _Actions(dict[Action, BySquare[Action]]):
    """The actions whose last field is a square, by what they begin with, then by squares.

    They are the same ones at every decision, hundreds of them, and are made once: ``actions[move, colour][squares]``.
    """

    __slots__ = ("_grid",)

    def __init__(self, grid: Grid) -> None:
        self._grid = grid

    def __missing__(self, begun: Action) -> BySquare[Action]:
        found = self[begun] = self._grid.by_square(lambda name: (*begun, name))
        return found


@cache
def map_of(text: str) -> Map:
    """The map of these rows, joined by "/"."""
    return Map(tuple(text.split("/")))
