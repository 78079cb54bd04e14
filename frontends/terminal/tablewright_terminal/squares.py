"""Squares of a board by their names: ``c4`` is column c, row 4, counted from the top left corner."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from tablewright import scenes

from .grids import Square

_NAME = re.compile(r"([a-z]{1,2})([1-9][0-9]?)")


def square_named(name: object) -> Square | None:
    """Row and column of the square with that name; None where it is no name of one."""
    found = _NAME.fullmatch(name.lower()) if isinstance(name, str) else None
    if found is None:
        return None
    column = 0
    for letter in found[1]:
        column = column * 26 + ord(letter) - ord("a") + 1
    return int(found[2]) - 1, column - 1


def on_boards(
    names: Iterable[object], shown: Sequence[scenes.Scene], seat: int
) -> dict[str, frozenset[Square]]:
    """The named squares by the id of the board that they are on: the seat's own board, else the table's."""
    boards = [scene for scene in shown if isinstance(scene, scenes.Grid) and scene.coordinates]
    meant = [board for board in boards if board.seat == seat] or [board for board in boards if board.seat < 0]
    squares = frozenset(square for name in names if (square := square_named(name)) is not None)
    return {board.id: squares for board in meant[:1]} if squares else {}
