"""Mural tiles that are too many for the end of the place phase and fit nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .slice import base_of
from .walls import mural_of

if TYPE_CHECKING:
    from tablewright import State

    from .tables import Tables


def any_fits(state: State, seat: int, tables: Tables) -> bool:
    """Whether any mural tile of the reserve can be placed."""
    wall = mural_of(state, seat)
    layout = tables.layouts[wall.printed]
    free, touch = wall.free, wall.touch
    for tile in base_of(state).players[seat].tiles:  # noqa: SIM110 - as in `fits_anywhere`
        if layout.fits_anywhere(tile, free, touch):
            return True
    return False
