"""How many pieces there are in all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import tiles
from .slice import tigris_of
from .spheres import COLOURS

if TYPE_CHECKING:
    from tablewright import State


def census_of(state: State) -> dict[str, int]:
    """Tiles, leaders, treasures and the like, wherever they are. Tiles face down lie under monuments, four each."""
    tigris = tigris_of(state)
    faces = sum(tiles(tigris, colour).bit_count() for colour in COLOURS)
    hands = sum(len(player.hand) + len(player.replaced) for player in tigris.players)
    down = 4 * len(tigris.monuments)
    taken = sum(player.treasures for player in tigris.players)
    return {
        "tiles": faces + down + hands + len(tigris.bag) + sum(tigris.box.values()),
        "treasures": tigris.treasures.bit_count() + taken,
        "catastrophe tiles": tigris.ruins.bit_count() + sum(one.catastrophes for one in tigris.players),
    }
