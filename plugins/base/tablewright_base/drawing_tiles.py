"""Drawing mural tiles for a bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.piles import without

from .lots import take_lot
from .reserve import discard_tiles, receive_tile
from .slice import base_of

if TYPE_CHECKING:
    from tablewright import Play, State

    from .tables import Tables


def draw(play: Play, seat: int, number: int) -> None:
    """`seat` draws so many tiles from the bag, or what there is, to choose from."""
    tables: Tables = play.rules.tables["base"]
    player = base_of(play.state).players[seat]
    player.drawn += take_lot(play, seat, number, tables)
    play.emit("drew-tiles", rule="cartouche/ankh/tile", seen_by=seat, tiles=list(player.drawn))


def keep_drawn(state: State, seat: int, tile: str) -> None:
    """One of the drawn tiles goes to the reserve."""
    player = base_of(state).players[seat]
    player.drawn = without(player.drawn, tile)
    receive_tile(state, seat, tile)


def discard_drawn(state: State, seat: int) -> None:
    """What was drawn and not kept goes to the discarded tiles."""
    base = base_of(state)
    player = base.players[seat]
    discard_tiles(base, *player.drawn)
    player.drawn = ()
