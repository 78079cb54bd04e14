"""What buildings are worth to a seat, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_tigris import COLOURS, Tigris, areas_of

from .standing import in_kingdom

if TYPE_CHECKING:
    from tablewright import State

    from .tables import BuildingTables

OWN = 0.8
"""For a building whose extra points the seat's leader would gain."""
KING = "black"


def worth(state: State, seat: int, tables: BuildingTables) -> float:
    """What the buildings promise the leaders of the seat, and its kings that stand in for others."""
    value = 0.0
    for area in areas_of(Tigris.of(state)).all:
        for colour in COLOURS if area.leaders else ():
            leader = area.leader(colour) or area.leader(KING)
            if leader is not None and leader.seat == seat and in_kingdom(state, tables, colour, area.mask):
                value += OWN
    return value
