"""Shapes made of squares with lettered segments, and the ways to turn and flip them."""

from __future__ import annotations

from collections.abc import Iterable

ORIENTATION_LABELS = ("0", "90", "180", "270", "flip-0", "flip-90", "flip-180", "flip-270")
"""Clockwise turns in degrees; "flip-" first mirrors the shape left to right, then turns it."""

_EMPTY = ". "


class Orientation:
    """A shape, turned and flipped in one way.

    `cells` are (column, row) relative to the *anchor*, the first square in reading order (topmost, then
    leftmost), which is (0, 0): a column may be negative, a row never. `letters` stand in the same
    order. `width` and `height` are those of the bounding box and `left` is the number of its columns
    left of the anchor.
    """

    __slots__ = ("cells", "height", "label", "left", "letters", "width")

    def __init__(self, label: str, squares: Iterable[tuple[int, int, str]]) -> None:
        ordered = sorted((row, column, letter) for column, row, letter in squares)
        top, anchor, _ = ordered[0]
        self.label = label
        self.cells = tuple((column - anchor, row - top) for row, column, _ in ordered)
        self.letters = "".join(letter for _, _, letter in ordered)
        columns = [column for column, _ in self.cells]
        self.left = -min(columns)
        self.width = max(columns) + self.left + 1
        self.height = self.cells[-1][1] + 1

    def __repr__(self) -> str:
        return f"<Orientation {self.label} {'/'.join(self.rows())}>"

    def rows(self) -> list[str]:
        """The orientation as rows of characters, "." where there is no square."""
        rows = [["."] * self.width for _ in range(self.height)]
        for (column, row), letter in zip(self.cells, self.letters, strict=True):
            rows[row][column + self.left] = letter
        return ["".join(row) for row in rows]


class Shape:
    """A polyomino drawn as rows of characters: "." or a space is no square, any other is a letter.

    Squares of the same letter are one *segment*; all squares of a shape hang together by edges.
    `orientations` are the distinct ones in the order of `ORIENTATION_LABELS`; two that look the same,
    letters included, are one, under its first label. `by_label` leads from each of the eight labels to
    its distinct orientation.

    ValueError if there is no square, or squares do not hang together.
    """

    __slots__ = ("by_label", "letters", "orientations", "size")

    def __init__(self, rows: Iterable[str]) -> None:
        squares = [
            (column, row, letter)
            for row, line in enumerate(rows)
            for column, letter in enumerate(line)
            if letter not in _EMPTY
        ]
        if not squares:
            raise ValueError("a shape has at least one square")
        if not _connected({(column, row) for column, row, _ in squares}):
            raise ValueError("the squares of a shape hang together by edges")
        self.size = len(squares)
        self.letters = tuple(sorted({letter for _, _, letter in squares}))
        mirrored = [(-column, row, letter) for column, row, letter in squares]
        distinct: dict[tuple[tuple[tuple[int, int], ...], str], Orientation] = {}
        self.by_label: dict[str, Orientation] = {}
        for number, label in enumerate(ORIENTATION_LABELS):
            turned = mirrored if number >= 4 else squares
            for _ in range(number % 4):
                turned = [(-row, column, letter) for column, row, letter in turned]
            orientation = Orientation(label, turned)
            key = (orientation.cells, orientation.letters)
            self.by_label[label] = distinct.setdefault(key, orientation)
        self.orientations = tuple(distinct.values())

    def __repr__(self) -> str:
        return f"<Shape {'/'.join(self.orientations[0].rows())}>"


def _connected(squares: set[tuple[int, int]]) -> bool:
    waiting = [next(iter(squares))]
    missing = squares - set(waiting)
    while waiting:
        column, row = waiting.pop()
        for near in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if near in missing:
                missing.remove(near)
                waiting.append(near)
    return not missing
