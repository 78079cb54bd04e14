"""Crosses of five tiles of one colour (tigris-wonder/erect/when)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_tigris import board_map, colour_on, tiles

if TYPE_CHECKING:
    from tablewright_tigris import Tigris


def centres(tigris: Tigris) -> int:
    """The middle squares of the crosses that the tile just placed completes, as a mask."""
    if not tigris.placed:
        return 0
    grid = board_map(tigris).grid
    bit = 1 << grid.index(tigris.placed)
    colour = colour_on(tigris, bit)
    if not colour:
        return 0
    there, stride = tiles(tigris, colour), grid.stride
    surrounded = there & there << 1 & there >> 1 & there << stride & there >> stride
    return surrounded & (bit | grid.around(bit))


def cross(tigris: Tigris, centre: str) -> int:
    """The five squares around a centre, as a mask."""
    grid = board_map(tigris).grid
    bit = 1 << grid.index(centre)
    return bit | grid.around(bit)
