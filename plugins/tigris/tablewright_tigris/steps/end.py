"""Whether the match ends with this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris.slice import tigris_of

if TYPE_CHECKING:
    from tablewright import Play, Ruleset
    from tablewright_tigris.tables import Tables


class End(Step):
    """Ends the match where only one or two treasures are left on the board (tigris/end/treasures-left)."""

    name = "end"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["tigris"]

    def run(self, play: Play) -> None:
        left = tigris_of(play.state).treasures.bit_count()
        if 0 < left <= self.tables.last_treasures:
            play.emit("treasures-left", rule="tigris/end/treasures-left", number=left)
            play.finish()
