"""What an ankh's bonus does: the effects that content names."""

from .draw_tiles import DrawTiles
from .effect import Effect
from .gain import Gain
from .repeat import Repeat

EFFECTS: tuple[type[Effect], ...] = (Gain, DrawTiles, Repeat)

__all__ = ["EFFECTS", "DrawTiles", "Effect", "Gain", "Repeat"]
