"""The end of the draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step

from ..reserve import discard_tile
from ..slice import Base

if TYPE_CHECKING:
    from tablewright import Play


class Discard(Step):
    """Discards what nobody drafted (cartouche/draft/leftovers)."""

    name = "discard"

    def run(self, play: Play) -> None:
        base = Base.of(play.state)
        for tile in base.tile_row:
            discard_tile(base, tile)
        base.story_discard += base.story_row
        base.tile_row, base.story_row = [], []
