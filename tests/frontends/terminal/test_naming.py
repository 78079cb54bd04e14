"""Players are told apart by one character each, and named where a game's words mean them."""

from __future__ import annotations

import pytest

from tablewright import seat_name, with_names
from tablewright.scenes import Counter, Grid, Mark
from tablewright_terminal.blocks import plain
from tablewright_terminal.counters import draw_counter
from tablewright_terminal.grids import draw_grid, draw_legend
from tablewright_terminal.naming import seat_signs


@pytest.mark.parametrize(
    ("names", "signs"),
    [
        (["You", "Greedy"], ["Y", "G"]),
        (["You", "Greedy 1", "Greedy 2"], ["Y", "1", "2"]),
        (["Ann", "ari", "Ben"], ["1", "2", "B"]),
        (["", "Ben"], ["1", "B"]),
        (["A2", "A1"], ["2", "1"]),
        (["A1", "A1"], ["1", "2"]),
    ],
)
def test_signs_are_first_letters_or_digits_and_never_the_same(names: list[str], signs: list[str]) -> None:
    assert seat_signs(names) == signs


def test_names_are_put_where_seats_are_meant() -> None:
    text = f"{seat_name(1)} fought {seat_name(0)} and {seat_name(7)}"
    assert with_names(text, ["Ann", "Ben"]) == "Ben fought Ann and seat 7"
    assert with_names("a {seat} and {set 1}", ["Ann"]) == "a {seat} and {set 1}"


BOARD = Grid(
    "b",
    "Board",
    rows=[[Mark("r*", "temple", "red", True), Mark("K", "king", "white", True, "", 1), Mark(".")]],
    coordinates=False,
)


def test_two_characters_stand_in_a_square_and_keep_their_place_when_it_is_marked() -> None:
    def drawn(**marked: list[tuple[int, int]]) -> str:
        return plain(draw_grid(BOARD, outlines=False, signs=["A", "B"], **marked))

    assert drawn() == " r* KB ."
    assert drawn(open=[(0, 0), (0, 2)]) == "(r*)KB(.)"
    assert drawn(fresh=[(0, 1)]) == " r*[KB]."


def test_the_legend_says_whose_a_piece_is() -> None:
    assert plain(draw_legend([BOARD], 80, ["Ann", "Ben"], ["A", "B"])) == " r* temple   KB king of Ben"


def test_a_leader_and_its_strength_do_not_run_together_on_a_low_screen() -> None:
    counter = Counter("k", "king", 0, "white", "K", 1)
    assert draw_counter(counter, ["Ann", "Ben"], brief=True).plain == "KB:0"


@pytest.mark.parametrize("outlines", [True, False])
def test_every_bracket_is_closed(outlines: bool) -> None:
    last = Grid("b", "", rows=[[*BOARD.rows[0][:2], BOARD.rows[0][0]]], coordinates=False)
    drawn = plain(draw_grid(last, outlines=outlines, signs="AB", open=[(0, 0)], fresh=[(0, 1), (0, 2)]))
    assert ("(r*)[KB][r*]" if outlines else "(r*|KB|r*]") in drawn
