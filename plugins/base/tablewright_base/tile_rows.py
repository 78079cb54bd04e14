"""The rows that draw a tile: one rectangle, as tight as can be. Anything else is a slip, and is seen as one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright import Problem

if TYPE_CHECKING:
    from tablewright import Item

CODE = "TW-CARTOUCHE-TILE"
_EMPTY = "."


def row_problems(item: Item) -> Iterator[Problem]:
    """Rows of another length than the first; if there are none, rows and columns around the tile without a square."""
    rows: list[str] = item.data["rows"]
    length = len(rows[0])
    uneven = [index for index, row in enumerate(rows) if len(row) != length]
    for index in uneven:
        yield Problem(
            CODE,
            f"row {index + 1} of the tile '{item.id}' is of another length",
            item.place("rows", index),
            expected=f"{length} characters, like the first row",
            found=str(len(rows[index])),
            hint=f"'{_EMPTY}' stands for no square",
        )
    if uneven:
        return
    # (A tile without any square is none at all, and that is said elsewhere.)
    for index in dict.fromkeys((0, len(rows) - 1)):
        if not rows[index].strip(_EMPTY):
            yield _empty(item, f"row {index + 1}", index)
    for place in dict.fromkeys((0, length - 1)):
        if all(row[place] == _EMPTY for row in rows):
            yield _empty(item, f"column {place + 1}", 0)


def _empty(item: Item, line: str, index: int) -> Problem:
    return Problem(
        CODE,
        f"{line} of the tile '{item.id}' has no square",
        item.place("rows", index),
        hint="leave it out: empty rows and columns around a tile mean nothing",
    )
