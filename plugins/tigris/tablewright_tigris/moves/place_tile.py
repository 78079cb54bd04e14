"""Placing a civilization tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Refusal, Squares, square_field
from tablewright.piles import without
from tablewright_tigris.board import areas_of, board_map, empty, lay_tile
from tablewright_tigris.hands import colours
from tablewright_tigris.points import reward_tile
from tablewright_tigris.slice import Tigris, tigris_of
from tablewright_tigris.spheres import ALL_TILES, BLUE, SPHERES, sphere_of_tile

from .tigris_move import TigrisMove, colour_field

if TYPE_CHECKING:
    from tablewright import Action, Play, State
    from tablewright_tigris.areas import Areas

_NO_TILES = Refusal("tigris/place/from-hand", "You hold no tiles.")


class PlaceTile(TigrisMove):
    """Place a tile of the hand on an empty square (tigris/place)."""

    name = "place_tile"
    title = "Place a tile"
    rule = "tigris/place/empty"
    fields = (colour_field("tile", "tile"), square_field())

    def blocked(self, state: State, seat: int) -> Refusal | None:
        return None if tigris_of(state).players[seat].hand else _NO_TILES

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...] | Squares:
        tigris = tigris_of(state)
        if not chosen:
            return colours(tigris.players[seat].hand)
        areas = areas_of(tigris)
        land, river = _open(tigris, areas)
        return Squares(areas.board.grid, river if chosen[0] == BLUE else land)

    def rest(self, state: State, seat: int, begun: Action) -> list[list[Action]]:
        tigris = tigris_of(state)
        areas = areas_of(tigris)
        actions = areas.board.actions
        land, river = _open(tigris, areas)
        name, chosen = begun[0], begun[1:]
        return [
            actions[name, colour][river if colour == BLUE else land]
            for colour in chosen or colours(tigris.players[seat].hand)
        ]

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        tigris = tigris_of(state)
        if not chosen:
            sphere = sphere_of_tile(value)
            if sphere is None:
                return Refusal(self.rule, f"There is no tile '{value}'; they are {ALL_TILES}.")
            return Refusal("tigris/place/from-hand", f"You hold no {sphere.tiles}.")
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
        tigris = tigris_of(play.state)
        player = tigris.players[seat]
        player.hand = without(player.hand, colour)
        areas = areas_of(tigris)
        bit = areas.board.grid.bits[square]
        beside_one, beside_two, _, _ = areas.reach()
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


def _open(tigris: Tigris, areas: Areas) -> tuple[int, int]:
    """The squares of land and of rivers on which a tile may be placed: empty, and uniting two kingdoms at most."""
    closed = tigris.ruins | areas.linked | areas.reach()[2]
    return areas.board.land & ~closed, areas.board.river & ~closed
