"""The placing of a building at the end of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris_buildings.placing import chance

if TYPE_CHECKING:
    from tablewright import Ruleset, State
    from tablewright_tigris_buildings.tables import BuildingTables


class Building(Step):
    """Asks the active player, where the tile just placed is part of a line (tigris-buildings/place/after-conflicts)."""

    name = "building"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: BuildingTables = rules.tables["tigris-buildings"]

    def asks(self, state: State, seat: int) -> bool:
        return chance(state, self.tables).squares > 0
