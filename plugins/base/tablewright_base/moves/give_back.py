"""Giving back a mural tile that fits nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal
from tablewright_base.piles import without
from tablewright_base.reserve import discard_tiles
from tablewright_base.slice import Base
from tablewright_base.surplus import any_fits

from .cartouche_move import CartoucheMove

if TYPE_CHECKING:
    from tablewright import Play, State


NOT_TOO_MANY = Refusal(
    "cartouche/place/no-discard", "Mural tiles are not discarded, and you may keep those you have."
)
THEY_FIT = Refusal("cartouche/place/no-discard", "Mural tiles are not discarded while any of them fits.")


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
            return NOT_TOO_MANY
        return THEY_FIT if any_fits(state, seat, self.tables) else None

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...]:
        return Base.of(state).players[seat].tiles

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        return Refusal(self.rule, f"'{value}' is not in your reserve.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        base = Base.of(play.state)
        player = base.players[seat]
        player.tiles = without(player.tiles, values[0])
        discard_tiles(base, values[0])
        play.emit("gave-back", rule=self.rule, item=values[0])
