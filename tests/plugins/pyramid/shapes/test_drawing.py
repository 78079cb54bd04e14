"""Drawings: what they say, and where they say what cannot be."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given

from tablewright_pyramid.shapes import draw_picture, read_drawing
from tests.plugins.pyramid.shapes.drawings import drawings
from tests.reference import patterns


@given(drawings())
def test_a_drawing_says_what_is_filled_and_what_is_empty(rows: list[str]) -> None:
    shape = read_drawing(rows).shape
    first = min(patterns.shaded(rows), key=lambda square: (square[1], square[0]))

    def moved(squares: set[tuple[int, int]]) -> set[tuple[int, int]]:
        return {(x - first[0], y - first[1]) for x, y in squares}

    assert shape.filled == moved(set(patterns.shaded(rows)))
    assert shape.empty == moved(patterns.must_be_empty(rows))


@given(drawings())
def test_room_around_a_drawing_changes_nothing(rows: list[str]) -> None:
    roomy = ["  " + row + "  " for row in rows]
    blank = " " * len(roomy[0])
    assert read_drawing([blank, blank, *roomy, blank, blank]).shape == read_drawing(rows).shape


@given(drawings())
def test_a_picture_shows_every_square_and_border(rows: list[str]) -> None:
    picture = draw_picture(read_drawing(rows))
    text = "".join(rows)
    assert len({len(row) for row in picture}) == 1
    # A square is two characters wide; an edge across is as wide, an upright one is as high as a square.
    squares = [row for row in picture if set(row) & {"▒", "┃"}]
    assert sum(row.count("▒") for row in squares) >= 2 * text.count("#")
    assert sum(row.count("━") for row in picture) >= 2 * text.count("-")
    assert sum(row.count("┃") for row in picture) >= text.count("|")


@pytest.mark.parametrize(
    ("rows", "picture"),
    [
        (
            ["   -   ",
             "  |#|  ",
             " -   - ",
             "|# # #|",
             "       "],
            ["   ┏━━┓   ",
             "   ┃▒▒┃   ",
             "┏━━┛▒▒┗━━┓",
             "┃▒▒▒▒▒▒▒▒┃"],
        ),
        (
            [" - - - ",
             "|# # # ",
             "   -   ",
             "|#|.|# ",
             "   -   ",
             "|# # # ",
             "     - "],
            ["┏━━━━━━━━╸",
             "┃▒▒▒▒▒▒▒▒ ",
             "┃▒▒┏━━┓▒▒ ",
             "┃▒▒┃  ┃▒▒ ",
             "┃▒▒┗━━┛▒▒ ",
             "┃▒▒▒▒▒▒▒▒ ",
             "╹     ╺━━╸"],
        ),
        (
            ["       ",
             " # #   ",
             "       ",
             " #     ",
             "       "],
            [" ▒▒▒▒▒ ",
             " ▒▒    ",
             " ▒▒    "],
        ),
    ],
)  # fmt: skip
def test_pictures(rows: list[str], picture: list[str]) -> None:
    assert draw_picture(read_drawing(rows)) == picture


class Wrong(NamedTuple):
    """A drawing that is wrong, where, and a word of the explanation."""

    rows: list[str]
    place: tuple[int, ...]
    words: str


WRONG = [
    Wrong(["   ", " # "], (), "2 rows cannot be"),
    Wrong([" # "], (), "1 rows cannot be"),
    Wrong(["   ", " # ", "   ", " # "], (), "4 rows cannot be"),
    Wrong(["    ", " ## ", "    "], (0,), "4 characters cannot be"),
    Wrong(["   ", " #", "   "], (1, 2), "this row has 2 characters, the first has 3"),
    Wrong(["   ", " # ", "     "], (2, 3), "this row has 5 characters, the first has 3"),
    Wrong(["   ", " X ", "   "], (1, 1), "'X' cannot stand here: this is a square"),
    Wrong(["   ", " | ", "   "], (1, 1), "'|' cannot stand here: this is a square"),
    Wrong(["   ", "-# ", "   "], (1, 0), "'-' cannot stand here: this is the edge between two squares, |"),
    Wrong([" | ", " # ", "   "], (0, 1), "'|' cannot stand here: this is the edge between two squares, -"),
    Wrong(["   ", "## ", "   "], (1, 0), "this is the edge"),
    Wrong(["+- ", " # ", "   "], (0, 0), "where edges meet stands a space"),
    Wrong(["   ", "   ", "   "], (), "no square is filled"),
    Wrong(["     ", " #   ", "   - ", "     ", "     "], (2, 3), "a border in the air"),
    Wrong(["     ", " #  |", "     "], (1, 4), "a border in the air"),
    Wrong(["     ", " #|# ", "     "], (1, 2), "a border between two filled squares"),
    Wrong(["   ", " # ", " - ", " # ", "   "], (2, 1), "a border between two filled squares"),
    Wrong(["     ", " #|. ", "     "], (1, 3), "a window is closed on all sides"),
    Wrong(
        [" " * 7, " # # # ", "   -   ", " #|.   ", "   -   ", " # # # ", " " * 7],
        (3, 3),
        "closed on all sides",
    ),
    Wrong(
        [" " * 7, " # # # ", "   -   ", " #|. # ", "   -   ", " # # # ", " " * 7],
        (3, 4),
        "a border is missing around the window",
    ),
    Wrong(
        [" " * 7, " # # # ", "       ", " #|.|# ", "   -   ", " # # # ", " " * 7],
        (2, 3),
        "a border is missing around the window",
    ),
    Wrong(
        [" " * 7, " # # # ", "   -   ", " #| |# ", "   -   ", " # # # ", " " * 7],
        (3, 3),
        "an empty square is a window: write '.'",
    ),
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: "/".join(wrong.rows))
def test_what_is_wrong_is_told_with_its_place(wrong: Wrong) -> None:
    with pytest.raises(ValueError, match=r".+") as caught:
        read_drawing(wrong.rows)
    text, *place = caught.value.args
    assert wrong.words in text
    assert tuple(place) == wrong.place


def test_a_courtyard_without_borders_may_be_anything() -> None:
    rows = [" " * 7, " # # # ", " " * 7, " #   # ", " " * 7, " # # # ", " " * 7]
    shape = read_drawing(rows).shape
    assert len(shape.filled) == 8
    assert not shape.empty
