"""The word ``points_at_least``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Word

from .phrases import several

if TYPE_CHECKING:
    from tablewright import State


class PointsAtLeast(Word):
    """``{"points_at_least": {"points": 100}}``: so many points as the score stands, of all plugins."""

    name = "points_at_least"
    schema = "v1/words/points_at_least.schema.json"

    def met(self, state: State, seat: int) -> bool:
        return self.rules.points(state, seat) >= int(self.args["points"])

    def progress(self, state: State, seat: int) -> float:
        return min(1.0, max(0, self.rules.points(state, seat)) / int(self.args["points"]))

    def why_not(self, state: State, seat: int) -> str:
        if self.met(state, seat):
            return ""
        return f"it takes {self.describe()}; you have {self.rules.points(state, seat)}"

    def describe(self) -> str:
        return several(self.args["points"], "point")
