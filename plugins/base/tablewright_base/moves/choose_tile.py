"""Choosing among the tiles drawn for a bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal
from tablewright_base.drawing_tiles import discard_drawn, keep_drawn
from tablewright_base.effects.draw_tiles import CHOOSE
from tablewright_base.slice import base_of

from .cartouche_move import CartoucheMove

if TYPE_CHECKING:
    from tablewright import Play, State


class ChooseTile(CartoucheMove):
    """Keep one of the tiles drawn; the others are discarded (cartouche/ankh/tile)."""

    name = "choose_tile"
    title = "Keep one of the tiles"
    steps = (CHOOSE,)
    rule = when = "cartouche/ankh/tile"
    fields = (Field("tile", title="tile"),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...]:
        return base_of(state).players[seat].drawn

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        return Refusal(self.rule, f"'{value}' is not one of the tiles that you drew.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        player = base_of(play.state).players[seat]
        keep_drawn(play.state, seat, values[0])
        play.emit("kept-tile", rule=self.rule, item=values[0])
        player.keep -= 1
        if player.keep:
            play.push(CHOOSE, seat)
        else:
            discard_drawn(play.state, seat)
