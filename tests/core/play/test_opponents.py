"""Opponents without a seat: they stand in the result with their points, and the match is won, lost or tied."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from tablewright import Content, Match, Opponent, Play, State, TablewrightError, Term
from tablewright.outline.outline import SeatNumbers
from tests.core.small import Table, content_item, plugin, ruleset, small

TURNS = {"outline": [{"step": "play", "who": "turns", "laps": 1}]}


def coins(state: State, seat: int) -> list[Term]:
    return [Term(Table.of(state).purses[seat].coins, "coins", "small/coins")]


def bank(points: int, name: str = "bank") -> Any:
    def opponents() -> Iterable[Opponent]:
        yield Opponent(name, "The bank", [Term(points, "gold", "small/bank")])

    return opponents


def ended(points: int, taken: tuple[int, ...], **hooks: Any) -> dict[str, Any]:
    game = ruleset(
        TURNS, small(score=coins, **hooks), plugin("bank", opponents=bank(points)), seats=len(taken)
    )
    match = Match(game, 1)
    for seat, number in enumerate(taken):
        match.act(seat, ("take", number))
    result = match.result()
    assert result is not None
    return result


@pytest.mark.parametrize(
    ("points", "taken", "places", "outcome"),
    [
        (1, (3,), [([0], []), ([], ["bank"])], "won"),
        (3, (1,), [([], ["bank"]), ([0], [])], "lost"),
        (2, (2,), [([0], ["bank"])], "tied"),
        (2, (3, 1, 2), [([0], []), ([2], ["bank"]), ([1], [])], "won"),
        (3, (3, 1, 3), [([0, 2], ["bank"]), ([1], [])], "tied"),
    ],
)
def test_an_opponent_takes_its_place_by_its_points(
    points: int, taken: tuple[int, ...], places: list[Any], outcome: str
) -> None:
    result = ended(points, taken)
    assert [(entry["seats"], entry["opponents"]) for entry in result["ranking"]] == places
    assert result["outcome"] == outcome
    (told,) = result["opponents"]
    assert (told["opponent"], told["title"], told["total"]) == ("bank", "The bank", points)
    assert told["terms"][0]["plugin"] == "bank"


def test_what_breaks_ties_between_seats_breaks_none_with_an_opponent() -> None:
    hooks = {"tie_break": lambda state, seat: (seat,)}
    assert [entry["seats"] for entry in ended(2, (2, 2), **hooks)["ranking"]] == [[0, 1]]
    assert [entry["seats"] for entry in ended(1, (2, 2), **hooks)["ranking"]] == [[1], [0], []]


def test_places_count_opponents() -> None:
    assert [entry["place"] for entry in ended(2, (3, 1, 2))["ranking"]] == [1, 2, 4]


def test_without_an_opponent_nothing_is_said_of_any() -> None:
    match = Match(ruleset(TURNS, small(score=coins)), 1)
    for seat in range(2):
        match.act(seat, ("take", 1))
    result = match.result()
    assert result is not None and result.keys() == {"ranking", "scores"}
    assert all(entry.keys() == {"place", "seats"} for entry in result["ranking"])


def test_a_game_may_say_that_all_have_lost_together() -> None:
    def end(play: Play, step: str) -> None:
        play.finish([[0, 1]], "lost")

    match = Match(ruleset(TURNS, small(), plugin("flood", step_left=end)), 1)
    for seat in range(2):
        match.act(seat, ("take", 1))
    result = match.result()
    assert result is not None and result["outcome"] == "lost"


# --- an expansion may be for fewer seats than the game ---


def numbers(game: dict[str, int], *changes: dict[str, int]) -> SeatNumbers:
    items = [content_item("game", {"seats": game}, "small")]
    items += [
        content_item("outline", {"changes": [], "seats": change}, f"plugin-{number}")
        for number, change in enumerate(changes)
    ]
    return SeatNumbers(Content(items))


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ([], (1, 4, 2)),
        ([{"most": 1}], (1, 1, 1)),
        ([{"least": 3}], (3, 4, 3)),
        ([{"least": 2}, {"most": 3}, {}], (2, 3, 2)),
        ([{"least": 1, "most": 9}], (1, 4, 2)),
    ],
)
def test_expansions_narrow_how_many_may_play(
    changes: list[dict[str, int]], expected: tuple[int, int, int]
) -> None:
    found = numbers({"least": 1, "most": 4, "default": 2}, *changes)
    assert (found.least, found.most, found.default) == expected


def test_expansions_that_leave_no_number_of_seats_are_refused() -> None:
    with pytest.raises(TablewrightError, match=r"TW-OUTLINE-SEATS.*plugin-0, plugin-1"):
        numbers({"least": 1, "most": 4}, {"most": 1}, {"least": 2})
