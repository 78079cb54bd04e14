"""Boards as they are drawn."""

from __future__ import annotations

import pytest
from rich.text import Text

from tablewright.scenes import Grid, Mark
from tablewright_terminal.blocks import plain
from tablewright_terminal.grids import column_name, draw_grid, draw_legend, draw_marks, legend
from tablewright_terminal.squares import on_boards, square_named

EMPTY = Mark(".", "empty")
ICON = Mark("c", "cat icon", "yellow")


def tile(group: str, text: str = "C", colour: str = "yellow") -> Mark:
    return Mark(text, "cat", colour, True, group)


BOARD = Grid(
    "board",
    "Board",
    0,
    rows=[
        [EMPTY, tile("one"), tile("one"), EMPTY],
        [ICON, tile("one"), tile("two"), EMPTY],
        [EMPTY, EMPTY, tile("two"), tile("two", "S", "green")],
    ],
    lines=[3],
    line_label="reeds",
)


def test_pieces_have_outlines() -> None:
    assert plain(draw_grid(BOARD, outlines=True)).splitlines() == [
        "    a   b   c   d",
        "  ┌───┬───────┬───┐",
        "1 │ . │ C   C │ . │",
        "  │   │   ┌───┤   │",
        "2 │ c │ C │ C │ . │",
        "  │   └───┤   └───┤",
        "3 │ .   . │ C   S │",
        "  ══ reeds ════════",
    ]


def test_a_line_per_row_where_there_is_little_room() -> None:
    assert plain(draw_grid(BOARD, outlines=False)).splitlines() == [
        "   a  b  c  d",
        "1  .  C  C  .",
        "2  c  C  C  .",
        "3  .  .  C  S",
        "  ══ reeds ═══",
    ]


@pytest.mark.parametrize("outlines", [True, False])
def test_squares_are_marked_by_signs_and_not_by_colour_alone(outlines: bool) -> None:
    drawn = plain(draw_grid(BOARD, outlines=outlines, open={(0, 0)}, fresh={(2, 2)}))
    assert "(.)" in drawn
    assert "[C]" in drawn


def test_a_piece_is_filled_with_its_colour_without_a_gap() -> None:
    top = draw_grid(BOARD, outlines=True)[2]
    start = top.plain.index("C") - 1
    assert {style_at(top, place) for place in range(start, start + 7)} == {"bold black on yellow"}


def style_at(text: Text, place: int) -> str:
    return next((str(span.style) for span in reversed(text.spans) if span.start <= place < span.end), "")


def test_without_coordinates() -> None:
    board = Grid("board", "", rows=[[Mark("X")]], coordinates=False)
    assert plain(draw_grid(board, outlines=True)) == "┌───┐\n│ X │\n└───┘"


def test_a_tile_in_the_hand() -> None:
    assert plain(draw_marks([[tile("a"), Mark(" ")], [tile("a"), tile("a", "S")]])) == "C\nC S"


def test_the_legend_has_each_mark_once() -> None:
    assert [(mark.text, label) for mark, label in legend([BOARD, BOARD])] == [
        ("C", "cat"),
        ("c", "cat icon"),
        ("S", "cat"),
    ]
    assert plain(draw_legend([BOARD], 80)) == " C cat   c cat icon   S cat"
    assert len(draw_legend([BOARD], 12)) == 3


@pytest.mark.parametrize(("column", "name"), [(0, "a"), (25, "z"), (26, "aa"), (27, "ab"), (52, "ba")])
def test_names_of_columns(column: int, name: str) -> None:
    assert column_name(column) == name
    assert square_named(f"{name}7") == (6, column)


@pytest.mark.parametrize("word", ["", "a", "7", "a0", "7a", "a-1", "abc1", 4, None])
def test_what_is_no_square(word: object) -> None:
    assert square_named(word) is None


def test_squares_are_marked_on_the_board_of_the_seat() -> None:
    table = Grid("table", "", rows=BOARD.rows)
    other = Grid("other", "", 1, rows=BOARD.rows)
    assert on_boards(["a1", "b2"], [table, other, BOARD], 0) == {"board": {(0, 0), (1, 1)}}
    assert on_boards(["a1"], [other, table], 0) == {"table": {(0, 0)}}
    assert on_boards(["flip-90"], [BOARD], 0) == {}
