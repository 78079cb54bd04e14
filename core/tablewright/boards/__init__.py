"""Boards of squares as bit sets: grids, polyominoes and where they may be placed.

The library knows no game. Every set of squares is one Python integer in the layout of its `Grid`, so
that a question about a whole board ("where does this shape fit?") is a handful of shifts and no loop
over squares.
"""

from .by_square import BySquare
from .grid import Grid
from .placement import Stamp, count_anchors, stamps
from .polyominoes import ORIENTATION_LABELS, Orientation, Shape

__all__ = [
    "ORIENTATION_LABELS",
    "BySquare",
    "Grid",
    "Orientation",
    "Shape",
    "Stamp",
    "count_anchors",
    "stamps",
]
