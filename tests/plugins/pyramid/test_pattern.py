"""The word ``pattern`` in cards: its mistakes where they stand in the file, its words, its progress."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewright import Match, TablewrightError
from tablewright.problems.problem import Place, Problem
from tablewright_base.mural import read_mural
from tablewright_base.slice import Base
from tablewright_pyramid.words.pattern import Pattern

STEP = ["   -   ", "  |#|  ", " -   - ", "|# # #|", "       "]

CARD = """{
  "$schema": "v1/achievements.schema.json",
  "achievements": [
    {
      "id": "mine", "title": {"en": "Mine"}, "text": {"en": "Build it."},
      "requires": {"all": [
        {"completed": {"count": 1}},
        {"pattern": {"rows": [
          %s
        ]}}
      ]}
    }
  ]
}
"""
MANIFEST = {
    "id": "mine",
    "version": "1",
    "kernel": ">=0.1",
    "extends": "cartouche",
    "title": {"en": "Mine"},
    "depends": {"pyramid": ">=0.1"},
    "content": ["cards.json"],
}


def problems(folder: Path, rows: list[str], plugins: tuple[str, ...] = ("base", "pyramid")) -> list[Problem]:
    """What is wrong with a card that has these rows, one per line from line 9 on."""
    (folder / "plugin.json").write_text(json.dumps(MANIFEST))
    (folder / "cards.json").write_text(CARD % ",\n          ".join(map(json.dumps, rows)))
    try:
        Match.new({"game": "cartouche", "plugins": [*plugins, str(folder)]}, seed=1)
    except TablewrightError as error:
        return list(error.problems)
    return []


@pytest.mark.parametrize(
    ("rows", "line", "column", "words"),
    [
        # A row begins in column 11 with its quote, so its first character stands in column 12.
        (["   ", " #  ", "   "], 10, 15, "this row has 4 characters, the first has 3"),
        (["     ", " # ", "     "], 10, 15, "this row has 3 characters, the first has 5"),
        (["   -   ", "  |#|  ", " -   - ", "|# # #|", "-      "], 13, 12, "'-' cannot stand here"),
        (["   -   ", "  |#|  ", " -     ", "|# #  |", "       "], 12, 18, "a border in the air"),
        (["   ", " # ", "   ", "   "], 8, 30, "4 rows cannot be"),
        (["   ", "   ", "   "], 8, 30, "no square is filled"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_where_it_stands(
    tmp_path: Path, rows: list[str], line: int, column: int, words: str
) -> None:
    (problem,) = problems(tmp_path, rows)
    assert problem.code == "TW-CONTENT-WORD"
    assert words in problem.message
    place = problem.place
    assert place is not None
    assert (Path(place.file).name, place.line, place.column) == ("cards.json", line, column)


@pytest.mark.parametrize(
    ("height", "width", "expected", "found"),
    [
        (1, 12, "", ""),
        (12, 1, "", ""),
        (8, 12, "", ""),
        (1, 13, "at most 12", "13"),
        (9, 9, "at most 8", "9"),
    ],
)
def test_a_pattern_that_no_mural_has_room_for(
    tmp_path: Path, height: int, width: int, expected: str, found: str
) -> None:
    blank = " " * (2 * width + 1)
    told = problems(tmp_path, [blank, *[" " + "# " * width, blank] * height])
    assert [problem.code for problem in told] == ["TW-CARTOUCHE-IMPOSSIBLE"] * bool(expected)
    for problem in told:
        assert (problem.expected, problem.found) == (expected, found)
        assert problem.hint == f"no mural has room for {width} by {height} squares; the largest is 12 by 8"
        assert problem.place is not None
        assert (problem.place.line, problem.place.column) == (8, 30)


def test_a_card_that_is_right_has_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, STEP) == []


def test_without_the_plugin_the_word_is_missing_and_the_hint_names_it(tmp_path: Path) -> None:
    manifest = {**MANIFEST, "depends": {}}
    found = problems(tmp_path, STEP)
    assert found == []
    (tmp_path / "plugin.json").write_text(json.dumps(manifest))
    with pytest.raises(TablewrightError) as caught:
        Match.new({"game": "cartouche", "plugins": ["base", str(tmp_path)]}, seed=1)
    (problem,) = caught.value.problems
    assert problem.code == "TW-SCHEMA-WORD"
    assert "pyramid" in problem.hint
    assert problem.place == Place(problem.place.file if problem.place else "", 8, 10)


def pattern(rows: list[str], **switches: bool) -> tuple[Pattern, Match]:
    match = Match.new(
        {"game": "cartouche", "plugins": ["base", "pyramid"], "switches": {"pyramid": switches}}, seed=1
    )
    return Pattern({"rows": rows}, match.rules), match


def hung(match: Match, mural: list[str]) -> None:
    Base.of(match.state).players[0].wall = read_mural(mural)


@pytest.mark.parametrize(
    ("mural", "lacking", "why"),
    [
        ([". . . . .", ". . . . .", ". . . . ."], 4, "nothing of it is filled yet"),
        ([". . . . .", ". . C . .", ". . . . ."], 3, "the nearest lacks "),
        ([". . . . .", ". . C . .", ". . C C ."], 1, "the nearest lacks b3"),
        ([". . . . .", ". . C . .", ". C C C ."], 0, ""),
        (
            [". . C . .", ". . C . .", ". C C C ."],
            2,
            "c2, b3, c3, d3 are filled like it, but beyond its thick edges c1 would have to be empty; the nearest",
        ),
        (["C C C C C", "C C C C C", "C C C C C"], None, "no place for it is left"),
    ],
)
def test_progress_and_reasons(mural: list[str], lacking: int | None, why: str) -> None:
    word, match = pattern(STEP)
    hung(match, mural)
    progress = word.progress(match.state, 0)
    assert progress == (0 if lacking is None else 1 - lacking / 4)
    assert word.met(match.state, 0) == (progress == 1)
    assert why in word.why_not(match.state, 0)
    assert (word.why_not(match.state, 0) == "") == (lacking == 0)
    # However it is met, the same follows from it: there is nothing to choose.
    assert [way.key for way in word.witnesses(match.state, 0)] == ([""] if lacking == 0 else [])


def test_the_same_word_answers_for_murals_of_any_size() -> None:
    word, match = pattern(STEP)
    for mural, met in (
        (["C .", "C C", "C ."], True),
        (["C", "C"], False),
        (["C . .", "C C .", "C . ."], True),
    ):
        hung(match, mural)
        assert word.met(match.state, 0) is met
        assert word.met(match.state, 0) is met


def test_it_is_described_in_words_and_drawn() -> None:
    word, _ = pattern(STEP)
    assert word.describe() == (
        "the shape of 4 filled squares drawn here, turned or flipped as you like, "
        "with empty space beyond the 7 thick edges"
    )
    assert word.picture()[0] == "   ┏━━┓   "
    plain, _ = pattern([" " * 5, " # # ", " " * 5], mirror_images=False)
    assert plain.describe() == "the shape of 2 filled squares drawn here, turned as you like"
