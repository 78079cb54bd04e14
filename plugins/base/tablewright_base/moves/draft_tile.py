"""Drafting a mural tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal
from tablewright.piles import without
from tablewright_base.slice import base_of

from .cartouche_move import CartoucheMove

if TYPE_CHECKING:
    from tablewright import Play, State


class DraftTile(CartoucheMove):
    """Take a tile of the row into the reserve (cartouche/draft/reserve)."""

    name = "draft_tile"
    title = "Draft a tile"
    steps = ("draft",)
    rule = "cartouche/draft/turns"
    when = "cartouche/round/phases"
    fields = (Field("tile", title="tile"),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...]:
        return base_of(state).tile_row

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        if value in self.tables.mural_tiles:
            return Refusal(self.rule, f"{value} does not lie in the row.")
        return Refusal(self.rule, f"There is no mural tile '{value}'.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        (tile,) = values
        base = base_of(play.state)
        base.tile_row = without(base.tile_row, tile)
        base.players[seat].tiles += (tile,)
        play.emit("drafted-tile", rule="cartouche/draft/reserve", item=tile)
