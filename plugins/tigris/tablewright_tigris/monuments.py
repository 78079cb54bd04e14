"""Monuments: where one may be built, and what comes of it (tigris/monument)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .areas import Area
from .board import board_map, colour_on, cover, tiles, tiles_were_covered

if TYPE_CHECKING:
    from tablewright import Play

    from .slice import Tigris
    from .tables import Tables


def block_at(tigris: Tigris, corner: int) -> int:
    """The four squares whose topmost, then leftmost one has this index, as a mask."""
    stride = tigris.width + 1
    return 1 << corner | 1 << corner + 1 | 1 << corner + stride | 1 << corner + stride + 1


def squares(tigris: Tigris) -> dict[str, str]:
    """The squares of four tiles of one colour that the tile just placed completes: corner and colour."""
    corners, colour = _completed(tigris)
    return dict.fromkeys(board_map(tigris).grid.names(corners), colour)


def _completed(tigris: Tigris) -> tuple[int, str]:
    """Their corners as a mask, and the colour that they have."""
    if not tigris.placed:
        return 0, ""
    grid = board_map(tigris).grid
    stride = grid.stride
    bit = grid.bits[tigris.placed]
    colour = colour_on(tigris, bit)
    if not colour:
        return 0, ""
    there = tiles(tigris, colour)
    pairs = there & there >> 1
    return pairs & pairs >> stride & (bit | bit >> 1 | bit >> stride | bit >> stride + 1), colour


def left(tigris: Tigris, tables: Tables, colour: str) -> list[str]:
    """The monuments with this colour that are not on the board."""
    return [
        name
        for name, colours in tables.monuments.items()
        if colour in colours and name not in tigris.monuments
    ]


def may_build(tigris: Tigris, tables: Tables) -> bool:
    """Whether a monument can be built in this action."""
    corners, colour = _completed(tigris)
    return corners != 0 and bool(left(tigris, tables, colour))


def lacking(tigris: Tigris, tables: Tables) -> tuple[list[str], str]:
    """The squares of four that the tile just placed completes and no monument is left for: corners and colour."""
    corners, colour = _completed(tigris)
    if not corners or left(tigris, tables, colour):
        return [], colour
    return board_map(tigris).grid.names(corners), colour


def build(play: Play, tigris: Tigris, monument: str, corner: str) -> None:
    """Turn the four tiles face down and put the monument on them."""
    block = block_at(tigris, board_map(tigris).grid.index(corner))
    cover(tigris, block)
    tigris.monuments[monument] = corner
    play.emit("monument-built", rule="tigris/monument/build", item=monument, square=corner)
    tiles_were_covered(play, tigris, block)


def in_kingdom(tigris: Tigris, tables: Tables, area: Area, colour: str) -> list[str]:
    """The monuments of this colour in a kingdom."""
    grid = board_map(tigris).grid
    return [
        name
        for name, corner in tigris.monuments.items()
        if colour in tables.monuments[name] and area.mask >> grid.index(corner) & 1
    ]
