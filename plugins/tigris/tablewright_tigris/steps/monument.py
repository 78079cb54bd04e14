"""The building of a monument at the end of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris.monuments import may_build
from tablewright_tigris.slice import tigris_of

if TYPE_CHECKING:
    from tablewright import Ruleset, State
    from tablewright_tigris.tables import Tables


class Monument(Step):
    """Asks the active player, where the tile just placed makes a monument possible (tigris/monument/when)."""

    name = "monument"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["tigris"]

    def asks(self, state: State, seat: int) -> bool:
        return may_build(tigris_of(state), self.tables)
