"""Maps: rivers and land, and where the first temples stand."""

from __future__ import annotations

from functools import cache

from tablewright.boards import Grid

LAND, RIVER, TEMPLE, SPECIAL = ".", "~", "T", "!"


class Map:
    """A board as printed: `rows` of characters, top row first.

    ``.`` is land, ``~`` river, ``T`` land on which a temple with a treasure stands in the beginning, and ``!`` the
    same with the special border, whose treasures are taken first.
    """

    __slots__ = ("grid", "land", "river", "rows", "special", "temples")

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self.grid = Grid(len(rows[0]), len(rows))
        self.river = self._squares(RIVER)
        self.land = self.grid.full ^ self.river
        self.special = self._squares(SPECIAL)
        self.temples = self._squares(TEMPLE) | self.special

    def _squares(self, character: str) -> int:
        grid = self.grid
        return sum(
            1 << grid.cell(x, y)
            for y, row in enumerate(self.rows)
            for x, found in enumerate(row)
            if found == character
        )


@cache
def map_of(text: str) -> Map:
    """The map of these rows, joined by "/"."""
    return Map(tuple(text.split("/")))
