"""Drawings of shapes as rows of characters.

Rows and columns of squares alternate with those of the edges between them, and edges stand around all:

    [" - - - ",      # a filled square      . an empty one, a window inside of the shape
     "|# # #|",      a space: a square that may be either
     "|  -  |"  …    - | a thick border: the shape ends here, and beyond it is empty space

so squares stand where row and column are both odd (counted from 0), and borders where one of them is. A drawing
may leave room around the shape.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .shape import Shape, Square

FILLED, WINDOW, ANYTHING = "#", ".", " "
ACROSS, UPRIGHT, NO_BORDER = "-", "|", " "
_BESIDE = ((0, -1), (-1, 0), (1, 0), (0, 1))


class Drawing:
    """A drawing that has been read: the mark of each square, and the borders around and within the shape.

    `borders` holds (filled square, the square beyond): the latter must be empty.
    """

    __slots__ = ("borders", "height", "marks", "width")

    def __init__(self, rows: Sequence[str]) -> None:
        """Raises ValueError with words and the index of the row, or of row and character, that is wrong."""
        self.width, self.height = _size(rows)
        self.marks: dict[Square, str] = {}
        self.borders: set[tuple[Square, Square]] = set()
        _check_characters(rows)
        for y in range(self.height):
            for x in range(self.width):
                self.marks[x, y] = rows[2 * y + 1][2 * x + 1]
        if FILLED not in self.marks.values():
            raise ValueError(f"no square is filled ({FILLED})")
        for row, column, one, other in self._edges():
            if rows[row][column] != NO_BORDER:
                self.borders.add(self._ends(row, column, one, other))
        self._check_windows()

    def mark(self, square: Square) -> str:
        """The mark of a square; outside of the drawing anything may be."""
        return self.marks.get(square, ANYTHING)

    @property
    def shape(self) -> Shape:
        """What it asks for."""
        filled = [square for square, mark in self.marks.items() if mark == FILLED]
        windows = [square for square, mark in self.marks.items() if mark == WINDOW]
        return Shape(filled, {*windows, *(beyond for _, beyond in self.borders)})

    # --- the inside ---

    def _edges(self) -> Iterator[tuple[int, int, Square, Square]]:
        """(row, column) in the drawing of every edge, with the squares on its two sides, in reading order."""
        for row in range(2 * self.height + 1):
            for column in range((row + 1) % 2, 2 * self.width + 1, 2):
                x, y = (column - 1) // 2, (row - 1) // 2
                yield row, column, (x, y), (x, y + 1) if row % 2 == 0 else (x + 1, y)

    def _ends(self, row: int, column: int, one: Square, other: Square) -> tuple[Square, Square]:
        """The filled square at a border and the one beyond it."""
        filled = [square for square in (one, other) if self.mark(square) == FILLED]
        if not filled:
            raise ValueError("a border in the air: neither of the squares beside it is filled", row, column)
        if len(filled) == 2:
            words = "a border between two filled squares: the square beyond a border is empty"
            raise ValueError(words, row, column)
        return filled[0], other if filled[0] == one else one

    def _check_windows(self) -> None:
        """What must be empty inside is drawn as a window, and a window has a border all around."""
        outside = self._outside()
        beyond = {empty for _, empty in self.borders}
        for (x, y), mark in self.marks.items():
            place = 2 * y + 1, 2 * x + 1
            if mark == ANYTHING and (x, y) in beyond and (x, y) not in outside:
                raise ValueError(f"inside of the shape an empty square is a window: write {WINDOW!r}", *place)
            if mark != WINDOW:
                continue
            for dx, dy in _BESIDE:
                near = x + dx, y + dy
                if self.mark(near) == ANYTHING:
                    words = (
                        "a window is closed on all sides; outside of the shape a border says what is empty"
                    )
                    raise ValueError(words, *place)
                if self.mark(near) == FILLED and (near, (x, y)) not in self.borders:
                    raise ValueError("a border is missing around the window", place[0] + dy, place[1] + dx)

    def _outside(self) -> set[Square]:
        """The squares of the drawing that may be either and are not shut in."""
        rim = [(x, y) for x, y in self.marks if x in (0, self.width - 1) or y in (0, self.height - 1)]
        waiting = [square for square in rim if self.marks[square] == ANYTHING]
        found = set(waiting)
        while waiting:
            x, y = waiting.pop()
            for dx, dy in _BESIDE:
                near = x + dx, y + dy
                if near in self.marks and near not in found and self.marks[near] == ANYTHING:
                    found.add(near)
                    waiting.append(near)
        return found


def read_drawing(rows: Sequence[str]) -> Drawing:
    """The drawing that rows of characters make; ValueError with the place where they make none."""
    return Drawing(rows)


def _size(rows: Sequence[str]) -> tuple[int, int]:
    """How many squares it is wide and high."""
    if len(rows) < 3 or len(rows) % 2 == 0:
        words = (
            f"rows of edges and rows of squares take turns, edges first and last; {len(rows)} rows cannot be"
        )
        raise ValueError(words)
    length = len(rows[0])
    if length < 3 or length % 2 == 0:
        words = f"edges and squares take turns, an edge first and last; {length} characters cannot be"
        raise ValueError(words, 0)
    for index, row in enumerate(rows):
        if len(row) != length:
            words = f"this row has {len(row)} characters, the first has {length}"
            raise ValueError(words, index, min(len(row), length))
    return length // 2, len(rows) // 2


def _check_characters(rows: Sequence[str]) -> None:
    for row, line in enumerate(rows):
        for column, character in enumerate(line):
            possible, what = _POSSIBLE[row % 2, column % 2]
            if character not in possible:
                raise ValueError(f"{character!r} cannot stand here: {what}", row, column)


_POSSIBLE = {
    (1, 1): (
        FILLED + WINDOW + ANYTHING,
        f"this is a square, {FILLED} filled, {WINDOW} a window, or a space for anything",
    ),
    (1, 0): (UPRIGHT + NO_BORDER, f"this is the edge between two squares, {UPRIGHT} or a space"),
    (0, 1): (ACROSS + NO_BORDER, f"this is the edge between two squares, {ACROSS} or a space"),
    (0, 0): (" ", "where edges meet stands a space"),
}
