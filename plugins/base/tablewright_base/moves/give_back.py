"""Giving back a mural tile that fits nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal

from ..reserve import discard_tile
from ..slice import Base
from ..surplus import any_fits
from .cartouche_move import CartoucheMove

if TYPE_CHECKING:
    from tablewright import Play, State


class GiveBack(CartoucheMove):
    """Discard one of too many mural tiles when none of them fits anywhere (cartouche/ruling/surplus-tiles)."""

    name = "give_back"
    title = "Give back a tile that fits nowhere"
    steps = ("place",)
    rule = "cartouche/ruling/surplus-tiles"
    fields = (Field("tile", title="tile"),)

    def blocked(self, state: State, seat: int) -> Refusal | None:
        kept = self.tables.line.kept_tiles
        if len(Base.of(state).players[seat].tiles) <= kept:
            return Refusal(
                "cartouche/place/no-discard", f"Mural tiles are not discarded, and you have {kept} at most."
            )
        if any_fits(state, seat, self.tables):
            return Refusal(
                "cartouche/place/no-discard", "Mural tiles are not discarded while any of them fits."
            )
        return None

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> list[str]:
        return Base.of(state).players[seat].tiles

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        return Refusal(self.rule, f"'{value}' is not in your reserve.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        base = Base.of(play.state)
        base.players[seat].tiles.remove(values[0])
        discard_tile(base, values[0])
        play.emit("gave-back", rule=self.rule, item=values[0])
