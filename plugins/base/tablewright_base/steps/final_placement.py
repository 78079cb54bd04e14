"""The final placement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step

from ..lots import forget_lots
from ..reserve import release
from ..slice import Base
from .score import begin_scoring

if TYPE_CHECKING:
    from tablewright import Play, Ruleset, State

    from ..tables import Tables


class FinalPlacement(Step):
    """Players place what they have left and complete what that makes possible (cartouche/final/placement)."""

    name = "final-placement"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["base"]

    def entered(self, play: Play) -> None:
        begin_final_placement(play.state, self.tables)

    def left(self, play: Play) -> None:
        forget_lots(Base.of(play.state))


def begin_final_placement(state: State, tables: Tables) -> None:
    """From now on bonuses may be used at once, those of the last round too."""
    base = Base.of(state)
    base.final = True
    for player in base.players:
        release(player)
    begin_scoring(state, tables)
