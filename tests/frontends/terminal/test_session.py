"""Whole games by typed lines: what people see, what they may ask, how they leave. Real matches, no stand-ins."""

from __future__ import annotations

import contextlib
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright import Match
from tests.frontends.terminal.scripted import Scripted, sit_down


def tictactoe() -> Match:
    return Match.new({"game": "tictactoe"}, seed=1)


def both(*lines: str) -> tuple[Match, Scripted]:
    """Two people play tic-tac-toe."""
    match = tictactoe()
    return match, sit_down(match, lines, people=(0, 1), names=("Ada", "Bob"))


def test_a_whole_game_of_two_people() -> None:
    match, seen = both("0", "4", "1", "5", "2")
    assert match.result() is not None
    assert seen.asked == ["Ada> ", "Bob> ", "Ada> ", "Bob> ", "Ada> "]
    assert seen.text.endswith("Ada wins.\n")
    assert "hand" not in seen.text
    assert "nobody else should look" not in seen.text


def test_a_value_that_is_a_number_is_typed_as_it_is() -> None:
    match, _ = both("8")
    assert match.log == [(0, ("mark", 8))]


@pytest.mark.parametrize("line", ["mark 3", "MARK 3", "3", "3!", '{"do": "mark", "square": 3}'])
def test_ways_to_say_the_same(line: str) -> None:
    match, _ = both(line)
    assert match.log == [(0, ("mark", 3))]


def test_what_is_not_possible_is_told_with_its_rule() -> None:
    match, seen = both("4", "mark 4")
    assert len(match.log) == 1
    assert "✗ Square 4 is already marked." in seen.text
    assert "rule tictactoe/empty of tictactoe" in seen.text


@pytest.mark.parametrize(
    "line", ["99", "nonsense", "mark", "mark mark", "3 3", "mark x", "!", "why", "{", "[]", "?x", "why 99"]
)
def test_nonsense_changes_nothing(line: str) -> None:
    match, seen = both(line, line)
    assert match.log == []
    assert seen.asked == ["Ada> "] * 3


def test_the_end_of_the_input_ends_politely() -> None:
    match, seen = both("4")
    assert match.result() is None
    assert seen.text.endswith("Until next time.\n")


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_leaving(word: str) -> None:
    match, seen = both("4", word, "5")
    assert len(match.log) == 1
    assert seen.text.endswith("Until next time.\n")


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("?", "What you can type"),
        ("help", "why something"),
        ("? cross", "X"),
        ("? tictactoe/empty", "A mark goes on an empty square"),
        ("rule empty square", "tictactoe/empty · "),
        ("what is a cross?", "X"),
        ("what's the empty square", "tictactoe/empty · "),
        ("what now", "‘what’ means nothing here."),
        ("undo", "What is done is done"),
        ("why 4", "Square 4 is already marked."),
        ("why mark 4", "Square 4 is already marked."),
        ("why mark 5", "That is possible: mark: 5"),
        ("score", "This game has no points."),
        ("log", "Ada  mark: 4"),
        ("log 1", "Ada  mark: 4"),
        ("see", "── Ada"),
        ("see ada", "nothing of its own"),
        ("see nobody", "Nobody is called ‘nobody’."),
        ("hint", "A bot would: mark: "),
        ("save", "save where?"),
    ],
)
def test_questions_change_nothing(question: str, answer: str) -> None:
    match, seen = both("4", question)
    assert len(match.log) == 1
    assert answer in seen.answer


def test_saving_in_between(tmp_path: Path) -> None:
    file = tmp_path / "our evening.save"
    match, seen = both("4", f"save {file}")
    assert f"tablewright play '{file}'" in seen.answer
    assert Match.load(file).digest() == match.digest()
    kept = file.read_bytes()
    _, seen = both(f"save {file}")
    assert f"save {file}! replaces it" in seen.answer
    assert file.read_bytes() == kept
    match, _ = both("3", f"save! {file}")
    assert Match.load(file).digest() == match.digest()
    match, _ = both("2", f"save {file}!")
    assert Match.load(file).digest() == match.digest()
    _, seen = both(f"save! {tmp_path}")
    assert "TW-SAVE-UNWRITABLE" in seen.answer


def leaves(folder: Path, *lines: str) -> tuple[Match, Scripted]:
    """Two people play, the match is kept nowhere, and what they do not say is the end of the input."""
    match = tictactoe()
    with contextlib.chdir(folder):
        return match, sit_down(match, lines, people=(0, 1), names=("Ada", "Bob"), kept=False)


