"""Positioning a leader: from outside the board, or from another square."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Refusal, Squares, square_field
from tablewright_tigris.board import (
    areas_of,
    beside_temples,
    board_map,
    empty,
    lift_leader,
    put_leader,
)
from tablewright_tigris.conflicts import begin_revolt
from tablewright_tigris.slice import Tigris, tigris_of
from tablewright_tigris.spheres import ALL_LEADERS, COLOURS, SPHERES

from .tigris_move import TigrisMove, colour_field

if TYPE_CHECKING:
    from tablewright import Action, Play, State
    from tablewright_tigris.areas import Areas


class PlaceLeader(TigrisMove):
    """Put a leader on the board, or one that stands there on another square (tigris/leader)."""

    name = "place_leader"
    title = "Position a leader"
    rule = "tigris/leader/empty"
    fields = (colour_field("leader", "leader"), square_field())

    def rest(self, state: State, seat: int, begun: Action) -> list[list[Action]]:
        tigris = tigris_of(state)
        areas = areas_of(tigris)
        actions = areas.board.actions
        name, chosen = begun[0], begun[1:] or COLOURS
        masks = _open(tigris, areas, seat, chosen)
        return [actions[name, colour][open_] for colour, open_ in zip(chosen, masks, strict=True)]

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...] | Squares:
        if not chosen:
            return COLOURS
        tigris = tigris_of(state)
        areas = areas_of(tigris)
        return Squares(areas.board.grid, _open(tigris, areas, seat, chosen)[0])

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        if not chosen:
            return Refusal("tigris/leader/own", f"There is no leader '{value}'; yours are {ALL_LEADERS}.")
        tigris = tigris_of(state)
        board = board_map(tigris)
        index = board.grid.find(value)
        leader = SPHERES[chosen[0]].leader
        if index < 0:
            return Refusal(self.rule, f"There is no square '{value}' on the board.")
        if tigris.players[seat].leaders.get(chosen[0]) == value:
            return Refusal("tigris/ruling/another-square", f"Your {leader} stands on {value} already.")
        if not empty(tigris) >> index & 1:
            return Refusal(self.rule, f"The square {value} is not empty.")
        if board.river >> index & 1:
            return Refusal(
                "tigris/leader/not-river", f"A leader cannot stand on a river, and {value} is one."
            )
        if not beside_temples(tigris) >> index & 1:
            return Refusal("tigris/leader/temple", f"There is no temple beside {value}.")
        number = self._areas(tigris, seat, chosen[0]).kingdoms_beside(1 << index)
        return Refusal("tigris/leader/not-unite", f"A leader on {value} would unite {number} kingdoms.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        colour, square = values
        tigris = tigris_of(play.state)
        before = tigris.players[seat].leaders.get(colour, "")
        if before:
            lift_leader(tigris, seat, colour)
        put_leader(tigris, seat, colour, square)
        play.emit("leader-placed", rule="tigris/leader/empty", leader=colour, square=square, before=before)
        kingdom = areas_of(tigris).at(board_map(tigris).grid.bits[square])
        assert kingdom is not None
        for other in kingdom.leaders:
            if other.colour == colour and other.seat != seat:
                begin_revolt(play, tigris, colour, seat, other.seat)

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        if chosen:
            return str(value)
        square = tigris_of(state).players[seat].leaders.get(value)
        return SPHERES[value].leader + (f" from {square}" if square else "")

    def _areas(self, tigris: Tigris, seat: int, colour: str) -> Areas:
        """The areas without the leader that is about to move: it no longer links anything (tigris/ruling/moving)."""
        areas = areas_of(tigris)
        square = tigris.players[seat].leaders.get(colour)
        return areas if square is None else areas.without(board_map(tigris).grid.bits[square])


def _open(tigris: Tigris, areas: Areas, seat: int, colours: tuple[str, ...]) -> list[int]:
    """The squares on which each of these leaders may be placed: empty land beside temples that unites no kingdoms.

    The square that a leader leaves is empty by then, and yet it is no move to come back to it.
    """
    board = areas.board
    fitting = board.land & beside_temples(tigris) & ~(tigris.ruins | areas.linked)
    standing, bits = tigris.players[seat].leaders, board.grid.bits
    from_outside = fitting & ~areas.reach()[1]
    # A leader that moves no longer links what it linked (tigris/ruling/moving).
    return [
        fitting & ~areas.uniting(bits[standing[colour]]) if colour in standing else from_outside
        for colour in colours
    ]
