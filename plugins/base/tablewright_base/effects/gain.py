"""The effect that takes pieces from the supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_base.reserve import receive

from .effect import Effect

if TYPE_CHECKING:
    from tablewright import Play


class Gain(Effect):
    """Cartouche tiles and scarabs come from the supply into the reserve (cartouche/ankh/next-round)."""

    name = "gain"

    def apply(self, play: Play, seat: int) -> None:
        for piece, number in self.args.items():
            receive(play.state, seat, piece, number)
