"""Tiles of a row or a reserve as they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.scenes import Piece as ShownPiece
from tablewright_base.tile_pictures import marks_of

if TYPE_CHECKING:
    from tablewright_base.layouts import Piece

_AS_PRINTED = "0"


def shown_piece(piece: Piece, count: int = 1) -> ShownPiece:
    """A tile with its first side up, or several alike."""
    return ShownPiece(piece.id, piece.title, marks_of(piece, _AS_PRINTED), count)
