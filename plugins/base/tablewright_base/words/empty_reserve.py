"""The word ``empty_reserve``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Word
from tablewright_base.slice import Player, base_of

from .phrases import several

if TYPE_CHECKING:
    from tablewright import State


class EmptyReserve(Word):
    """``{"empty_reserve": true}``: no mural tile and no cartouche tile left; tokens and scarabs do not matter."""

    name = "empty_reserve"
    schema = "v1/words/empty_reserve.schema.json"

    def met(self, state: State, seat: int) -> bool:
        return _tiles(base_of(state).players[seat]) == 0

    def progress(self, state: State, seat: int) -> float:
        return 1 / (1 + _tiles(base_of(state).players[seat]))

    def why_not(self, state: State, seat: int) -> str:
        number = _tiles(base_of(state).players[seat])
        return f"{several(number, 'tile is', 'tiles are')} left in your reserve" if number else ""

    def describe(self) -> str:
        return "no tile left in the reserve"


def _tiles(player: Player) -> int:
    frozen = sum(number for piece, number in player.frozen.items() if piece != "scarab")
    return len(player.tiles) + len(player.drawn) + sum(player.cartouches.values()) + frozen
