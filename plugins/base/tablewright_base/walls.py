"""The mural of a player, between the text that the state holds and the value that answers questions.

The texts are plain data; the value follows from them and is kept beside them, shared by clones.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from .mural import BLACK_LETTER, EMPTY_LETTER, GLYPH_LETTERS, Mural, Printed, read_mural
from .slice import Player

if TYPE_CHECKING:
    from tablewright import State
    from tablewright.boards import Grid

_LETTERS = GLYPH_LETTERS + BLACK_LETTER
_BITS = {
    letter: {ord(other): "0" for other in _LETTERS + EMPTY_LETTER + "/"} | {ord(letter): "1"}
    for letter in _LETTERS
}


def mural_of(state: State, seat: int) -> Mural:
    """The mural of a seat as it stands."""
    player: Player = state["base"].players[seat]  # type: ignore[attr-defined]
    return player.wall or wall_of(player)


def wall_of(player: Player) -> Mural:
    """The mural of a player as it stands, read from its texts where it is not known."""
    wall = player.wall
    if wall is None:
        printed = printed_side(player.printed)
        cat, snake, human, crocodile, cartouche, black = (
            _squares(player.laid, letter) for letter in _LETTERS
        )
        wall = player.wall = Mural(printed, (cat, snake, human, crocodile), cartouche, black)
    return wall


@lru_cache(maxsize=64)
def printed_side(rows: str) -> Printed:
    """What is printed on a side of a mural, from its rows joined by "/"."""
    return read_mural(rows.split("/")).printed


def hang(player: Player, mural: str, printed: str) -> None:
    """Put an empty mural before a player: its name, and the rows of its printed side joined by "/"."""
    player.mural, player.printed = mural, printed
    side = printed_side(printed)
    player.laid = empty_picture(side.grid)
    player.wall = Mural(side)


def hang_picture(player: Player, mural: str, rows: list[str]) -> None:
    """Put a mural before a player as rows draw it, printed icons and tiles in one picture.

    What lies under the tiles is taken for nothing. Raises ValueError where the rows draw no mural.
    """
    wall = read_mural(rows)
    tight = ("".join(row.split()) for row in rows)
    hide = {ord(letter): EMPTY_LETTER for letter in _LETTERS}
    hang(player, mural, "/".join(row.translate(hide) for row in tight))
    parts = [*wall.glyphs, wall.cartouche, wall.black]
    for letter, squares in zip(_LETTERS, parts, strict=True):
        player.laid = _with(player.laid, squares, letter)
    player.wall = None


def cover(player: Player, squares: int) -> None:
    """Put black tiles on squares of a player's mural (cartouche/black/place)."""
    player.wall = wall_of(player).with_black(squares)
    player.laid = _with(player.laid, squares, BLACK_LETTER)


def empty_picture(grid: Grid) -> str:
    """The text of a mural without tiles. The index of a square in it is the square's index in the grid."""
    return "/".join([EMPTY_LETTER * grid.width] * grid.height)


def _with(picture: str, squares: int, letter: str) -> str:
    text = bytearray(picture, "ascii")
    while squares:
        low = squares & -squares
        text[low.bit_length() - 1] = ord(letter)
        squares ^= low
    return text.decode("ascii")


def _squares(picture: str, letter: str) -> int:
    """The mask of the squares with that letter: a picture is a mask's bits, lowest first."""
    return int(picture[::-1].translate(_BITS[letter]), 2) if letter in picture else 0
