"""Finding a shape on a board: all positions of an orientation at once, as bits of one integer."""

from __future__ import annotations

from collections.abc import Iterable

from tablewright.boards import Grid

from .shape import Shape
from .stencil import Stencil

NOWHERE = -1


class Search:
    """A shape in all its orientations on boards of one size, ready to be looked for.

    Shifting the filled squares of a board by the offset of one square of the shape puts the answer for that square
    where the anchor is, for every position in one step (see `Stencil`).
    """

    __slots__ = ("_across", "_digits", "_down", "grid", "squares", "stencils")

    def __init__(self, orientations: Iterable[Shape], grid: Grid) -> None:
        self.grid = grid
        self.stencils = tuple(
            Stencil(shape, grid)
            for shape in orientations
            if shape.width <= grid.width and shape.height <= grid.height
        )
        self.squares = max((len(stencil.shape.filled) for stencil in self.stencils), default=0)
        """How many squares must be filled; 0 where there is no room for the shape."""
        self._digits = self.squares.bit_length()
        self._across = max((run for one in self.stencils for run, _ in one.across), default=1)
        self._down = max((run for one in self.stencils for run, _ in one.down), default=1)

    def holds(self, filled: int) -> bool:
        """Whether the shape is anywhere on a board with these filled squares."""
        if filled.bit_count() < self.squares or not self.squares:
            return False
        stride = self.grid.stride
        # Where so many filled squares follow each other, to the right and downwards: shared by all orientations.
        across, down = [0, filled], [0, filled]
        for distance in range(1, self._across):
            across.append(across[-1] & filled >> distance)
        for distance in range(stride, stride * self._down, stride):
            down.append(down[-1] & filled >> distance)
        for stencil in self.stencils:
            anchors = stencil.room & filled
            for run, offset in stencil.across:
                anchors &= across[run] >> offset
            for run, offset in stencil.down:
                anchors &= down[run] >> offset
            if anchors and stencil.open(anchors, filled):
                return True
        return False

    def lacking(self, filled: int) -> int:
        """How many squares there are still to fill where it is nearest; NOWHERE if no place for it is left."""
        fewest = self.squares + 1
        for stencil in self.stencils:
            anchors = stencil.open(stencil.room, filled)
            if anchors:
                here, _ = stencil.fewest(anchors, filled, self._digits)
                if here < fewest:
                    fewest = here
        return fewest if fewest <= self.squares else NOWHERE

    def nearest(self, filled: int) -> tuple[int, int] | None:
        """(all its squares, those of them still to fill) where it is nearest; None if no place for it is left.

        Of several such places one that has the most filled squares beside it: what is there can be built out.
        """
        best: tuple[int, int, int] | None = None
        for stencil in self.stencils:
            anchors = stencil.open(stencil.room, filled)
            if not anchors:
                continue
            lacking, nearest = stencil.fewest(anchors, filled, self._digits)
            for anchor in self.grid.cells(nearest):
                squares = stencil.at(anchor)
                beside = (self.grid.around(squares) & filled).bit_count()
                if best is None or (lacking, -beside) < best[:2]:
                    best = lacking, -beside, squares
        return None if best is None else (best[2], best[2] & ~filled)

    def spoilt(self, filled: int) -> tuple[int, int] | None:
        """(all its squares, filled ones that must be empty) where it is filled but not bounded; None: nowhere.

        Of several such places one with the fewest squares in the way.
        """
        best: tuple[int, int, int] | None = None
        for stencil in self.stencils:
            lacking, whole = stencil.fewest(stencil.room, filled, self._digits)
            for anchor in () if lacking else self.grid.cells(whole):
                in_the_way = stencil.beyond(anchor) & filled
                if best is None or in_the_way.bit_count() < best[0]:
                    best = in_the_way.bit_count(), stencil.at(anchor), in_the_way
        return None if best is None else best[1:]
