"""Shapes of squares that must be filled with empty space beside them: as drawn, turned, and found on a board.

They know boards only: no match, no card and no mural.
"""

from .drawing import read_drawing
from .picture import draw_picture
from .search import NOWHERE, Search
from .shape import Shape, Square

__all__ = ["NOWHERE", "Search", "Shape", "Square", "draw_picture", "read_drawing"]
