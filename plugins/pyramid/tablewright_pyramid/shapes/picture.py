"""Drawings as people see them on a card: shaded squares, thick borders, windows."""

from __future__ import annotations

from .drawing import FILLED, Drawing
from .shape import Square

SHADE = "▒"
_SQUARE = 2
"""How many characters a square is wide; with its edges it is then about as high as wide."""

# By the borders that meet in a point: up 1, right 2, down 4, left 8.
_POINTS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


def draw_picture(drawing: Drawing) -> list[str]:
    """The drawing in rows of characters of equal length, without the room around the shape."""
    filled = [square for square, mark in drawing.marks.items() if mark == FILLED]
    left, right = min(x for x, _ in filled), max(x for x, _ in filled)
    top, bottom = min(y for _, y in filled), max(y for _, y in filled)
    borders = {frozenset(sides) for sides in drawing.borders}

    def shaded(*squares: Square) -> bool:
        return all(drawing.mark(square) == FILLED for square in squares)

    def upright(x: int, y: int) -> bool:
        """Whether a border runs to the left of a square."""
        return frozenset({(x - 1, y), (x, y)}) in borders

    def across(x: int, y: int) -> bool:
        """Whether a border runs above a square."""
        return frozenset({(x, y - 1), (x, y)}) in borders

    rows = []
    for y in range(top, bottom + 2):
        row = ""
        for x in range(left, right + 2):
            point = upright(x, y - 1) + 2 * across(x, y) + 4 * upright(x, y) + 8 * across(x - 1, y)
            around = (x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)
            row += _POINTS[point] if point else SHADE if shaded(*around) else " "
            if x <= right:
                row += ("━" if across(x, y) else SHADE if shaded((x, y - 1), (x, y)) else " ") * _SQUARE
        rows.append(row)
        if y > bottom:
            break
        row = ""
        for x in range(left, right + 2):
            row += "┃" if upright(x, y) else SHADE if shaded((x - 1, y), (x, y)) else " "
            if x <= right:
                row += (SHADE if shaded((x, y)) else " ") * _SQUARE
        rows.append(row)
    # Above and below a row of squares without borders there is nothing to see but where others end.
    return [row for row in rows if any(sign in row for sign in ("━", "▒", "┃"))]
