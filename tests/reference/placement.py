"""Placement by plain loops over squares: slow, and near to the words of the rulebook."""

from collections.abc import Iterable

Square = tuple[int, int]  # (column, row), row 0 on top


def neighbours(square: Square) -> list[Square]:
    column, row = square
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]


def all_squares(width: int, height: int) -> list[Square]:
    return [(column, row) for row in range(height) for column in range(width)]


def lettered(rows: Iterable[str]) -> dict[Square, str]:
    return {
        (column, row): letter
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter != "."
    }


def shifted(shape: dict[Square, str], columns: int, rows: int) -> dict[Square, str]:
    return {(column + columns, row + rows): letter for (column, row), letter in shape.items()}


def in_corner(shape: dict[Square, str]) -> dict[Square, str]:
    return shifted(shape, -min(column for column, _ in shape), -min(row for _, row in shape))


def turned(shape: dict[Square, str]) -> dict[Square, str]:
    """A quarter clockwise."""
    return in_corner({(-row, column): letter for (column, row), letter in shape.items()})


def flipped(shape: dict[Square, str]) -> dict[Square, str]:
    return in_corner({(-column, row): letter for (column, row), letter in shape.items()})


def orientations(shape: dict[Square, str]) -> list[dict[Square, str]]:
    """The distinct ways to turn and flip a shape, letters told apart."""
    found: list[dict[Square, str]] = []
    for start in (in_corner(shape), flipped(shape)):
        for _ in range(4):
            if start not in found:
                found.append(start)
            start = turned(start)
    return found


def placements(
    width: int, height: int, filled: set[Square], reeds: set[Square], shape: dict[Square, str]
) -> list[dict[Square, str]]:
    """Every way to place a shape: inside, on no tile, and beside a tile or beside the reeds."""
    board = set(all_squares(width, height))
    legal = []
    for form in orientations(shape):
        for column, row in all_squares(width, height):
            tile = shifted(form, column, row)
            if not set(tile) <= board or set(tile) & filled:
                continue
            beside = {near for square in tile for near in neighbours(square)}
            if beside & filled or set(tile) & reeds:
                legal.append(tile)
    return legal
