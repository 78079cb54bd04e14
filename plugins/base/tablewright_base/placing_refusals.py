"""Why a piece cannot lie on a square, said exactly: which square is taken, what is outside, what it would touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Refusal

if TYPE_CHECKING:
    from .layouts import Way
    from .mural import Mural


def why_not_there(wall: Mural, piece: str, way: Way, cell: Any) -> Refusal:
    """The refusal of a placement that is not possible, by the first rule that it breaks."""
    grid = wall.printed.grid
    index = grid.find(cell)
    if index < 0:
        last = grid.name(grid.cell(grid.width - 1, grid.height - 1))
        return Refusal(
            "cartouche/place/inside", f"There is no square '{cell}' on this mural: they go from a1 to {last}."
        )
    column, row = grid.place(index)
    inside = 0
    outside = 0
    for right, down in way.stamp.orientation.cells:
        x, y = column + right, row + down
        if 0 <= x < grid.width and 0 <= y < grid.height:
            inside |= 1 << grid.cell(x, y)
        else:
            outside += 1
    if outside:
        squares = "a square" if outside == 1 else f"{outside} squares"
        return Refusal(
            "cartouche/place/inside",
            f"With its first square on {cell}, {squares} of the tile would lie outside the mural.",
        )
    taken = grid.names(inside & wall.filled)
    if taken:
        verb = "is" if len(taken) == 1 else "are"
        return Refusal("cartouche/place/no-overlap", f"{', '.join(taken)} {verb} taken by another tile.")
    return Refusal(
        "cartouche/place/touching",
        f"On {', '.join(grid.names(inside))} the tile would touch neither the reeds nor a tile placed before.",
    )
