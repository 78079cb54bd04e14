"""The effect that draws mural tiles to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright_base.drawing_tiles import draw, keep_drawn
from tablewright_base.slice import base_of

from .effect import Effect

if TYPE_CHECKING:
    from tablewright import Play, Ruleset

CHOOSE = "choose-tile"


class DrawTiles(Effect):
    """Tiles are drawn from the bag, some kept and the others discarded (cartouche/ankh/tile)."""

    name = "draw_tiles"

    def __init__(self, args: Any, rules: Ruleset) -> None:
        super().__init__(args, rules)
        self.draws: int = args["draw"]
        self.keep: int = args["keep"]

    def apply(self, play: Play, seat: int) -> None:
        draw(play, seat, self.draws)
        player = base_of(play.state).players[seat]
        if len(player.drawn) <= self.keep:
            for tile in player.drawn:
                keep_drawn(play.state, seat, tile)
        else:
            player.keep = self.keep
            play.push(CHOOSE, seat)
