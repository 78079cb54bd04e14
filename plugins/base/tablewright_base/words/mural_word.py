"""What words about the mural have in common."""

from __future__ import annotations

from collections.abc import Sequence

from tablewright import Witness
from tablewright_base.mural import Mural


def covering(wall: Mural, masks: Sequence[int]) -> list[Witness]:
    """A way for each set of squares that black tiles could cover, named by the squares (cartouche/black/choice)."""
    if len(masks) == 1:
        return [Witness("", (("cover", masks[0]),))]
    grid = wall.printed.grid
    return [Witness("+".join(grid.names(mask)), (("cover", mask),)) for mask in masks]
