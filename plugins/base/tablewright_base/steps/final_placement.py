"""The final placement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_base.reserve import release
from tablewright_base.slice import base_of

from .score import count

if TYPE_CHECKING:
    from tablewright import Play, Ruleset, State
    from tablewright_base.tables import Tables


class FinalPlacement(Step):
    """Players place what they have left and complete what that makes possible (cartouche/final/placement)."""

    name = "final-placement"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["base"]

    def entered(self, play: Play) -> None:
        begin_final_placement(play.state, self.tables)

    def left(self, play: Play) -> None:
        base_of(play.state).lots = ()


def begin_final_placement(state: State, tables: Tables) -> None:
    """From now on bonuses may be used at once, those of the last round too."""
    base = base_of(state)
    base.final = True
    for player in base.players:
        release(player)
    count(state, tables)
