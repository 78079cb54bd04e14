"""Playing a catastrophe tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Refusal, Squares, square_field
from tablewright_tigris.board import areas_of, board_map, ruin, send_home_without_temple
from tablewright_tigris.slice import Tigris, tigris_of

from .tigris_move import TigrisMove

if TYPE_CHECKING:
    from tablewright import Action, Play, State

_NONE_LEFT = Refusal("tigris/catastrophe/two", "You have played all your catastrophe tiles.")


class PlayCatastrophe(TigrisMove):
    """Block a square for the rest of the match, with the tile that lies on it (tigris/catastrophe)."""

    name = "play_catastrophe"
    title = "Play a catastrophe tile"
    rule = "tigris/catastrophe/anywhere"
    fields = (square_field(),)

    def blocked(self, state: State, seat: int) -> Refusal | None:
        return None if tigris_of(state).players[seat].catastrophes else _NONE_LEFT

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Squares:
        tigris = tigris_of(state)
        return Squares(board_map(tigris).grid, self._open(state, tigris))

    def rest(self, state: State, seat: int, begun: Action) -> tuple[list[Action]]:
        tigris = tigris_of(state)
        return (board_map(tigris).actions[begun][self._open(state, tigris)],)

    def _open(self, state: State, tigris: Tigris) -> int:
        """The squares that may be blocked."""
        areas = areas_of(tigris)
        closed = tigris.ruins | tigris.covered | tigris.treasures | areas.leaders
        return areas.board.grid.full & ~(closed | self.tables.kept(self.tables.rules, state))

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        tigris = tigris_of(state)
        index = board_map(tigris).grid.find(value)
        if index < 0:
            return Refusal(self.rule, f"There is no square '{value}' on the board.")
        bit = 1 << index
        if tigris.ruins & bit:
            return Refusal(self.rule, f"There lies a catastrophe tile on {value} already.")
        for hook in self.tables.why_kept:
            refusal: Refusal | None = hook(self.tables.rules, state, value)
            if refusal is not None:
                return refusal
        if tigris.covered & bit:
            return Refusal(
                "tigris/catastrophe/not-monument", f"What is built on {value} cannot be destroyed."
            )
        if tigris.treasures & bit:
            return Refusal("tigris/catastrophe/not-treasure", f"There is a treasure on {value}.")
        if areas_of(tigris).leaders & bit:
            return Refusal("tigris/catastrophe/not-leader", f"A leader stands on {value}.")
        return Refusal(self.rule, f"The tile on {value} cannot be removed.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        tigris = tigris_of(play.state)
        tigris.players[seat].catastrophes -= 1
        ruin(tigris, board_map(tigris).grid.bits[values[0]])
        play.emit("catastrophe", rule=self.rule, square=values[0])
        send_home_without_temple(play, tigris)
