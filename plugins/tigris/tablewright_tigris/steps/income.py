"""What monuments give at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris.board import areas_of
from tablewright_tigris.monuments import in_kingdom
from tablewright_tigris.points import gain
from tablewright_tigris.slice import tigris_of

if TYPE_CHECKING:
    from tablewright import Play, Ruleset
    from tablewright_tigris.tables import Tables


class Income(Step):
    """The active player's leaders gain from monuments of their colour in their kingdom (tigris/monument/income)."""

    name = "income"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["tigris"]

    def run(self, play: Play) -> None:
        tigris = tigris_of(play.state)
        tigris.over = False
        if not tigris.monuments:
            return
        active = play.state.flow.first
        for area in areas_of(tigris).kingdoms:
            for leader in area.leaders:
                if leader.seat == active:
                    for name in in_kingdom(tigris, self.tables, area, leader.colour):
                        gain(play, active, leader.colour, 1, name, "tigris/monument/income")
