"""Choosing the colour of the point that the wonder gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Move, Refusal
from tablewright_tigris import COLOURS, SPHERES, colour_field, gain
from tablewright_tigris_wonder.income import RULE, SOURCE

if TYPE_CHECKING:
    from tablewright import Play, State


class ChoosePoints(Move):
    """Say in which colour the point of the wonder is gained (tigris-wonder/income)."""

    name = "choose_points"
    title = "Gain a point from the wonder"
    steps = ("wonder-income",)
    rule = when = RULE
    fields = (colour_field("colour", "colour"),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...]:
        return COLOURS

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        return Refusal(RULE, f"There are no points of the colour '{value}', but of: {', '.join(COLOURS)}.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        gain(play, seat, values[0], 1, SOURCE, RULE)

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        return f"{SPHERES[value].points} ({value})"
