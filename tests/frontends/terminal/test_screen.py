"""On a low screen the headline, the board and what may be done are there at every prompt."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablewright import Match
from tests.frontends.terminal.scripted import sit_down

HEIGHT = 24
SHORT = {"options": {"base": {"rounds": 6}}}


@pytest.mark.parametrize(
    ("config", "board"),
    [
        ({"game": "cartouche", "plugins": ["base", "achievements", "pyramid"], **SHORT}, "══ reeds"),
        (
            {
                "game": "cartouche",
                "seats": 4,
                "plugins": ["base"],
                "options": {"base": {"side": "B", "rounds": 2}},
            },
            "══",
        ),
        ({"game": "cartouche", "seats": 1, "plugins": ["base", "achievements", "solo"], **SHORT}, "══ reeds"),
        ({"game": "connectfour"}, ""),
        ({"game": "tictactoe"}, ""),
    ],
)
def test_a_whole_match_on_24_lines(config: dict[str, Any], board: str) -> None:
    match = Match.new(config, seed=4)
    rng = random.Random(4)
    menus = 0

    def type_something(screen: str) -> str:
        nonlocal menus
        *lines, last = screen.split("\n")
        assert last == ""
        assert len(lines) < HEIGHT, screen
        assert lines[0].startswith(f"── {match.rules.title} · "), screen
        assert board in screen
        menus += "not now" in screen or " 1 " in screen
        if "Enter do it" in screen:
            return ""
        return (
            str(rng.randrange(1, 9))
            if rng.random() < 0.7
            else f"{rng.choice('abcdefgh')}{rng.randrange(1, 9)}"
        )

    sit_down(match, type_something, width=80, roomy=False, height=HEIGHT)
    assert match.result() is not None
    assert menus > 1


def test_all_of_the_table_is_there_when_it_is_asked_for() -> None:
    seen = sit_down(Match.new({"game": "cartouche"}, seed=5), ["table"], width=80, roomy=False, height=HEIGHT)
    assert "Three token stories" in seen.screen
    assert "Stories to draft" in seen.screen
    seen = sit_down(Match.new({"game": "cartouche"}, seed=5), [], width=80, roomy=False, height=HEIGHT)
    assert "Three token stories" not in seen.screen
    assert "Fur Against Teeth  7 · token" in seen.screen


def test_where_there_is_room_everything_is_shown() -> None:
    for height in (60, 0):
        seen = sit_down(Match.new({"game": "cartouche"}, seed=5), [], width=80, roomy=False, height=height)
        assert "Three token stories" in seen.screen


def test_what_is_refused_stands_where_the_news_were() -> None:
    match = Match.new({"game": "cartouche"}, seed=5)
    seen = sit_down(match, ["99", "98", "97"], width=80, roomy=False, height=HEIGHT)
    assert seen.screen.startswith("── Cartouche")
    assert "‘97’ means nothing here" in seen.screen
    assert "‘98’" not in seen.screen
