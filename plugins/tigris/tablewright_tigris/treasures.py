"""Treasures: which trader takes which (tigris/treasure/all-but-one)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import areas_of, board_map
from .spheres import GREEN

if TYPE_CHECKING:
    from tablewright import Play

    from .slice import Tigris


def due(tigris: Tigris, active: int) -> tuple[int, int, int] | None:
    """A trader that has treasures to take: its seat, the squares to choose among, and how many it takes in all.

    The active player's trader comes first, then those clockwise. None: there is nothing to be taken.
    """
    seats = len(tigris.players)
    treasures = tigris.treasures
    found = []
    for area in areas_of(tigris).kingdoms:
        lying = area.mask & treasures
        if lying & (lying - 1):
            trader = area.leader(GREEN)
            if trader is not None:
                found.append(((trader.seat - active) % seats, trader.seat, lying))
    if not found:
        return None
    _, seat, lying = min(found)
    return seat, candidates(tigris, lying), lying.bit_count() - 1


def candidates(tigris: Tigris, lying: int) -> int:
    """Those of the treasures in a kingdom that may be taken next: first those with the special border."""
    return lying & board_map(tigris).special or lying


def choosable(tigris: Tigris, seat: int) -> int:
    """The squares whose treasure the trader of `seat` may take next."""
    square = tigris.players[seat].leaders.get(GREEN)
    if square is None:
        return 0
    area = areas_of(tigris).at(board_map(tigris).grid.bits[square])
    lying = area.mask & tigris.treasures if area is not None else 0
    return candidates(tigris, lying) if lying & (lying - 1) else 0


def take_treasure(play: Play, tigris: Tigris, seat: int, bit: int, rule: str) -> None:
    """Take the treasure that lies on a square, by a rule."""
    tigris.treasures &= ~bit
    tigris.players[seat].treasures += 1
    square = board_map(tigris).grid.names(bit)[0]
    play.emit("treasure-taken", rule=rule, seat=seat, square=square)


def take_what_is_certain(play: Play, tigris: Tigris, active: int) -> int:
    """Take all treasures that leave no choice. Returns the seat that has to choose one, or -1."""
    while (found := due(tigris, active)) is not None:
        seat, open_, number = found
        if open_.bit_count() > number:
            return seat
        # Without the special border all but one could be chosen.
        take_treasure(play, tigris, seat, open_ & -open_, "tigris/treasure/special-first")
    return -1
