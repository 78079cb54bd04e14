"""The building of a monument at the end of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris.monuments import lacking, may_build
from tablewright_tigris.slice import tigris_of

if TYPE_CHECKING:
    from tablewright import Play, Ruleset, State
    from tablewright_tigris.tables import Tables


class Monument(Step):
    """Asks the active player, where the tile just placed makes a monument possible (tigris/monument/when)."""

    name = "monument"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["tigris"]

    def entered(self, play: Play) -> None:
        """Who has completed four tiles is told why nothing can be built on them."""
        corners, colour = lacking(tigris_of(play.state), self.tables)
        for corner in corners:
            play.emit(
                "no-monument-left",
                rule="tigris/monument/colour",
                seat=play.state.flow.first,
                square=corner,
                colour=colour,
            )

    def asks(self, state: State, seat: int) -> bool:
        return may_build(tigris_of(state), self.tables)
