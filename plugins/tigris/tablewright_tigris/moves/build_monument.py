"""Building a monument."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal, square_field
from tablewright_tigris.monuments import build, left, squares
from tablewright_tigris.slice import tigris_of

from .tigris_move import TigrisMove

if TYPE_CHECKING:
    from tablewright import Play, State


class BuildMonument(TigrisMove):
    """Turn four tiles face down and put a monument with their colour on them (tigris/monument/build).

    `square` is the topmost, then leftmost of the four.
    """

    name = "build_monument"
    title = "Build a monument"
    steps = ("monument",)
    rule = when = "tigris/monument/when"
    fields = (square_field(title="top left square"), Field("monument", title="monument"))

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> list[str]:
        tigris = tigris_of(state)
        found = squares(tigris)
        if chosen:
            return left(tigris, self.tables, found[chosen[0]])
        return [corner for corner, colour in found.items() if left(tigris, self.tables, colour)]

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        tigris = tigris_of(state)
        found = squares(tigris)
        if not chosen:
            corners = ", ".join(found)
            return Refusal(
                self.rule,
                f"The tile just placed completes no four tiles from '{value}' on, but from: {corners}.",
            )
        if value not in self.tables.monuments:
            return Refusal(self.rule, f"There is no monument '{value}'.")
        if value in tigris.monuments:
            return Refusal("tigris/monument/once", f"'{self.tables.titles[value]}' stands already.")
        return Refusal(
            "tigris/monument/colour", f"'{self.tables.titles[value]}' has no part in {found[chosen[0]]}."
        )

    def apply(self, play: Play, seat: int, *values: str) -> None:
        corner, monument = values
        build(play, tigris_of(play.state), monument, corner)

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        return (
            self.tables.titles[value]
            if chosen
            else f"{squares(tigris_of(state))[value]} tiles from {value} on"
        )
