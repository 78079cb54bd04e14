"""What a player's holdings are worth before they have become points, for bots that look only one action ahead.

The figures were found by play: greedy bots score the most with about these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .slice import base_of
from .ways import SCARAB

if TYPE_CHECKING:
    from tablewright import State

    from .tables import Tables

MURAL_TILE = 1.5
TOKEN = 0.8
SCARAB_TOKEN = 0.4
"""Beside the point that it scores."""
CARTOUCHE = 2.2
CARTOUCHE_SQUARE = 0.4


def worth_of_holdings(state: State, seat: int, tables: Tables) -> float:
    """Points that tiles and tokens may still bring, those of the next round included; less in each round."""
    base = base_of(state)
    player = base.players[seat]
    frozen = player.frozen
    worth = MURAL_TILE * (len(player.tiles) + player.keep) + TOKEN * sum(player.tokens.values())
    worth += SCARAB_TOKEN * player.scarabs
    for piece, number in player.cartouches.items():
        if number:
            worth += _cartouche(piece, tables) * number
    for piece, number in frozen.items():
        if piece == SCARAB:
            worth += SCARAB_TOKEN * number
        elif piece in player.cartouches:
            worth += _cartouche(piece, tables) * number
        else:
            worth += MURAL_TILE
    return worth * _time_left(state, tables)


def _cartouche(piece: str, tables: Tables) -> float:
    return CARTOUCHE + CARTOUCHE_SQUARE * tables.pieces[piece].shape.size


def _time_left(state: State, tables: Tables) -> float:
    """The part of the match that is still to come, never quite nothing: tokens are not spent for nothing."""
    rounds: int = tables.options["rounds"]
    if base_of(state).final:
        return 0.5 / rounds
    return (rounds - state.flow.round + 1) / rounds
