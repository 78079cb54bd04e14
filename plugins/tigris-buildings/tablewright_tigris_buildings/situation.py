"""The situation of a scenario: on which squares buildings stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import misnamed
from tablewright_tigris import SPHERES, Tigris, board_map, tiles

if TYPE_CHECKING:
    from tablewright import State

    from .slice import Buildings
    from .tables import BuildingTables


def bring(state: State, buildings: Buildings, tables: BuildingTables, data: dict[str, Any]) -> None:
    """Put the buildings where `data` says. Raises ValueError for what cannot be."""
    tigris = Tigris.of(state)
    grid = board_map(tigris).grid
    colours = {building: colour for colour, building in tables.of_colour.items()}
    for building, square in data.get("places", {}).items():
        if building not in colours:
            raise misnamed(f"there is no building '{building}'", building, colours, "places", building)
        colour = colours[building]
        if grid.find(square) < 0 or not tiles(tigris, colour) >> grid.index(square) & 1:
            tile = SPHERES[colour].tile
            raise ValueError(f"there is no {tile} face up on {square}", "places", building)
        buildings.places[building] = square
