"""A shape: squares that must be filled, and squares beside or within them that must be empty."""

from __future__ import annotations

from collections.abc import Iterable

Square = tuple[int, int]
"""(column, row); the row below has the greater number."""


class Shape:
    """Squares to be `filled` and squares to be `empty`, which may also lie off the board. A value.

    No filled square is empty, and every empty one lies within the rectangle around the filled ones or meets it at
    an edge: a border runs along a filled square, and a window lies between them.
    """

    __slots__ = ("empty", "filled")

    def __init__(self, filled: Iterable[Square], empty: Iterable[Square]) -> None:
        # Moved so that the first filled square in reading order is (0, 0): the same shape is then the same value.
        squares = sorted(filled, key=lambda square: (square[1], square[0]))
        left, top = squares[0]
        self.filled = frozenset((column - left, row - top) for column, row in squares)
        self.empty = frozenset((column - left, row - top) for column, row in empty)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shape) and (self.filled, self.empty) == (other.filled, other.empty)

    def __hash__(self) -> int:
        return hash((self.filled, self.empty))

    def __repr__(self) -> str:
        return f"<Shape of {len(self.filled)} filled squares and {len(self.empty)} empty ones>"

    @property
    def width(self) -> int:
        """How many columns the filled squares take."""
        columns = [column for column, _ in self.filled]
        return max(columns) - min(columns) + 1

    @property
    def height(self) -> int:
        """How many rows the filled squares take."""
        return max(row for _, row in self.filled) + 1

    def turned(self) -> Shape:
        """A quarter turn clockwise."""
        return Shape(
            [(-row, column) for column, row in self.filled], [(-row, column) for column, row in self.empty]
        )

    def mirrored(self) -> Shape:
        """The mirror image, left for right."""
        return Shape(
            [(-column, row) for column, row in self.filled], [(-column, row) for column, row in self.empty]
        )

    def orientations(self, mirror: bool) -> tuple[Shape, ...]:
        """The distinct shapes that turning, and with `mirror` also flipping, makes of it; itself first."""
        found: dict[Shape, None] = {}
        for start in (self, self.mirrored()) if mirror else (self,):
            shape = start
            for _ in range(4):
                found[shape] = None
                shape = shape.turned()
        return tuple(found)
