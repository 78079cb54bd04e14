"""What buildings do where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Refusal
from tablewright_tigris import Tigris, board_map

from .slice import Buildings

if TYPE_CHECKING:
    from tablewright import Play, State

    from .tables import BuildingTables


def squares_with_buildings(state: State) -> int:
    """The squares under buildings, as a mask: their tiles stay (tigris-buildings/tile/stays)."""
    grid = board_map(Tigris.of(state)).grid
    return grid.mask_of(filter(None, Buildings.of(state).places.values()))


def in_kingdom(state: State, tables: BuildingTables, colour: str, kingdom: int) -> str:
    """The building of a colour, where it stands in a kingdom (a mask); else ""."""
    building = tables.of_colour.get(colour, "")
    place = Buildings.of(state).places.get(building, "")
    if place and kingdom >> board_map(Tigris.of(state)).grid.index(place) & 1:
        return building
    return ""


def why_kept(state: State, tables: BuildingTables, square: str) -> Refusal | None:
    """Why there can be no catastrophe on a square with a building."""
    for building, place in Buildings.of(state).places.items():
        if place == square:
            text = f"'{tables.titles[building]}' stands on {square}, and the tile under it is not removed."
            return Refusal("tigris-buildings/tile/no-catastrophe", text)
    return None


def take_back(play: Play, squares: int) -> None:
    """Buildings on these squares (a mask), whose tiles are no longer face up, go beside the board."""
    grid = board_map(Tigris.of(play.state)).grid
    places = Buildings.of(play.state).places
    for building, place in places.items():
        if place and squares >> grid.index(place) & 1:
            places[building] = ""
            play.emit(
                "building-taken-back", rule="tigris-buildings/tile/covered", item=building, square=place
            )
