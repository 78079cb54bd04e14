"""The end of the draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_base import lending
from tablewright_solo.taking import take_stories, take_tiles

from .solo_step import SoloStep

if TYPE_CHECKING:
    from tablewright import Play


class OpponentTakes(SoloStep):
    """Gives the opponent what the player left; nothing is discarded (solo/draft/leftovers)."""

    name = "opponent-takes"

    def run(self, play: Play) -> None:
        tiles, stories = lending.take_rows(play.state)
        take_stories(play, stories, self.tables)
        take_tiles(play, tiles, self.tables)
