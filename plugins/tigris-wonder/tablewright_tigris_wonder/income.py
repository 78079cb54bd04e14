"""What the wonder gives at the end of a turn (tigris-wonder/income)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_tigris import Tigris, areas_of, board_map

from .slice import Wonder

if TYPE_CHECKING:
    from tablewright import State

KING = "black"
SOURCE = "wonder"
"""What its points are told to come from."""
RULE = "tigris-wonder/income"


def has_king_there(state: State, seat: int) -> bool:
    """Whether `seat` has a king in the kingdom of the wonder."""
    centre = Wonder.of(state).centre
    if not centre:
        return False
    tigris = Tigris.of(state)
    kingdom = areas_of(tigris).at(1 << board_map(tigris).grid.index(centre))
    king = kingdom.leader(KING) if kingdom is not None else None
    return king is not None and king.seat == seat
