"""The placing of a building at the end of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris import Tigris, board_map
from tablewright_tigris_buildings.placing import chance
from tablewright_tigris_buildings.slice import Buildings

if TYPE_CHECKING:
    from tablewright import Play, Ruleset, State
    from tablewright_tigris_buildings.tables import BuildingTables


class Building(Step):
    """Asks the active player, where the tile just placed is part of a line (tigris-buildings/place/after-conflicts)."""

    name = "building"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: BuildingTables = rules.tables["tigris-buildings"]

    def entered(self, play: Play) -> None:
        """Who has completed a line that is too short is told why the building stays."""
        building, squares, too_short = chance(play.state, self.tables)
        if squares or not too_short:
            return
        place = Buildings.of(play.state).places[building]
        # That it does not move along its own line goes without saying.
        if not too_short & board_map(Tigris.of(play.state)).grid.bits[place]:
            play.emit(
                "building-stays",
                rule="tigris-buildings/place/longer",
                seat=play.state.flow.first,
                item=building,
                square=place,
            )

    def asks(self, state: State, seat: int) -> bool:
        return chance(state, self.tables).squares > 0
