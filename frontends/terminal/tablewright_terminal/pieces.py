"""Pieces beside the board: tiles in a row, each with the number to choose it by."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from tablewright import scenes

from .blocks import Block, flowing, line
from .grids import draw_marks
from .palette import piece as piece_style


def draw_pieces(row: scenes.Pieces, width: int, keys: Mapping[str, str]) -> Block:
    """A row of pieces; those without squares are told by their titles."""
    headed = any(piece.id in keys or piece.count != 1 for piece in row.pieces)
    return flowing([draw_piece(piece, keys.get(piece.id, ""), headed) for piece in row.pieces], width, 3)


def draw_piece(piece: scenes.Piece, key: str = "", headed: bool = True) -> Block:
    """One piece under its number and, where there are several alike, how many."""
    several = f" ×{piece.count}" if piece.count != 1 else ""
    shape = draw_marks(piece.rows)
    if not shape:
        return [line((f"{key} ", "bold bright_white") if key else "", piece.title, several)]
    if not headed:
        return shape
    head = line((key, "bold bright_white") if key else ("·", "dim"), several)
    return [head, *shape]


def inline(piece: scenes.Piece) -> Text:
    """A piece within a line: its rows after one another, with slashes between them."""
    text = Text()
    for number, row in enumerate(piece.rows):
        text.append("/" if number else "", "dim")
        for mark in row:
            text.append(
                mark.text[:1] if mark.filled else "·", piece_style(mark.colour) if mark.filled else "dim"
            )
    return text
