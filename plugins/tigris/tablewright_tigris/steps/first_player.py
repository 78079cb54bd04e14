"""Who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step

if TYPE_CHECKING:
    from tablewright import Play, Ruleset
    from tablewright_tigris.tables import Tables


class FirstPlayer(Step):
    """Draws the player who begins, unless an option names a seat (tigris/setup/first-player)."""

    name = "first-player"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["tigris"]

    def run(self, play: Play) -> None:
        wanted = self.tables.options["first_player"]
        flow = play.state.flow
        flow.first = play.random.below(flow.seats) if wanted == "random" else int(wanted) % flow.seats
        play.emit("first-player", rule="tigris/setup/first-player", seat=flow.first)
