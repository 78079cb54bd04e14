"""The word ``filled_corners``: tiles on the corners of a mural."""

from __future__ import annotations

from typing import Any

from tablewright import Ruleset, State, Word
from tablewright_base import mural_of


class FilledCorners(Word):
    """``{"filled_corners": {"count": 3}}``: so many corners with a tile on them (cornerstones/corners)."""

    name = "filled_corners"
    schema = "filled_corners.schema.json"

    def __init__(self, args: Any, rules: Ruleset) -> None:
        super().__init__(args, rules)
        self.count: int = args["count"]

    def filled(self, state: State, seat: int) -> int:
        """How many corners are filled."""
        wall = mural_of(state, seat)
        grid = wall.printed.grid
        corners = (grid.top | grid.bottom) & (grid.left | grid.right)
        return (wall.filled & corners).bit_count()

    def met(self, state: State, seat: int) -> bool:
        return self.filled(state, seat) >= self.count

    def progress(self, state: State, seat: int) -> float:
        return min(1.0, self.filled(state, seat) / self.count)

    def why_not(self, state: State, seat: int) -> str:
        filled = self.filled(state, seat)
        return "" if filled >= self.count else f"it takes {self.describe()}; {filled} of them are filled"

    def describe(self) -> str:
        return f"{self.count} filled corner{'s' if self.count > 1 else ''}"
