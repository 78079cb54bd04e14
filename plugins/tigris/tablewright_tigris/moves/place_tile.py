"""Placing a civilization tile."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from tablewright import Refusal, Squares
from tablewright_tigris.board import areas_of, board_map, empty, lay_tile
from tablewright_tigris.points import reward_tile
from tablewright_tigris.slice import Tigris
from tablewright_tigris.spheres import BLUE, COLOURS, SPHERES

from .tigris_move import TigrisMove, colour_field, square_field

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tablewright import Action, Play, State


class PlaceTile(TigrisMove):
    """Place a tile of the hand on an empty square (tigris/place)."""

    name = "place_tile"
    title = "Place a tile"
    rule = "tigris/place/empty"
    fields = (colour_field("tile", "tile"), square_field())

    def blocked(self, state: State, seat: int) -> Refusal | None:
        if Tigris.of(state).players[seat].hand:
            return None
        return Refusal("tigris/place/from-hand", "You hold no tiles.")

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...] | Squares:
        tigris = Tigris.of(state)
        if not chosen:
            hand = tigris.players[seat].hand
            return tuple([colour for colour in COLOURS if colour in hand])
        land, river = _open(tigris)
        return Squares(board_map(tigris).grid, river if chosen[0] == BLUE else land)

    def rest(self, state: State, seat: int, begun: Action) -> Iterator[Action]:
        tigris = Tigris.of(state)
        actions = board_map(tigris).actions
        land, river = _open(tigris)
        return chain.from_iterable(
            [
                actions((self.name, colour)).of(river if colour == BLUE else land)
                for colour in begun[1:] or self.domain(state, seat, ())
            ]
        )

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        tigris = Tigris.of(state)
        if not chosen:
            if value not in SPHERES:
                return Refusal(self.rule, f"There is no tile '{value}'; they are {', '.join(COLOURS)}.")
            return Refusal("tigris/place/from-hand", f"You hold no {value} tile.")
        board = board_map(tigris)
        index = board.grid.find(value)
        if index < 0:
            return Refusal(self.rule, f"There is no square '{value}' on the board.")
        if not empty(tigris) >> index & 1:
            return Refusal(self.rule, f"The square {value} is not empty.")
        river = board.river >> index & 1
        if chosen[0] == BLUE and not river:
            return Refusal("tigris/place/farms", f"A farm is placed on a river, and {value} is land.")
        if chosen[0] != BLUE and river:
            return Refusal(
                "tigris/place/not-river", f"Only farms are placed on rivers, and {value} is a river square."
            )
        number = areas_of(tigris).kingdoms_beside(1 << index)
        return Refusal(
            "tigris/place/two-kingdoms", f"A tile on {value} would unite {number} kingdoms; two is the most."
        )

    def apply(self, play: Play, seat: int, *values: str) -> None:
        colour, square = values
        tigris = Tigris.of(play.state)
        player = tigris.players[seat]
        place = player.hand.index(colour)
        player.hand = player.hand[:place] + player.hand[place + 1 :]
        bit = 1 << board_map(tigris).grid.index(square)
        beside_one, beside_two, _ = areas_of(tigris).reach
        lay_tile(tigris, colour, bit)
        tigris.placed = square
        play.emit("tile-placed", rule="tigris/place/empty", colour=colour, square=square)
        if beside_two & bit:
            tigris.united = square
            play.emit("united", rule="tigris/unification/when", square=square)
        elif beside_one & bit:
            kingdom = areas_of(tigris).at(bit)
            assert kingdom is not None
            reward_tile(play, tigris, self.tables, colour, kingdom)

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        return str(value) if chosen else SPHERES[value].tile


def _open(tigris: Tigris) -> tuple[int, int]:
    """The squares of land and of rivers on which a tile may be placed: empty, and uniting two kingdoms at most."""
    board = board_map(tigris)
    open_ = empty(tigris) & ~areas_of(tigris).reach[2]
    return open_ & board.land, open_ & board.river
