"""Ending the turn early."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright_tigris.slice import tigris_of

from .tigris_move import TigrisMove

if TYPE_CHECKING:
    from tablewright import Play


class EndTurn(TigrisMove):
    """End the turn without using all actions (tigris/turn/early)."""

    name = "end_turn"
    title = "End the turn"
    rule = "tigris/turn/early"
    ends = True

    def apply(self, play: Play, seat: int, *values: Any) -> None:
        tigris_of(play.state).over = True
        play.emit("turn-ended", rule=self.rule)
