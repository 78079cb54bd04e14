"""Hands, and the bag from which they are filled (tigris/turn/refill)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablewright import Play

    from .slice import Tigris


def held(tigris: Tigris, seat: int, colour: str) -> int:
    """How many tiles of a colour a seat holds."""
    return tigris.players[seat].hand.count(colour)


def draw(play: Play, tigris: Tigris, seat: int, number: int) -> bool:
    """Draw tiles from the bag. Where it does not hold so many, the match ends (tigris/end/bag); then False."""
    bag = tigris.bag
    if len(bag) < number:
        tigris.players[seat].hand += bag
        tigris.bag = ()
        play.emit("bag-empty", rule="tigris/end/bag", seat=seat)
        play.finish()
        return False
    if number:
        tigris.players[seat].hand += bag[-number:]
        tigris.bag = bag[:-number]
        play.emit("drew", rule="tigris/turn/refill", seat=seat, number=number)
    return True
