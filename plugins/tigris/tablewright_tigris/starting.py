"""The table as it is laid out before the first step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .maps import Map
from .slice import Player, Tigris

if TYPE_CHECKING:
    from .tables import Tables


def table_before_set_up(seats: int, tables: Tables) -> Tigris:
    """The board with its first temples and treasures, and the bag not yet shuffled (tigris/setup)."""
    board = tables.map
    tigris = empty_table(seats, tables, board)
    tigris.red = tigris.treasures = board.temples
    temples = board.temples.bit_count()
    tigris.bag = tuple(
        colour
        for colour, number in tables.tile_counts.items()
        for _ in range(number - (temples if colour == "red" else 0))
    )
    return tigris


def empty_table(seats: int, tables: Tables, board: Map) -> Tigris:
    """A board on which nothing lies, with an empty bag."""
    return Tigris(
        map="/".join(board.rows),
        width=board.grid.width,
        height=board.grid.height,
        players=[Player(catastrophes=tables.catastrophes) for _ in range(seats)],
    )
