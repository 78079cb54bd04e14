"""Maps: rivers and land, and where the first temples stand."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tablewright.boards import BySquare, Grid

if TYPE_CHECKING:
    from tablewright import Action

LAND, RIVER, TEMPLE, SPECIAL = ".", "~", "T", "!"


class Map:
    """A board as printed: `rows` of characters, top row first.

    ``.`` is land, ``~`` river, ``T`` land on which a temple with a treasure stands in the beginning, and ``!`` the
    same with the special border, whose treasures are taken first.
    """

    __slots__ = ("_actions", "grid", "land", "river", "rows", "special", "temples")

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.rows = rows
        self.grid = Grid(len(rows[0]), len(rows))
        self.river = self._squares(RIVER)
        self.land = self.grid.full ^ self.river
        self.special = self._squares(SPECIAL)
        self.temples = self._squares(TEMPLE) | self.special
        self._actions: dict[Action, BySquare[Action]] = {}

    def actions(self, begun: Action) -> BySquare[Action]:
        """For each square the action that begins so and ends with its name.

        A list has hundreds of them at every decision, and they are the same ones again and again.
        """
        found = self._actions.get(begun)
        if found is None:
            found = self._actions[begun] = self.grid.by_square(lambda name: (*begun, name))
        return found

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
