"""Hands, and the bag from which they are filled (tigris/turn/refill)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .spheres import COLOURS

if TYPE_CHECKING:
    from tablewright import Play

    from .slice import Tigris


def held(tigris: Tigris, seat: int, colour: str) -> int:
    """How many tiles of a colour a seat holds."""
    return tigris.players[seat].hand.count(colour)


@lru_cache(maxsize=512)
def counts(hand: tuple[str, ...]) -> tuple[int, ...]:
    """How many tiles of each colour are in a hand, in the order of the colours."""
    return tuple([hand.count(colour) for colour in COLOURS])


@lru_cache(maxsize=512)
def colours(held: tuple[str, ...]) -> tuple[str, ...]:
    """The colours of which there is something among these, tiles or leaders, in their order."""
    return tuple([colour for colour in COLOURS if colour in held])


def draw(
    play: Play,
    tigris: Tigris,
    seat: int,
    number: int,
    rule: str = "tigris/turn/refill",
    empty: str = "tigris/end/bag",
) -> bool:
    """Draw tiles from the bag by a rule. Where it does not hold so many, the match ends by the rule `empty`; then False."""
    bag = tigris.bag
    if len(bag) < number:
        tigris.players[seat].hand += bag
        tigris.bag = ()
        play.emit("bag-empty", rule=empty, seat=seat)
        play.finish()
        return False
    if number:
        tigris.players[seat].hand += bag[-number:]
        tigris.bag = bag[:-number]
        play.emit("drew", rule=rule, seat=seat, number=number)
    return True
