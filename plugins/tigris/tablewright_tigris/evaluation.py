"""What a position is worth to a seat beyond its weakest sphere, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import areas_of, board_map, tiles
from .monuments import in_kingdom
from .points import spheres_in_order
from .slice import Tigris
from .spheres import BLACK, COLOURS

if TYPE_CHECKING:
    from tablewright import State

    from .areas import Area, Leader
    from .tables import Tables

HIGHER_SPHERES = (0.5, 0.25, 0.12)
"""What a point is worth in the second weakest sphere and in those above it."""
LEADER = 0.6
SUPPORTER = 0.12
MONUMENT = 1.5
TREASURE = 0.8
VARIETY = 0.1


def worth(state: State, seat: int, tables: Tables) -> float:
    """Points in the other spheres, leaders that stand and what stands behind them, and tiles in hand."""
    tigris = Tigris.of(state)
    player = tigris.players[seat]
    _, *others = spheres_in_order(player)
    value = sum(weight * points for weight, points in zip(HIGHER_SPHERES, others, strict=True))
    value += VARIETY * len(set(player.hand))
    for area in areas_of(tigris).kingdoms:
        for leader in area.leaders:
            if leader.seat == seat:
                value += _leader(tigris, tables, area, leader)
    return value


def _leader(tigris: Tigris, tables: Tables, area: Area, leader: Leader) -> float:
    grid = board_map(tigris).grid
    behind = (area.mask & tiles(tigris, leader.colour)).bit_count()
    temples = (grid.around(leader.bit) & tigris.red).bit_count()
    value = LEADER + SUPPORTER * min(behind, 6) + SUPPORTER * temples
    value += MONUMENT * len(in_kingdom(tigris, tables, area, leader.colour))
    if leader.colour == BLACK:
        # A king gains for every colour that has no leader of its own.
        value += LEADER * sum(area.leader(colour) is None for colour in COLOURS) / len(COLOURS)
    if leader.colour == "green":
        value += TREASURE * ((area.mask & tigris.treasures).bit_count() > 0)
    return value
