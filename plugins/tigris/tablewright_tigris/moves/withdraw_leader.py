"""Withdrawing a leader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Refusal
from tablewright_tigris.board import lift_leader
from tablewright_tigris.hands import colours
from tablewright_tigris.slice import tigris_of
from tablewright_tigris.spheres import ALL_LEADERS, SPHERES, sphere_of_leader

from .tigris_move import TigrisMove, colour_field

if TYPE_CHECKING:
    from tablewright import Play, State

_NO_LEADERS = Refusal("tigris/leader/withdraw", "None of your leaders is on the board.")


class WithdrawLeader(TigrisMove):
    """Take a leader of one's own off the board (tigris/leader/withdraw)."""

    name = "withdraw_leader"
    title = "Withdraw a leader"
    rule = "tigris/leader/withdraw"
    fields = (colour_field("leader", "leader"),)

    def blocked(self, state: State, seat: int) -> Refusal | None:
        return None if tigris_of(state).players[seat].leaders else _NO_LEADERS

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...]:
        return colours(tuple(tigris_of(state).players[seat].leaders))

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        sphere = sphere_of_leader(value)
        if sphere is None:
            return Refusal("tigris/leader/own", f"There is no leader '{value}'; yours are {ALL_LEADERS}.")
        leader, colour = sphere.leader, sphere.colour
        for player in tigris_of(state).players:
            if colour in player.leaders:
                text = f"Your {leader} is not on the board; the one on {player.leaders[colour]} is not yours."
                return Refusal("tigris/leader/own", text)
        return Refusal(self.rule, f"Your {leader} is not on the board.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        tigris = tigris_of(play.state)
        square = tigris.players[seat].leaders[values[0]]
        lift_leader(tigris, seat, values[0])
        play.emit("leader-withdrawn", rule=self.rule, leader=values[0], square=square)

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        return f"{SPHERES[value].leader} on {tigris_of(state).players[seat].leaders[value]}"
