"""Patterns by plain loops over the characters of their drawings.

A drawing is turned as a picture is: its rows become columns, and its borders lie the other way.
"""

from collections.abc import Iterator

from tests.reference.placement import Square, all_squares

_TURNED = {"-": "|", "|": "-"}


def turned(rows: list[str]) -> list[str]:
    return [
        "".join(_TURNED.get(letter, letter) for letter in column) for column in zip(*rows[::-1], strict=True)
    ]


def orientations(rows: list[str], mirror: bool) -> list[list[str]]:
    found = []
    for start in [rows, [row[::-1] for row in rows]] if mirror else [rows]:
        picture = start
        for _ in range(4):
            if picture not in found:
                found.append(picture)
            picture = turned(picture)
    return found


def shaded(rows: list[str]) -> list[Square]:
    return [(x, y) for y, row in enumerate(rows[1::2]) for x, letter in enumerate(row[1::2]) if letter == "#"]


def must_be_empty(rows: list[str]) -> set[Square]:
    """The windows, and what lies beyond the borders."""
    dark = set(shaded(rows))
    empty = set()
    for r, row in enumerate(rows):
        for c, letter in enumerate(row):
            x, y = (c - 1) // 2, (r - 1) // 2
            if letter == "." and r % 2 and c % 2:
                empty.add((x, y))
            elif letter == "|":
                empty |= {(x, y), (x + 1, y)} - dark
            elif letter == "-":
                empty |= {(x, y), (x, y + 1)} - dark
    return empty


def places(
    rows: list[str], width: int, height: int, filled: set[Square], mirror: bool
) -> Iterator[tuple[set[Square], set[Square]]]:
    """(all its squares, those still to fill) for each place where the pattern could be."""
    board = set(all_squares(width, height))
    for picture in orientations(rows, mirror):
        dark, empty = shaded(picture), must_be_empty(picture)
        for dx in range(-len(picture[0]), width):
            for dy in range(-len(picture), height):
                here = {(x + dx, y + dy) for x, y in dark}
                beyond = {(x + dx, y + dy) for x, y in empty}
                if here <= board and not beyond & filled:
                    yield here, here - filled


def lacking(rows: list[str], width: int, height: int, filled: set[Square], mirror: bool) -> int | None:
    """The fewest squares still to fill; None where it has no place any more."""
    return min(
        (len(missing) for _, missing in places(rows, width, height, filled, mirror)),
        default=None,
    )