@pytest.mark.parametrize(
    ("lines", "file"),
    [
        (["quit", ""], "tictactoe.save"),
        (["quit"], "tictactoe.save"),
        ([], "tictactoe.save"),
        (["q", "our evening.save"], "our evening.save"),
        (["quit", "b", "exit", ""], "tictactoe.save"),
        (["save a.save", "5", "quit"], "a.save"),
        (["save a.save", "5", "quit", ""], "a.save"),
        (["save a.save", "quit"], "a.save"),
        (["quit", "none/a.save", "a.save"], "a.save"),
    ],
)
def test_who_leaves_loses_nothing(tmp_path: Path, lines: list[str], file: str) -> None:
    match, seen = leaves(tmp_path, "4", *lines)
    assert [path.name for path in tmp_path.iterdir()] == [file]
    assert Match.load(tmp_path / file).log == match.log
    assert seen.text.endswith("Until next time.\n")


def test_after_save_the_match_goes_on_being_kept_there(tmp_path: Path) -> None:
    match, seen = leaves(tmp_path, "save a.save", "4", "5", "quit")
    assert Match.load(tmp_path / "a.save").log == match.log
    assert len(match.log) == 2
    assert seen.asked == ["Ada> ", "Ada> ", "Bob> ", "Ada> "]
    assert "kept nowhere" not in seen.text
    assert "Kept in a.save; go on with: tablewright play a.save" in seen.answer


def test_what_can_no_longer_be_kept_there_is_said_exactly(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    folder.mkdir()

    def lines() -> Iterator[str]:
        yield "save evening/a.save"
        shutil.rmtree(folder)
        yield from ("4", "5", "quit", "b.save")

    match = tictactoe()
    with contextlib.chdir(tmp_path):
        seen = sit_down(match, lines(), people=(0, 1), names=("Ada", "Bob"), kept=False)
    assert "evening/a.save lacks the last 2 actions." in seen.text
    assert Match.load(tmp_path / "b.save").log == match.log


def test_who_wants_nothing_kept_says_so(tmp_path: Path) -> None:
    leaves(tmp_path, "4", "quit", "no")
    assert list(tmp_path.iterdir()) == []


def test_before_the_first_action_there_is_nothing_to_lose(tmp_path: Path) -> None:
    _, seen = leaves(tmp_path, "?", "quit")
    assert seen.asked == ["Ada> ", "Ada> "]
    assert list(tmp_path.iterdir()) == []


def test_leaving_replaces_no_file_of_others(tmp_path: Path) -> None:
    (tmp_path / "tictactoe.save").write_text("a poem")
    match, _ = leaves(tmp_path, "4", "quit", "tictactoe.save", "")
    assert (tmp_path / "tictactoe.save").read_text() == "a poem"
    assert Match.load(tmp_path / "tictactoe-2.save").log == match.log
    leaves(tmp_path, "4", "quit", "tictactoe.save!")
    assert Match.load(tmp_path / "tictactoe.save").log == match.log


def test_going_on_the_past_is_in_the_log_and_no_news(tmp_path: Path) -> None:
    file = tmp_path / "evening.save"
    match = Match.new({"game": "cartouche"}, seed=2)
    sit_down(match, ["1"])
    match.save(file)
    seen = sit_down(Match.load(file), ["log"])
    assert "starting story" not in seen.screen.partition("> log")[0]
    assert "starting story" in seen.answer
    # What was done is told as it was told then: nobody knows a tile by its id.
    assert "Draft a " in seen.answer
    assert "tile-" not in seen.answer


def test_news_tell_what_the_bot_did() -> None:
    seen = sit_down(tictactoe(), ["4"], names=("You", "Rnd"))
    assert "Rnd  mark: " in seen.screen


def test_a_bot_begins() -> None:
    match = tictactoe()
    seen = sit_down(match, [], people=(1,), names=("Rnd", "You"))
    assert len(match.log) == 1
    assert seen.asked == ["You> "]


GAMES = ("tictactoe", "connectfour", "cartouche")
LINES = [
    "t",
    "b",
    "x",
    "",
    "?",
    "why 1",
    "score all",
    "log 3",
    "see",
    "hint",
    "done",
    "? 1",
    "why done",
    "7 1",
    "2!",
    "a",
    "undo",
    "what is done?",
    "draft the story 1",
    "place a tile",
    "spend",
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "roomy"), [(100, True), (50, False)])
def test_somebody_who_types_anything(game: str, width: int, roomy: bool) -> None:
    """Whatever is typed, the match goes on by what is possible only, and comes to its end."""
    rng = random.Random(f"{game}{width}")
    match = Match.new({"game": game}, seed=3)

    def type_something(screen: str) -> str:
        if "Enter do it" in screen:
            return ""
        kind = rng.randrange(12)
        if kind < 6:
            return str(rng.randrange(9))
        if kind < 10:
            return f"{'abcdefghijkl'[rng.randrange(12)]}{rng.randrange(1, 10)}"
        return LINES[rng.randrange(len(LINES))]

    seen = sit_down(match, type_something, width=width, roomy=roomy)
    assert match.result() is not None
    assert len(seen.asked) > 3
    repeated = Match(match.rules, match.seed)
    for seat, action in match.log:
        repeated.act(seat, action)
    assert repeated.digest() == match.digest()
