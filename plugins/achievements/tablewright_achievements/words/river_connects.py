"""The word ``river_connects``: a river across the mural."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_base import MuralWord, mural, mural_of

if TYPE_CHECKING:
    from tablewright import State


class RiverConnects(MuralWord):
    """``{"river_connects": {"between": "opposite-edges"}}``; icons do not matter (cartouche/card/river-edges)."""

    name = "river_connects"
    schema = "v1/words/river_connects.schema.json"

    def holds(self, wall: mural.Mural) -> bool:
        if self.args["between"] == "opposite-edges":
            return mural.river_joins_edges(wall)
        return mural.river_joins_corners(wall)

    def progress(self, state: State, seat: int) -> float:
        wall = mural_of(state, seat)
        if self.args["between"] == "opposite-edges":
            return mural.edges_progress(wall)
        return mural.river_corners_progress(wall)

    def why_not(self, state: State, seat: int) -> str:
        return "" if self.met(state, seat) else f"it takes {self.describe()}"

    def describe(self) -> str:
        ends = self.args["between"].replace("-", " ")
        return f"a river of one glyph that joins two {ends}"
