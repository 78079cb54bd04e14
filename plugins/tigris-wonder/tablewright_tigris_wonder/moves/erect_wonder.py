"""Erecting the wonder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Move, Refusal, Squares, square_field
from tablewright_tigris import Tigris, board_map
from tablewright_tigris_wonder.erecting import erect, open_centres

if TYPE_CHECKING:
    from tablewright import Play, State


class ErectWonder(Move):
    """Replace a cross of five tiles with the wonder (tigris-wonder/erect). `centre` is the square in its middle."""

    name = "erect_wonder"
    title = "Erect the wonder"
    steps = ("wonder",)
    rule = when = "tigris-wonder/erect/when"
    fields = (square_field("centre", "square in the middle"),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Squares:
        return Squares(board_map(Tigris.of(state)).grid, open_centres(state))

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        names = ", ".join(board_map(Tigris.of(state)).grid.names(open_centres(state)))
        return Refusal(
            self.rule, f"The tile just placed completes no cross around '{value}', but around: {names}."
        )

    def apply(self, play: Play, seat: int, *values: str) -> None:
        erect(play, values[0])

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        return f"around {value}"
