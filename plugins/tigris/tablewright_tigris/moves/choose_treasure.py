"""Choosing a treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Refusal, Squares, square_field
from tablewright_tigris.board import board_map
from tablewright_tigris.slice import tigris_of
from tablewright_tigris.treasures import choosable, take_treasure

from .tigris_move import TigrisMove

if TYPE_CHECKING:
    from tablewright import Play, State


class ChooseTreasure(TigrisMove):
    """Say which treasure of the kingdom the trader takes next (tigris/treasure/choice)."""

    name = "choose_treasure"
    title = "Take a treasure"
    steps = ("choose-treasure",)
    rule = when = "tigris/treasure/choice"
    fields = (square_field(),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Squares:
        tigris = tigris_of(state)
        return Squares(board_map(tigris).grid, choosable(tigris, seat))

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        tigris = tigris_of(state)
        names = ", ".join(board_map(tigris).grid.names(choosable(tigris, seat)))
        return Refusal(self.rule, f"No treasure can be taken from '{value}', but from: {names}.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        tigris = tigris_of(play.state)
        take_treasure(play, tigris, seat, board_map(tigris).grid.bits[values[0]], self.rule)
