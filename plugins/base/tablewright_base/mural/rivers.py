"""The rivers of one glyph."""

from __future__ import annotations

from tablewright.boards import Grid

from .tallies import Masks, tally_in

River = tuple[int, int, int, int]
"""(squares, shore, icons, tally): the squares of a river, the squares around it, the icons it touches as
a mask, and their tally. An icon is one square, so one that a river touches twice counts once."""


def rivers(grid: Grid, course: int, icons: Masks, all_icons: int) -> tuple[River, ...]:
    """The rivers in `course`, the squares of one glyph and of cartouche tiles, computed from nothing.

    Black tiles are in no course. A river may lie on cartouche tiles only (cartouche/stories/river).
    `icons` and `all_icons` are those not covered.
    """
    return tuple(
        [_river(squares, grid.around(squares), icons, all_icons) for squares in grid.components(course)]
    )


def rivers_after(
    grid: Grid, before: tuple[River, ...], added: int, icons: Masks, all_icons: int
) -> tuple[River, ...]:
    """The rivers once `added` has joined the course and icons may have been covered."""
    found = list(before)
    for part in grid.components(added):
        shore = grid.around(part)
        joined = part
        kept = []
        for river in found:
            if river[0] & shore:
                joined |= river[0]
            else:
                kept.append(river)
        kept.append(_river(joined, grid.around(joined), icons, all_icons))
        found = kept
    return tuple(
        [
            river if river[2] == river[1] & all_icons else _river(river[0], river[1], icons, all_icons)
            for river in found
        ]
    )


def _river(squares: int, shore: int, icons: Masks, all_icons: int) -> River:
    touched = shore & all_icons
    return (squares, shore, touched, tally_in(touched, icons) if touched else 0)
