"""Whether the wonder can be erected, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Refusal
from tablewright_tigris import Tigris, board_map, build_over, tiles_were_covered

from .crosses import centres, cross
from .slice import Wonder

if TYPE_CHECKING:
    from tablewright import Play, State


def open_centres(state: State) -> int:
    """Where the wonder can be erected in this action: once, around one of these squares (a mask)."""
    return 0 if Wonder.of(state).centre else centres(Tigris.of(state))


def second_centres(state: State) -> list[str]:
    """The middles of the crosses that the tile just placed completes although the wonder stands already."""
    tigris = Tigris.of(state)
    return board_map(tigris).grid.names(centres(tigris)) if Wonder.of(state).centre else []


def why_indestructible(state: State, square: str) -> Refusal | None:
    """Why there can be no catastrophe on a square of the wonder."""
    tigris, centre = Tigris.of(state), Wonder.of(state).centre
    if not centre or not cross(tigris, centre) & board_map(tigris).grid.bits[square]:
        return None
    return Refusal("tigris-wonder/stands/links", f"The wonder lies on {square}, and cannot be destroyed.")


def erect(play: Play, centre: str) -> None:
    """Put the wonder in the place of the five tiles; treasures on them lie on it then."""
    tigris = Tigris.of(play.state)
    squares = cross(tigris, centre)
    Wonder.of(play.state).centre = centre
    build_over(tigris, squares)
    names = board_map(tigris).grid.names(squares)
    play.emit("wonder-erected", rule="tigris-wonder/erect/tiles", square=centre, squares=names)
    tiles_were_covered(play, tigris, squares)
