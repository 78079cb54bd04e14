"""Placing a building, or moving it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Move, Refusal, Squares, square_field
from tablewright_tigris import Tigris, board_map
from tablewright_tigris_buildings.placing import chance
from tablewright_tigris_buildings.slice import Buildings

if TYPE_CHECKING:
    from tablewright import Play, Ruleset, State
    from tablewright_tigris_buildings.tables import BuildingTables


class PlaceBuilding(Move):
    """Put the building of the colour just placed on a tile of the line (tigris-buildings/place)."""

    name = "place_building"
    title = "Place the building"
    steps = ("building",)
    rule = when = "tigris-buildings/place/line"
    fields = (square_field(),)

    def __init__(self, rules: Ruleset) -> None:
        self.tables: BuildingTables = rules.tables["tigris-buildings"]

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Squares:
        return Squares(board_map(Tigris.of(state)).grid, chance(state, self.tables).squares)

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        grid = board_map(Tigris.of(state)).grid
        building, squares, too_short = chance(state, self.tables)
        index = grid.find(value)
        if index >= 0 and too_short >> index & 1:
            text = (
                f"'{self.tables.titles[building]}' stands in a line at least as long as the one of {value}."
            )
            return Refusal("tigris-buildings/place/longer", text)
        names = ", ".join(grid.names(squares))
        return Refusal(self.rule, f"'{value}' lies in no line that was just extended; these do: {names}.")

    def apply(self, play: Play, seat: int, *values: str) -> None:
        building = chance(play.state, self.tables).building
        places = Buildings.of(play.state).places
        before, places[building] = places[building], values[0]
        rule = "tigris-buildings/place/longer" if before else self.rule
        play.emit("building-placed", rule=rule, item=building, square=values[0], before=before)

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        return f"{self.tables.titles[chance(state, self.tables).building]} on {value}"
