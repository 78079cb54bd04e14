"""The board: what lies on it, and everything that puts something on it or takes something off.

Whatever changes the board goes through here, so that regions and kingdoms stay up to date.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .areas import Areas, Leader
from .maps import Map, map_of
from .spheres import COLOURS

if TYPE_CHECKING:
    from tablewright import Play

    from .slice import Tigris
    from .tables import Tables


def board_map(tigris: Tigris) -> Map:
    """The map that is played on."""
    return map_of(tigris.map)


def tiles(tigris: Tigris, colour: str) -> int:
    """The squares with a tile of this colour face up."""
    mask: int = getattr(tigris, colour)
    return mask


def colour_on(tigris: Tigris, bit: int) -> str:
    """The colour of the tile that lies face up on a square; "" where there is none."""
    for colour in COLOURS:
        if tiles(tigris, colour) & bit:
            return colour
    return ""


def all_tiles(tigris: Tigris) -> int:
    """The squares with a tile face up."""
    return tigris.red | tigris.blue | tigris.green | tigris.black


def leaders(tigris: Tigris) -> tuple[Leader, ...]:
    """All leaders on the board."""
    grid = board_map(tigris).grid
    return tuple(
        Leader(colour, seat, grid.bits[square])
        for seat, player in enumerate(tigris.players)
        for colour, square in player.leaders.items()
    )


def areas_of(tigris: Tigris) -> Areas:
    """The regions and kingdoms."""
    areas = tigris.areas
    if areas is None:
        standing = leaders(tigris)
        linked = all_tiles(tigris) | tigris.covered
        for leader in standing:
            linked |= leader.bit
        areas = tigris.areas = Areas.of(board_map(tigris), linked, standing)
    return areas


def empty(tigris: Tigris) -> int:
    """The squares on which nothing lies."""
    areas = areas_of(tigris)
    return areas.board.grid.full & ~(tigris.ruins | areas.linked)


def beside_temples(tigris: Tigris) -> int:
    """The squares that border on a temple."""
    stride, red = tigris.width + 1, tigris.red
    return red << 1 | red >> 1 | red << stride | red >> stride


# --- putting and taking ------------------------------------------------------------------------------------------


def lay_tile(tigris: Tigris, colour: str, bit: int) -> None:
    """Lay a tile on an empty square."""
    areas = areas_of(tigris)
    setattr(tigris, colour, tiles(tigris, colour) | bit)
    tigris.areas = areas.with_square(bit)


def put_leader(tigris: Tigris, seat: int, colour: str, square: str) -> None:
    """Put a leader that is not on the board on an empty square."""
    areas = areas_of(tigris)
    tigris.players[seat].leaders[colour] = square
    bit = board_map(tigris).grid.bits[square]
    tigris.areas = areas.with_square(bit, Leader(colour, seat, bit))


def lift_leader(tigris: Tigris, seat: int, colour: str) -> None:
    """Take a leader off the board."""
    areas = areas_of(tigris)
    square = tigris.players[seat].leaders.pop(colour)
    tigris.areas = areas.without(board_map(tigris).grid.bits[square])


def take_tiles(tigris: Tigris, squares: int) -> None:
    """Take the tiles that lie face up on these squares out of the game."""
    areas = areas_of(tigris)
    for colour in COLOURS:
        there = tiles(tigris, colour)
        gone = there & squares
        if gone:
            setattr(tigris, colour, there ^ gone)
            tigris.box[colour] += gone.bit_count()
    tigris.areas = areas.without(squares)


def ruin(tigris: Tigris, bit: int) -> None:
    """Put a catastrophe tile on a square; a tile on it leaves the game."""
    if all_tiles(tigris) & bit:
        take_tiles(tigris, bit)
    tigris.ruins |= bit


def cover(tigris: Tigris, squares: int) -> None:
    """Turn the tiles on these squares face down: they go on linking, and count for nothing else."""
    for colour in COLOURS:
        setattr(tigris, colour, tiles(tigris, colour) & ~squares)
    tigris.covered |= squares


def build_over(tigris: Tigris, squares: int) -> None:
    """Take the tiles on these squares out of the game and put something there that links and cannot be destroyed."""
    for colour in COLOURS:
        gone = tiles(tigris, colour) & squares
        setattr(tigris, colour, tiles(tigris, colour) & ~squares)
        tigris.box[colour] += gone.bit_count()
    tigris.covered |= squares


def tiles_were_covered(play: Play, tigris: Tigris, squares: int) -> None:
    """What follows after tiles have been covered for good: other plugins are told, and leaders may lose their temple."""
    tables: Tables = play.rules.tables["tigris"]
    for hook in tables.tiles_covered:
        hook(play, squares)
    send_home_without_temple(play, tigris)


def send_home_without_temple(play: Play, tigris: Tigris) -> None:
    """Give back the leaders that no longer stand beside a temple (tigris/leader/last-temple)."""
    beside = beside_temples(tigris)
    grid = board_map(tigris).grid
    for seat, player in enumerate(tigris.players):
        for colour, square in list(player.leaders.items()):
            if not beside >> grid.index(square) & 1:
                lift_leader(tigris, seat, colour)
                play.emit(
                    "leader-withdrawn",
                    rule="tigris/leader/last-temple",
                    seat=seat,
                    leader=colour,
                    square=square,
                )
