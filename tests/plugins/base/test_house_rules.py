"""Options of the base game: whatever they say, a match comes to its end."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Match, TablewrightError
from tablewright.testing import play_randomly


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"rounds": 20}),
        (3, {"rounds": 1, "side": "B"}),
        (1, {"rounds": 20, "first_game": True, "side": "B"}),
        (2, {"first_player": 1}),
    ],
)
def test_a_match_ends_after_its_rounds(seats: int, options: dict[str, Any]) -> None:
    match = Match.new({"game": "cartouche", "seats": seats, "options": {"base": options}}, seed=3)
    if options.get("first_game"):
        assert match.view(0)["base"]["side"] == "A"
        assert sorted(match.view(0)["base"]["achievements"][4:]) == ["river-edges", "twins", "two-of-each"]
    if "first_player" in options:
        assert match.waiting() == (options["first_player"],)
    play_randomly(match)
    assert match.state.flow.round == options.get("rounds", 10)
    assert match.result() is not None


def test_the_first_player_has_a_seat() -> None:
    with pytest.raises(TablewrightError) as caught:
        Match.new({"game": "cartouche", "seats": 2, "options": {"base": {"first_player": 3}}}, seed=1)
    assert caught.value.problems[0].code == "TW-CONFIG-FIRST-PLAYER"
