"""The end of the draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_base.reserve import discard_tiles
from tablewright_base.slice import base_of

if TYPE_CHECKING:
    from tablewright import Play


class Discard(Step):
    """Discards what nobody drafted (cartouche/draft/leftovers)."""

    name = "discard"

    def run(self, play: Play) -> None:
        base = base_of(play.state)
        discard_tiles(base, *base.tile_row)
        base.story_discard += base.story_row
        base.tile_row = base.story_row = ()
