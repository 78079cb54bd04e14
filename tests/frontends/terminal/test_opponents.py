"""An opponent without a seat is shown with its name: on tracks, in the scores, in who won."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Match, scenes
from tablewright_terminal.scores import draw_scores, present_scores
from tablewright_terminal.tracks import draw_tracks
from tablewright_terminal.wording import winner_in_words

CONFIG = {"game": "cartouche", "plugins": ["base", "solo"]}


def result(
    seats: list[int], opponent: int, first: tuple[list[int], list[str]], outcome: str
) -> dict[str, Any]:
    """A result with these totals and this first place."""
    return {
        "ranking": [{"place": 1, "seats": first[0], "opponents": first[1]}],
        "scores": [{"seat": seat, "total": total} for seat, total in enumerate(seats)],
        "opponents": [{"opponent": "bank", "title": "The bank", "total": opponent}],
        "outcome": outcome,
    }


@pytest.mark.parametrize(
    ("made", "names", "words"),
    [
        (result([9], 5, ([0], []), "won"), ["You"], "You win with 9 points; The bank has 5."),
        (result([9], 5, ([0], []), "won"), ["Anna"], "Anna wins with 9 points; The bank has 5."),
        (result([1], 5, ([], ["bank"]), "lost"), ["You"], "The bank wins with 5 points."),
        (
            result([5], 5, ([0], ["bank"]), "tied"),
            ["Anna"],
            "Anna and The bank are level with 5 points: nobody wins.",
        ),
        (
            result([9, 9], 5, ([0, 1], []), "won"),
            ["Anna", "Ben"],
            "Anna and Ben share the first place, each with 9 points.",
        ),
    ],
)
def test_who_won(made: dict[str, Any], names: list[str], words: str) -> None:
    assert winner_in_words(made, names) == words


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["Anna", "Ben", "Cleo"], "Anna wins with 9 points; Ben has as many, but loses the tie."),
        (["Anna", "You", "Cleo"], "Anna wins with 9 points; You have as many, but lose the tie."),
    ],
)
def test_a_tie_that_was_broken_is_told(names: list[str], words: str) -> None:
    made = {
        "ranking": [{"place": place, "seats": [seat]} for place, seat in enumerate((0, 1, 2), start=1)],
        "scores": [{"seat": seat, "total": total} for seat, total in enumerate((9, 9, 7))],
    }
    assert winner_in_words(made, names) == words


def test_a_space_names_whose_marker_stands_on_it() -> None:
    track = scenes.Track("race", "The race", spaces=[scenes.Space("5", [0], ["The bank"]), scenes.Space("3")])
    (row,) = draw_tracks([track], 80, ["Anna"], {}, words=False)
    assert "[5 Anna The bank]" in row.plain


def test_the_scores_have_a_column_for_it() -> None:
    match = Match.new(CONFIG, 1)
    scores = present_scores(match, ["Anna"])
    assert [(score["seat"], score["name"]) for score in scores] == [(0, "Anna"), (-1, "The software")]
    head = draw_scores(scores, 80)[0].plain
    assert head.split("Anna")[1].strip() == "The software"
