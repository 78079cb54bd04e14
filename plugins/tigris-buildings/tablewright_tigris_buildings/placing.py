"""Where the building of the tile just placed may stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tablewright_tigris import Tigris, board_map, colour_on, tiles

from .lines import SHORTEST, lines_through
from .slice import Buildings

if TYPE_CHECKING:
    from tablewright import State

    from .tables import BuildingTables


class Chance(NamedTuple):
    """A building that may be placed: its id, the squares for it, and those of lines that are not longer than its own."""

    building: str
    squares: int
    too_short: int


NONE = Chance("", 0, 0)


def chance(state: State, tables: BuildingTables) -> Chance:
    """What the tile placed in this action makes possible, as the conflicts have left the board."""
    tigris = Tigris.of(state)
    if not tigris.placed:
        return NONE
    grid = board_map(tigris).grid
    bit = 1 << grid.index(tigris.placed)
    colour = colour_on(tigris, bit)
    building = tables.of_colour.get(colour, "")
    if not building:
        return NONE
    there = tiles(tigris, colour)
    place = Buildings.of(state).places[building]
    # On the board it only goes to a line that is longer than each of its own (tigris-buildings/place/longer).
    longest = max(_lengths(tigris, there, 1 << grid.index(place))) if place else 0
    squares = too_short = 0
    for line in lines_through(tigris, there, bit):
        length = line.bit_count()
        if length >= SHORTEST:
            if length > longest:
                squares |= line
            else:
                too_short |= line
    return Chance(building, squares, too_short & ~squares)


def _lengths(tigris: Tigris, there: int, bit: int) -> tuple[int, int]:
    row, column = lines_through(tigris, there, bit)
    return row.bit_count(), column.bit_count()
