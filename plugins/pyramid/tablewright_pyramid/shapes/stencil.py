"""One orientation of a shape, laid out on a board."""

from __future__ import annotations

from collections.abc import Iterable

from tablewright.boards import Grid

from .shape import Shape, Square

Runs = tuple[tuple[int, int], ...]
"""(length, offset of the first square) of squares in a line."""


class Stencil:
    """The offsets of a shape's squares from its anchor, the first filled one in reading order.

    `room` are the anchors at which all filled squares are on the board. An empty square then lies at most one column
    beside it, on the guard column, or above or below, where there are no bits: off the board is empty.

    The filled squares are either runs `across` or runs `down`, whichever are fewer.
    """

    __slots__ = ("_after", "_before", "_offsets", "across", "down", "room", "shape", "stride")

    def __init__(self, shape: Shape, grid: Grid) -> None:
        self.shape = shape
        self.stride = stride = grid.stride
        left = -min(column for column, _ in shape.filled)
        right = max(column for column, _ in shape.filled)
        columns = sum(grid.column_masks[left : grid.width - right])
        self.room = columns & sum(grid.row_masks[: grid.height - shape.height + 1])
        self._offsets = tuple(row * stride + column for column, row in sorted(shape.filled))
        empty = [row * stride + column for column, row in sorted(shape.empty)]
        self._after = tuple(offset for offset in empty if offset > 0)
        self._before = tuple(-offset for offset in empty if offset < 0)
        across, down = _runs(shape.filled, (1, 0), stride), _runs(shape.filled, (0, 1), stride)
        self.across: Runs = across if len(across) <= len(down) else ()
        self.down: Runs = () if self.across else down

    def open(self, anchors: int, filled: int) -> int:
        """Those of `anchors` at which the squares that must be empty are."""
        blocked = 0
        for offset in self._after:
            blocked |= filled >> offset
        for offset in self._before:
            blocked |= filled << offset
        return anchors ^ (anchors & blocked)

    def beyond(self, anchor: int) -> int:
        """The squares on the board that must be empty when the anchor lies there."""
        after = sum(1 << anchor + offset for offset in self._after)
        return after | sum(1 << anchor - offset for offset in self._before if offset <= anchor)

    def fewest(self, anchors: int, filled: int, digits: int) -> tuple[int, int]:
        """The fewest squares that there are still to fill at any of `anchors`, and where there are so few.

        All anchors are counted at once: their numbers stand upright, binary digit n of each in the n-th integer of
        a list. `digits` are enough for the number of filled squares.
        """
        counts = [0] * digits
        for offset in self._offsets:
            carry = anchors ^ (anchors & filled >> offset)
            digit = 0
            while carry:
                before = counts[digit]
                counts[digit] = before ^ carry
                carry &= before
                digit += 1
        number = 0
        for digit in range(digits - 1, -1, -1):
            without = anchors ^ (anchors & counts[digit])
            if without:
                anchors = without
            else:
                number += 1 << digit
        return number, anchors

    def at(self, anchor: int) -> int:
        """The filled squares when the anchor lies there."""
        return sum(1 << anchor + offset for offset in self._offsets)


def _runs(squares: Iterable[Square], step: Square, stride: int) -> Runs:
    """The squares as runs in a direction, the longest first: it is the least likely to be there."""
    left = set(squares)
    dx, dy = step
    runs = []
    for column, row in sorted(left):
        if (column - dx, row - dy) in left:
            continue
        length = 1
        while (column + length * dx, row + length * dy) in left:
            length += 1
        runs.append((length, row * stride + column))
    return tuple(sorted(runs, reverse=True))
