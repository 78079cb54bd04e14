"""Rows and columns of tiles of one colour (tigris-buildings/place/line)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_tigris import board_map

if TYPE_CHECKING:
    from tablewright_tigris import Tigris

SHORTEST = 3


def lines_through(tigris: Tigris, there: int, bit: int) -> tuple[int, int]:
    """The row and the column of the squares `there` that a square lies in without a gap, as masks."""
    return _line(there, bit, 1), _line(there, bit, board_map(tigris).grid.stride)


def _line(there: int, bit: int, step: int) -> int:
    line = bit
    while grown := (line << step | line >> step) & there & ~line:
        line |= grown
    return line
