"""What is shown of Tigris & Euphrates, square by square, and how what happens is told."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Match, told
from tablewright.scenes import Counters, Grid, Mark
from tests.plugins.tigris.standing import match_at

TABLE: dict[str, Any] = {
    "board": [
        "r*  R0 ~  b  #  #",
        "r*! .  ~  x  #  #*",
        "g   G0 .  G1 r  g",
        "g   r  .  r  .  r",
    ],
    "monuments": {"red-green": "e1"},
    "seats": {"0": {"hand": "rgg", "points": {"red": 3}}, "1": {"hand": "gk"}},
}


def board(match: Match, seat: int = 0) -> dict[str, Mark]:
    """The marks by the names of their squares."""
    (grid,) = [one for one in match.rules.scenes(match.state, seat) if isinstance(one, Grid)]
    return {f"{'abcdef'[x]}{y + 1}": mark for y, row in enumerate(grid.rows) for x, mark in enumerate(row)}


@pytest.mark.parametrize(
    ("square", "text", "label", "seat"),
    [
        ("a1", "r*", "temple with a treasure", -1),
        ("a2", "r!", "temple with a treasure that is taken first", -1),
        ("a3", "g", "market", -1),
        ("b1", "R", "priest", 0),
        ("d3", "G", "trader", 1),
        ("c1", "~", "river", -1),
        ("d1", "b", "farm", -1),
        ("d2", "x", "catastrophe tile", -1),
        ("e1", "#r", "red and green monument", -1),
        ("f1", "#g", "red and green monument", -1),
        ("f2", "#*", "red and green monument with a treasure", -1),
        ("b2", ".", "land", -1),
    ],
)
def test_every_kind_of_square(square: str, text: str, label: str, seat: int) -> None:
    mark = board(match_at(TABLE))[square]
    assert (mark.text, mark.label, mark.seat) == (text, label, seat)


def test_no_two_kinds_of_squares_look_alike_without_colour() -> None:
    kinds: dict[str, set[str]] = {}
    for mark in board(match_at(TABLE)).values():
        kinds.setdefault(mark.text, set()).add(mark.label)
    assert {text: labels for text, labels in kinds.items() if len(labels) > 1} == {}


def test_what_is_linked_has_one_outline() -> None:
    marks = board(match_at(TABLE))
    assert marks["a1"].group == marks["b1"].group == marks["b4"].group
    assert marks["d1"].group == marks["f3"].group == marks["d4"].group
    assert len({marks[square].group for square in ("a1", "d1", "d2", "b2")}) == 3


def test_kingdoms_are_listed_with_what_fights_for_each_leader() -> None:
    match = match_at(TABLE)
    listed = {
        scene.id: [(one.symbol, one.seat, one.value) for one in scene.counters]
        for scene in match.rules.scenes(match.state, -1)
        if isinstance(scene, Counters) and scene.id.startswith("kingdom-")
    }
    assert listed == {
        "kingdom-a1": [("R", 0, 3), ("G", 0, 2), ("*", -1, 2)],
        "kingdom-d1": [("G", 1, 1)],
    }


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_hands_and_points_are_shown_to_their_owner_alone(viewer: int) -> None:
    match = match_at(TABLE)
    shown = {scene.id for scene in match.rules.scenes(match.state, viewer)}
    for seat in range(2):
        assert ({f"hand-{seat}", f"points-{seat}"} <= shown) == (seat == viewer)
        assert (f"hand-{seat}" in shown) == (f"points-{seat}" in shown)


def story(match: Match, *actions: tuple[Any, ...]) -> list[str]:
    """What is told of the actions that the seats take as they are asked."""
    before = len(match.events_since(0))
    for action in actions:
        match.act(match.waiting()[0], action)
    found = []
    for event in match.events_since(before):
        words = told(match.rules, event)
        assert words is not None, event
        if words:
            found.append(f"{event['seat']} {words}")
    return found


def test_a_war_from_the_first_tile_to_peace() -> None:
    assert story(match_at(TABLE), ("place_tile", "red", "c3"), ("commit", 1), ("commit", 0))[:4] == [
        "0 united two kingdoms: the unification tile lies on c3",
        "0 went to war with {seat 1}, trader against trader: 2 markets against 1",
        "0 won the war, 3 against 1: the trader of {seat 1} left d3, and 1 market fell (f3)",
        "0 gained 2 goods for the war",
    ]
    assert "0 took the unification tile from c3: there is peace" in story(
        match_at(TABLE), ("place_tile", "red", "c3"), ("commit", 1), ("commit", 0)
    )


def test_a_revolt_that_the_defender_wins_in_a_tie() -> None:
    match = match_at({"board": ["r R1 r .", ". . . ."], "seats": TABLE["seats"]})
    assert story(match, ("place_leader", "red", "d1"), ("commit", 1), ("commit", 0)) == [
        "0 revolted against the priest of {seat 1}: 1 temple against 2",
        "1 won the revolt, 2 against 2 (the defender's in a tie): the priest of {seat 0} left d1",
        "1 gained 1 amulet for the revolt",
    ]


def test_under_the_unification_tile_the_board_shows_the_tile_of_nobody() -> None:
    match = match_at(TABLE)
    match.act(0, ("place_tile", "red", "c3"))
    assert (board(match)["c3"].text, board(match)["c3"].label) == ("u", "unification tile")
