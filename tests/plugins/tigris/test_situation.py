"""Situations that cannot be are refused in words, with the place; those that can stand as they say."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import TablewrightError
from tablewright_tigris.board import areas_of, board_map
from tablewright_tigris.slice import Tigris
from tests.plugins.tigris.standing import match_at

FIGHT = {"kind": "war", "colour": "red", "attacker": 0, "defender": 1}

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a word": ({"board": ["r q"]}, "'q' is no square"),
    "a row": ({"board": [". .", "."]}, "this row has 1 squares, the first one has 2"),
    "a leader of a seat": ({"board": ["K2 r"]}, "there is no seat 2"),
    "a leader twice": ({"board": ["K0 r K0"]}, "seat 0 has one black leader only"),
    "a treasure": ({"board": ["g*"]}, "a treasure lies on a temple"),
    "a seat": ({"seats": {"3": {}}}, "there is no seat 3"),
    "a monument": (
        {"board": ["# #", "# #"], "monuments": {"pyramid": "a1"}},
        "there is no monument 'pyramid'",
    ),
    "a monument's place": ({"board": ["r r"], "monuments": {"red-black": "a1"}}, "no tile face down"),
    "the unification tile": ({"board": ["+r +r"]}, "lies on one tile"),
    "the unification tile on nothing": ({"board": ["+K0 r"]}, "lies on one tile"),
    "the tile placed": ({"board": ["r ."], "placed": "b1"}, "no tile face up on 'b1'"),
    "who fights": ({"board": ["R0 +r g"], "conflict": FIGHT}, "seat 1 has no red leader"),
    "a war": ({"board": ["R0 r R1"], "conflict": FIGHT}, "the unification tile lies on the board"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be(case: str) -> None:
    tigris, words = WRONG[case]
    with pytest.raises(TablewrightError) as caught:
        match_at(tigris)
    (problem,) = caught.value.problems
    assert problem.code == "TW-SCENARIO-SITUATION"
    assert words in problem.message
    assert problem.place is not None
    assert problem.place.line == 1


def test_what_is_not_said_has_a_default() -> None:
    tigris = Tigris.of(match_at({}).state)
    assert (tigris.width, tigris.height) == (16, 11)
    assert tigris.red == tigris.treasures == board_map(tigris).temples
    assert len(tigris.bag) == 143
    # Shuffled, so that a match that goes on from here is one.
    assert list(tigris.bag) != sorted(tigris.bag)


def test_a_board_in_a_few_lines() -> None:
    match = match_at(
        {
            "board": ["R0 r* +k r!", "~  b  x  #"],
            "seats": {"0": {"hand": "rg", "catastrophes": 1}},
            "bag": "gk",
            "conflict": {**FIGHT, "attacker": 0, "defender": 0},
        },
        "conflicts",
        interruptions=[{"step": "commit", "seat": 0}],
    )
    tigris = Tigris.of(match.state)
    assert tigris.united == tigris.placed == "c1"
    assert tigris.players[0].leaders == {"red": "a1"}
    grid = board_map(tigris).grid
    assert grid.names(board_map(tigris).river) == ["a2", "b2"]
    assert grid.names(board_map(tigris).special) == ["d1"]
    assert [grid.names(area.mask) for area in areas_of(tigris).all] == [["a1", "b1", "c1", "d1", "b2", "d2"]]
    assert tigris.bag == ("black", "green")  # drawn from at its end
    assert match.waiting() == (0,)
