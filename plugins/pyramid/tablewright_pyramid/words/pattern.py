"""The word ``pattern``: a shape of filled squares with empty space beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright_base import MuralWord, mural_of
from tablewright_pyramid.shapes import NOWHERE, Search, draw_picture, read_drawing

if TYPE_CHECKING:
    from tablewright import Ruleset, State
    from tablewright.boards import Grid
    from tablewright_base.mural import Mural

PLUGIN = "pyramid"
_REMEMBERED = 256


class Pattern(MuralWord):
    """``{"pattern": {"rows": [" - ", "|#|", "   "]}}``: the shape that is drawn (cartouche/pyramid/position).

    It may lie anywhere, turned and flipped. How to draw stands in `shapes.drawing`.
    """

    name = "pattern"
    schema = "v1/words/pattern.schema.json"

    def __init__(self, args: Any, rules: Ruleset) -> None:
        super().__init__(args, rules)
        try:
            self.drawing = read_drawing(args["rows"])
        except ValueError as error:
            text, *place = error.args
            raise ValueError(text, "rows", *place) from error
        self.shape = self.drawing.shape
        self.mirror = rules.on(PLUGIN, "mirror_images")
        self.orientations = self.shape.orientations(self.mirror)
        self._searches: dict[int, Search] = {}
        self._known: dict[tuple[int, int], bool] = {}

    def holds(self, wall: Mural) -> bool:
        # The same murals are asked about again and again: by each seat at each decision of a phase.
        key = wall.filled, wall.printed.grid.full
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            known = self._known[key] = self.search(wall.printed.grid).holds(wall.filled)
        return known

    def search(self, grid: Grid) -> Search:
        """The search on boards of that size, made when it is first needed."""
        found = self._searches.get(grid.full)
        if found is None:
            found = self._searches[grid.full] = Search(self.orientations, grid)
        return found

    def progress(self, state: State, seat: int) -> float:
        wall = mural_of(state, seat)
        lacking = self.search(wall.printed.grid).lacking(wall.filled)
        return 0.0 if lacking == NOWHERE else 1 - lacking / len(self.shape.filled)

    def why_not(self, state: State, seat: int) -> str:
        wall = mural_of(state, seat)
        grid = wall.printed.grid
        search = self.search(grid)
        nearest = search.nearest(wall.filled)
        if nearest is not None and not nearest[1]:
            return ""
        takes = f"it takes the shape of {len(self.shape.filled)} squares on its card"
        spoilt = search.spoilt(wall.filled)
        if spoilt is not None:
            squares, in_the_way = spoilt
            where, empty = ", ".join(grid.names(squares)), ", ".join(grid.names(in_the_way))
            takes += (
                f"; {where} are filled like it, but beyond its thick edges {empty} would have to be empty"
            )
        if nearest is None:
            return f"{takes}; no place for it is left on your mural"
        squares, missing = nearest
        if missing == squares:
            return f"{takes}; nothing of it is filled yet"
        return f"{takes}; the nearest lacks {', '.join(grid.names(missing))}"

    def describe(self) -> str:
        filled, borders = len(self.shape.filled), len(self.drawing.borders)
        ways = "turned or flipped" if self.mirror else "turned"
        beyond = f", with empty space beyond the {borders} thick edges" if borders else ""
        return f"the shape of {filled} filled squares drawn here, {ways} as you like{beyond}"

    def picture(self) -> list[str]:
        return draw_picture(self.drawing)
