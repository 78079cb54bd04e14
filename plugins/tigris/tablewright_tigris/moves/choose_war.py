"""Choosing which war is fought next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Refusal, seat_name
from tablewright_tigris.conflicts import begin_war, rivals, wars
from tablewright_tigris.slice import tigris_of
from tablewright_tigris.spheres import SPHERES

from .tigris_move import TigrisMove, colour_field

if TYPE_CHECKING:
    from tablewright import Play, State


class ChooseWar(TigrisMove):
    """Say in which colour the next war is fought: always the active player's choice (tigris/war/order)."""

    name = "choose_war"
    title = "Choose the next war"
    steps = ("choose-war",)
    rule = when = "tigris/war/order"
    fields = (colour_field("colour", "colour"),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...]:
        return tuple(wars(tigris_of(state)))

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        left = ", ".join(wars(tigris_of(state)))
        return Refusal(self.rule, f"There is no war between leaders of the colour '{value}', but of: {left}.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        begin_war(play, tigris_of(play.state), values[0], play.state.flow.first)

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        one, other = rivals(tigris_of(state), value)
        return f"the {SPHERES[value].leader}s of {seat_name(one.seat)} and of {seat_name(other.seat)}"
