"""The areas that tiles leave open, and which of them are chambers."""

from __future__ import annotations

from tablewright.boards import Grid

from .printed import Printed

Area = tuple[int, int]
"""(squares, tally of the icons in them): a maximal set of squares without tiles joined by edges."""


def areas_after(printed: Printed, before: tuple[Area, ...], added: int) -> tuple[Area, ...]:
    """The areas once the squares `added` are filled too: only those that lost squares are looked at."""
    icons = printed.all_icons
    found = []
    for area in before:
        squares = area[0]
        lost = squares & added
        if not lost:
            found.append(area)
        elif lost != squares:
            parts = _pieces(printed.grid, squares ^ lost, lost)
            found.extend([(part, printed.tallies[part & icons]) for part in parts])
    return tuple(found)


def chambers(found: tuple[Area, ...]) -> tuple[Area, ...]:
    """The areas that are chambers with something in them (cartouche/story/chamber).

    Tiles and the edges of the mural close a chamber, in any mix, so every area is one. Ruling: a mural
    without any tile has no chamber, although its edges go all around, for nothing was enclosed on it;
    as soon as there is one tile, every area borders on one; then this is asked. Areas without icons are left out here,
    since nothing asks for them.
    """
    return tuple([area for area in found if area[1]])


def _pieces(grid: Grid, left: int, lost: int) -> list[int]:
    """The pieces that are `left` of an area, none empty, after it lost squares.

    The area hung together, so each piece borders on what was lost: as soon as a flood has reached all of
    that border which is left, the rest is one piece and need not be flooded to its ends.
    """
    stride = grid.stride
    border = grid.around(lost) & left
    pieces = []
    while True:
        reach = border & -border
        while border & reach != border:
            # Sideways, then up and down: each step also reaches around a corner. Two of them before it is asked
            # whether that was all, for it takes several as a rule.
            grown = (reach | reach << 1 | reach >> 1) & left
            grown = (grown | grown << stride | grown >> stride) & left
            grown = (grown | grown << 1 | grown >> 1) & left
            grown = (grown | grown << stride | grown >> stride) & left
            if grown == reach:
                break
            reach = grown
        else:
            pieces.append(left)
            return pieces
        pieces.append(reach)
        left ^= reach
        border &= left
