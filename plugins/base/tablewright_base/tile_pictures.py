"""How tiles look: marks for their squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.scenes import Mark, Piece as ShownPiece, Pieces

from .mural import GLYPH_LETTERS, ICON_LETTERS

if TYPE_CHECKING:
    from .layouts import Piece

COLOURS = ("yellow", "green", "blue", "red", "magenta")
NAMES = ("cat", "snake", "human", "crocodile", "cartouche")

EMPTY = Mark(".", "empty")
BLACK = Mark("#", "black tile", "grey", True)
NOTHING = Mark(" ")


def glyph_mark(number: int, group: str = "") -> Mark:
    """A square of a tile with that glyph number."""
    return Mark(GLYPH_LETTERS[number], NAMES[number], COLOURS[number], True, group)


def icon_mark(number: int) -> Mark:
    """A square with that icon printed on it."""
    return Mark(ICON_LETTERS[number], f"{NAMES[number]} icon", COLOURS[number])


def marks_of(piece: Piece, turn: str) -> list[list[Mark]]:
    """A piece as it looks when it is turned so."""
    rows = piece.shape.by_label[turn].rows()
    return [
        [NOTHING if letter == "." else glyph_mark(GLYPH_LETTERS.index(letter), piece.id) for letter in row]
        for row in rows
    ]


def turned(piece: Piece, turn: str) -> Pieces:
    """A scene of a piece alone."""
    shown = ShownPiece(piece.id, piece.title, marks_of(piece, turn))
    return Pieces("picture", piece.title, pieces=[shown])
