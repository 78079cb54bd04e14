"""The board: rivers, tiles, leaders, treasures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.scenes import Grid, Mark
from tablewright_tigris.board import board_map, leaders, tiles
from tablewright_tigris.spheres import COLOURS, SPHERES

if TYPE_CHECKING:
    from tablewright_tigris.slice import Tigris


def board_scene(tigris: Tigris) -> Grid:
    """The board as everybody sees it. Capital letters with a number are leaders and whose they are."""
    grid = board_map(tigris).grid
    rows = [[_mark(tigris, 1 << grid.cell(x, y)) for x in range(grid.width)] for y in range(grid.height)]
    standing = {leader.bit: leader for leader in leaders(tigris)}
    for y, row in enumerate(rows):
        for x in range(grid.width):
            leader = standing.get(1 << grid.cell(x, y))
            if leader is not None:
                sphere = SPHERES[leader.colour]
                label = f"{sphere.leader} of seat {leader.seat}"
                row[x] = Mark(f"{sphere.letter.upper()}{leader.seat}", label, _colour(leader.colour))
    return Grid("board", "Board", rows=rows)


def _mark(tigris: Tigris, bit: int) -> Mark:
    board = board_map(tigris)
    if tigris.ruins & bit:
        return Mark("xx", "catastrophe", "bright_black", filled=True)
    treasure = "*" if tigris.treasures & bit else " "
    if tigris.covered & bit:
        return Mark(f"#{treasure}", "face down", "white", filled=True)
    for colour in COLOURS:
        if tiles(tigris, colour) & bit:
            sphere = SPHERES[colour]
            label = sphere.tile + (" with a treasure" if treasure == "*" else "")
            return Mark(f"{sphere.letter}{treasure}", label, _colour(colour), filled=True)
    if board.river & bit:
        return Mark("~", "river", "bright_blue")
    return Mark(".", "land", "")


def _colour(colour: str) -> str:
    return "bright_black" if colour == "black" else colour
