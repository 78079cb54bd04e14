"""The board: rivers, tiles, leaders, treasures, and what was built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.scenes import Grid, Mark
from tablewright_tigris.board import areas_of, board_map, tiles
from tablewright_tigris.monuments import block_at
from tablewright_tigris.spheres import COLOURS, SPHERES

if TYPE_CHECKING:
    from tablewright import State
    from tablewright_tigris.maps import Map
    from tablewright_tigris.slice import Tigris
    from tablewright_tigris.tables import Tables

TREASURE, SPECIAL_TREASURE, COVERED, RUIN, JOINT = "*", "!", "#", "x", "u"

TILE_COLOURS = {colour: "bright_black" if colour == "black" else colour for colour in COLOURS}
LEADER_COLOURS = {colour: "white" if colour == "black" else f"bright_{colour}" for colour in COLOURS}
"""Leaders are brighter than the tiles of their colour."""


def board_scene(state: State, tigris: Tigris, tables: Tables) -> Grid:
    """The board as everybody sees it. Small letters are tiles, capitals leaders with whose they are.

    What is linked is a group, so that kingdoms and regions have one outline.
    """
    board = board_map(tigris)
    grid = board.grid
    on_top = tables.signs(tables.rules, state)
    monuments = _monuments(tigris, tables)
    rows = []
    groups = {
        bit: f"area-{grid.names(area.mask)[0]}" for area in areas_of(tigris).all for bit in _bits(area.mask)
    }
    leaders = {leader.bit: leader for area in areas_of(tigris).all for leader in area.leaders}
    for y in range(grid.height):
        row = []
        for x in range(grid.width):
            bit = 1 << grid.cell(x, y)
            group = groups.get(bit, "")
            leader = leaders.get(bit)
            if leader is not None:
                sphere = SPHERES[leader.colour]
                colour = LEADER_COLOURS[leader.colour]
                row.append(Mark(sphere.letter.upper(), sphere.leader, colour, True, group, leader.seat))
            else:
                sign, label = on_top.get(grid.name(grid.cell(x, y)), ("", ""))
                row.append(_mark(tigris, board, bit, group, sign, label, monuments))
        rows.append(row)
    return Grid("board", "Board", rows=rows)


def _mark(
    tigris: Tigris,
    board: Map,
    bit: int,
    group: str,
    sign: str,
    label: str,
    monuments: dict[int, tuple[str, str]],
) -> Mark:
    """A square without a leader; `sign` and `label` are what another plugin says of it."""
    if tigris.ruins & bit:
        return Mark(RUIN, "catastrophe tile", "black", filled=True)
    if tigris.united and bit == board.grid.bits[tigris.united]:
        return Mark(JOINT, "unification tile", "yellow", True, group)
    if tigris.treasures & bit:
        sign = SPECIAL_TREASURE if board.special & bit else TREASURE
        treasure = "treasure that is taken first" if board.special & bit else "treasure"
        label = f"{label} with a {treasure}" if label else f"with a {treasure}"
    if tigris.covered & bit:
        colour, title = monuments.get(bit, ("", ""))
        sign = sign or (SPHERES[colour].letter if colour else "")
        told = " ".join(part for part in (title or "face down", label) if part)
        return Mark(f"{COVERED}{sign}", told, TILE_COLOURS.get(colour, "orange"), True, group)
    for colour in COLOURS:
        if tiles(tigris, colour) & bit:
            sphere = SPHERES[colour]
            told = f"{sphere.tile} {label}" if label else sphere.tile
            return Mark(f"{sphere.letter}{sign}", told, TILE_COLOURS[colour], True, group)
    if board.river & bit:
        return Mark("~", "river", "bright_blue")
    return Mark(".", "land", "")


def _monuments(tigris: Tigris, tables: Tables) -> dict[int, tuple[str, str]]:
    """The squares under monuments: one of the two colours and the monument's title."""
    grid = board_map(tigris).grid
    return {
        bit: (tables.monuments[name][number % 2], tables.titles[name].lower())
        for name, corner in tigris.monuments.items()
        for number, bit in enumerate(_bits(block_at(tigris, grid.index(corner))))
    }


def _bits(mask: int) -> list[int]:
    found = []
    while mask:
        found.append(mask & -mask)
        mask &= mask - 1
    return found
