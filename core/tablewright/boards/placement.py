"""Where shapes may be placed on a grid: bit-parallel, all anchors of an orientation at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .grid import Grid
from .polyominoes import Orientation, Shape


class Stamp:
    """An orientation laid out on a grid, ready to be shifted to any anchor.

    `mask` and each mask of `segments` (letter, mask) are relative to an anchor at index 0, so they may
    also stand left of it: use `at` and `segments_at` rather than shifting oneself.

    ``anchors(free, touch)`` is the mask of the squares where the orientation's anchor may lie so that
    each of its squares is in `free` and at least one is in `touch`. Both must be masks of the grid.
    ``fits(free)`` is the same without `touch`.
    """

    __slots__ = ("anchors", "fits", "grid", "label", "mask", "offsets", "orientation", "segments")

    def __init__(self, grid: Grid, orientation: Orientation) -> None:
        stride = grid.stride
        self.grid = grid
        self.orientation = orientation
        self.label = orientation.label
        # The anchor is first in reading order, so no offset is negative, and a shape that hangs
        # together cannot jump over the guard column: `free` without guard bits is all the
        # protection that the edges of the grid need.
        self.offsets = tuple(row * stride + column for column, row in orientation.cells)
        masks: dict[str, int] = {}
        for offset, letter in zip(self.offsets, orientation.letters, strict=True):
            masks[letter] = masks.get(letter, 0) | 1 << offset
        self.segments = tuple(masks.items())
        self.mask = sum(masks.values())
        self.fits, self.anchors = _searches(self.offsets)

    def __repr__(self) -> str:
        return f"<Stamp {self.label} {'/'.join(self.orientation.rows())}>"

    def at(self, anchor: int) -> int:
        """The squares covered when the anchor lies on that index."""
        return self.mask << anchor

    def segments_at(self, anchor: int) -> tuple[tuple[str, int], ...]:
        """(letter, squares covered by that segment) when the anchor lies on that index."""
        return tuple((letter, mask << anchor) for letter, mask in self.segments)


def stamps(grid: Grid, shape: Shape) -> tuple[Stamp, ...]:
    """A stamp for each distinct orientation of a shape that is not larger than the grid."""
    return tuple(
        Stamp(grid, orientation)
        for orientation in shape.orientations
        if orientation.width <= grid.width and orientation.height <= grid.height
    )


def count_anchors(choices: Iterable[Stamp], free: int, touch: int) -> int:
    """How many placements these stamps have in all."""
    return sum(stamp.anchors(free, touch).bit_count() for stamp in choices)


def _searches(offsets: tuple[int, ...]) -> tuple[Callable[[int], int], Callable[[int, int], int]]:
    """The two search functions of a stamp.

    The usual sizes are written out: on integers this small a loop costs more than the shifts in it.
    """
    rest = offsets[1:]
    if len(rest) == 1:
        (a,) = rest
        return (
            lambda free: free & free >> a,
            lambda free, touch: free & free >> a & (touch | touch >> a),
        )
    if len(rest) == 2:
        a, b = rest
        return (
            lambda free: free & free >> a & free >> b,
            lambda free, touch: free & free >> a & free >> b & (touch | touch >> a | touch >> b),
        )
    if len(rest) == 3:
        a, b, c = rest
        return (
            lambda free: free & free >> a & free >> b & free >> c,
            lambda free, touch: (
                free & free >> a & free >> b & free >> c & (touch | touch >> a | touch >> b | touch >> c)
            ),
        )
    if len(rest) == 4:
        a, b, c, d = rest
        return (
            lambda free: free & free >> a & free >> b & free >> c & free >> d,
            lambda free, touch: (
                free
                & free >> a
                & free >> b
                & free >> c
                & free >> d
                & (touch | touch >> a | touch >> b | touch >> c | touch >> d)
            ),
        )

    def fits(free: int) -> int:
        anchors = free
        for offset in rest:
            anchors &= free >> offset
        return anchors

    def anchors(free: int, touch: int) -> int:
        touching = touch
        for offset in rest:
            touching |= touch >> offset
        return fits(free) & touching

    return fits, anchors
