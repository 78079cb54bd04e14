"""The word ``path_connects``: a path of tiles of any kind across the mural."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_base import MuralWord, mural, mural_of

if TYPE_CHECKING:
    from tablewright import State


class PathConnects(MuralWord):
    """``{"path_connects": {"between": "opposite-corners"}}`` (cartouche/card/path-corners)."""

    name = "path_connects"
    schema = "v1/words/path_connects.schema.json"

    def holds(self, wall: mural.Mural) -> bool:
        if self.args["between"] == "opposite-corners":
            return mural.path_joins_corners(wall)
        return mural.path_joins_edges(wall)

    def progress(self, state: State, seat: int) -> float:
        wall = mural_of(state, seat)
        if self.args["between"] == "opposite-corners":
            return mural.corners_progress(wall)
        return mural.path_edges_progress(wall)

    def why_not(self, state: State, seat: int) -> str:
        return "" if self.met(state, seat) else f"it takes {self.describe()}"

    def describe(self) -> str:
        ends = self.args["between"].replace("-", " ")
        return f"a path of tiles that joins two {ends}"
