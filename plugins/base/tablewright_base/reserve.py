"""What comes into a player's reserve, and when it may be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .slice import Base, Player, base_of
from .ways import SCARAB

if TYPE_CHECKING:
    from tablewright import State


def receive(state: State, seat: int, piece: str, number: int) -> None:
    """A bonus gives cartouche tiles or scarabs of the supply.

    What a bonus gives is frozen until the next round (cartouche/ankh/next-round), except in the final
    placement (cartouche/final/at-once).
    """
    base = base_of(state)
    player = base.players[seat]
    if piece == SCARAB:
        base.scarabs -= number
    else:
        base.cartouches[piece] -= number
    if base.final:
        _add(player, piece, number)
    else:
        player.frozen[piece] = player.frozen.get(piece, 0) + number


def receive_tile(state: State, seat: int, tile: str) -> None:
    """A bonus gives a mural tile; frozen like everything else that bonuses give."""
    base = base_of(state)
    player = base.players[seat]
    if base.final:
        player.tiles += (tile,)
    else:
        player.frozen[tile] = 1


def release(player: Player) -> None:
    """A new round begins: what was frozen may be used."""
    for piece, number in player.frozen.items():
        _add(player, piece, number)
    player.frozen.clear()


def discard_tiles(base: Base, *tiles: str) -> None:
    """Tiles go to those beside the bag."""
    base.tile_discard = tuple(sorted(base.tile_discard + tiles))


def _add(player: Player, piece: str, number: int) -> None:
    if piece == SCARAB:
        player.scarabs += number
    elif piece in player.cartouches:
        player.cartouches[piece] += number
    else:
        player.tiles += (piece,)
