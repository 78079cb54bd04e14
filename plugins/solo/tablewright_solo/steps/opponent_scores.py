"""The opponent's part of the score phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_solo.completing import complete_all

from .solo_step import SoloStep

if TYPE_CHECKING:
    from tablewright import Play


class OpponentScores(SoloStep):
    """The opponent completes what it can before the player does (solo/score/before)."""

    name = "opponent-scores"

    def run(self, play: Play) -> None:
        complete_all(play, self.tables)
