"""A match of bots as it is told without a terminal."""

from __future__ import annotations

import pytest

from tablewright import Match
from tablewright.bots import make_bot
from tablewright_terminal.watching import watch
from tests.frontends.terminal.scripted import Scripted


def told(game: str, seats: int = 2, seed: int = 4) -> tuple[Match, str]:
    match = Match.new({"game": game, "seats": seats}, seed)
    acted: list[int] = []
    interface = Scripted([], 80)
    names = tuple(f"Bot {seat}" for seat in range(seats))
    watch(
        match,
        names,
        {seat: make_bot("random", seat) for seat in range(seats)},
        lambda: acted.append(len(match.log)),
        interface,
    )
    assert acted == list(range(1, len(match.log) + 1))
    assert interface.asked == []
    return match, interface.text


def test_a_game_without_points_is_told_action_by_action() -> None:
    match, text = told("connectfour")
    assert text.count("drop: ") == len(match.log)
    assert text.rstrip().endswith(("wins.", "draw."))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_game_of_rounds_is_told_round_by_round(seats: int) -> None:
    match, text = told("cartouche", seats)
    lines = text.splitlines()
    assert [line.split()[1] for line in lines if line.startswith("Round ")] == [str(n) for n in range(1, 11)]
    result = match.result()
    assert result is not None
    for score in result["scores"]:
        assert f"Bot {score['seat']}  {score['total']}" in text
        for term in score["terms"]:
            assert term["label"] in text
    assert max(map(len, lines)) <= 80
    winner = result["ranking"][0]["seats"]
    assert "over" in lines[-1] if seats == 1 else f"Bot {winner[0]}" in lines[-1]
