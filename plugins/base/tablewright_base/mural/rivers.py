"""The rivers of one glyph."""

from __future__ import annotations

from .printed import Printed

River = tuple[int, int, int, int]
"""(squares, shore, icons, tally): the squares of a river, those around it, the icons it touches as a mask,
and their tally. An icon is one square, so one that a river touches twice counts once. A shore may have
bits that are no squares; it is only ever compared with masks that have none."""


def rivers(printed: Printed, course: int, icons: int) -> tuple[River, ...]:
    """The rivers in `course`, the squares of one glyph and of cartouche tiles, computed from nothing.

    Black tiles are in no course (cartouche/black/not-river); a river may lie on cartouche tiles only
    (cartouche/story/river-cartouche). `icons` are those not covered, of all types.
    """
    stride = printed.grid.stride
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
        touched = spread & icons
        found.append((reach, spread ^ reach, touched, printed.tallies[touched]))
    return tuple(found)


def rivers_after(
    printed: Printed, before: tuple[River, ...], added: int, covered: int, icons: int
) -> tuple[River, ...]:
    """The rivers once `added` has joined the course and the icons `covered` have been covered."""
    found = before
    if covered:
        found = tuple(
            [
                (river[0], river[1], river[2] & icons, printed.tallies[river[2] & icons])
                if river[2] & covered
                else river
                for river in found
            ]
        )
    for river in rivers(printed, added, icons) if added else ():
        squares, shore, _, _ = river
        joined = [other for other in found if other[0] & shore]
        if joined:
            for other in joined:
                squares |= other[0]
                shore |= other[1]
            found = tuple([other for other in found if not other[0] & squares])
            shore &= ~squares
            river = (squares, shore, shore & icons, printed.tallies[shore & icons])
        found = (*found, river)
    return found
