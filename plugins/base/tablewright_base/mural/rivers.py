"""The rivers of one glyph."""

from __future__ import annotations

from tablewright.boards import Grid

from .tallies import Masks, tally_in

River = tuple[int, int, int, int]
"""(squares, shore, icons, tally): the squares of a river, those around it, the icons it touches as a mask,
and their tally. An icon is one square, so one that a river touches twice counts once. A shore may have
bits that are no squares; it is only ever compared with masks that have none."""


def rivers(grid: Grid, course: int, icons: Masks, all_icons: int) -> tuple[River, ...]:
    """The rivers in `course`, the squares of one glyph and of cartouche tiles, computed from nothing.

    Black tiles are in no course (cartouche/black/not-river); a river may lie on cartouche tiles only
    (cartouche/story/river-cartouche).
    `icons` and `all_icons` are those not covered.
    """
    stride = grid.stride
    found = []
    while course:
        # `Grid.components`, with the shore taken from the last spread instead of computed anew.
        reach = course & -course
        while True:
            spread = reach | reach << 1 | reach >> 1 | reach << stride | reach >> stride
            grown = spread & course
            if grown == reach:
                break
            reach = grown
        course ^= reach
        touched = spread & all_icons
        found.append((reach, spread ^ reach, touched, tally_in(touched, icons) if touched else 0))
    return tuple(found)


def rivers_after(
    grid: Grid, before: tuple[River, ...], added: int, covered: int, icons: Masks, all_icons: int
) -> tuple[River, ...]:
    """The rivers once `added` has joined the course and the icons `covered` have been covered."""
    found = before
    if covered:
        found = tuple(
            [_river(river[0], river[1], icons, all_icons) if river[2] & covered else river for river in found]
        )
    for part, shore, touched, tally in rivers(grid, added, icons, all_icons) if added else ():
        joined = [river for river in found if river[0] & shore]
        if not joined:
            found = (*found, (part, shore, touched, tally))
            continue
        squares = part
        for river in joined:
            squares |= river[0]
            shore |= river[1]
        apart = [river for river in found if not river[0] & squares]
        found = (*apart, _river(squares, shore & ~squares, icons, all_icons))
    return found


def _river(squares: int, shore: int, icons: Masks, all_icons: int) -> River:
    touched = shore & all_icons
    return (squares, shore, touched, tally_in(touched, icons) if touched else 0)
