"""Decisions of Cartouche, step by step: menus, pictures, squares, previews, refusals. On real matches."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest

from tablewright import Match
from tablewright.scenes import Grid
from tablewright_terminal.blocks import plain
from tablewright_terminal.chronicle import Chronicle
from tablewright_terminal.decision import Decision
from tablewright_terminal.drawing import Look, draw_table
from tablewright_terminal.inquiries import Inquiries
from tablewright_terminal.questions import draw_question
from tablewright_terminal.session import Session
from tests.frontends.terminal.scripted import Scripted, sit_down

LOOK = Look(100, True, ("Ada", "Bob"))


def until(offered: str, seed: int = 5) -> Decision:
    """The first decision of seat 0 at which a kind of action is offered; chance has played until then."""
    match = Match.new({"game": "cartouche", "options": {"base": {"first_player": 0}}}, seed)
    rng = random.Random(seed)
    while seats := match.waiting():
        decision = Decision(match, 0) if 0 in seats else None
        if decision is not None and any(section.move.name == offered for section in decision.sections):
            return decision
        action = match.choices(seats[0]).sample(rng)
        assert action is not None
        match.act(seats[0], action)
    raise AssertionError(f"nobody was ever offered {offered}")


def asked(decision: Decision) -> str:
    return plain(draw_question(decision, LOOK))


def test_the_menu_lists_what_is_offered_and_names_what_is_not() -> None:
    decision = until("draft_tile")
    keys = [entry.key for entry in decision.entries()]
    assert keys == [str(number) for number in range(1, len(keys) + 1)]
    words = asked(decision)
    assert "Draft a tile" in words
    assert "Draft a story" in words
    assert "not now: Spend tokens" in words
    table = plain(draw_table(decision.shown(), decision.seat, decision.look(LOOK)))
    for entry in decision.entries():
        assert f"{entry.key} " in table


def test_the_number_by_a_card_chooses_it() -> None:
    decision = until("draft_card")
    section = next(section for section in decision.sections if section.move.name == "draft_card")
    entry = section.entries[-1]
    assert decision.hear(entry.key).action == ("draft_card", entry.json, "")
    words = entry.label.split()
    assert Decision(decision.match, 0).hear(f"draft_card {' '.join(words)}").action == decision.partial


def placing(seed: int = 5) -> Decision:
    """A decision at which a way to turn a tile has been chosen and the square is asked for."""
    decision = until("place", seed)
    decision.hear("place")
    while not decision.asks_square:
        decision.hear(decision.entries()[0].key)
    return decision


def test_in_the_middle_of_a_draft_a_word_of_the_other_title_is_enough() -> None:
    decision = until("draft_card")
    decision.hear("draft a tile")
    assert decision.words().plain == "Draft a tile"
    assert plain(decision.hear("story 1").block) == plain(Decision(decision.match, 0).hear("story 1").block)
    assert decision.partial[0] == "draft_card"


def test_a_word_that_names_nothing_is_told_as_that() -> None:
    decision = until("place")
    assert "‘rotate’ means nothing here" in plain(decision.hear("rotate").block)
    assert "the tile would touch neither" in plain(decision.hear("place 1 0 f4").block)


@pytest.mark.parametrize("words", ["done!", "done", "spend", "place", "place 1"])
def test_in_the_middle_of_an_action_another_one_may_be_named(words: str) -> None:
    """It is taken up instead; where it is not possible, that is told, and the one that was begun goes on."""
    decision = placing()
    begun, fresh = decision.partial, Decision(decision.match, 0)
    reply, at_once = decision.hear(words), fresh.hear(words)
    assert reply.action == at_once.action
    assert plain(reply.block) == plain(at_once.block)
    assert decision.partial == (begun if at_once.block else fresh.partial)


def test_at_the_preview_another_action_may_be_named() -> None:
    decision = placing()
    decision.hear(str(decision.entries()[0].json))
    assert decision.complete
    fresh = Decision(decision.match, 0)
    assert plain(decision.hear("place 1").block) == plain(fresh.hear("place 1").block) == ""
    assert decision.partial == fresh.partial


def test_why_of_what_can_be_chosen_tells_what_to_type() -> None:
    """And nothing of what other kinds of action have against it."""
    decision = until("place")
    piece = next(entry.json for entry in decision.entries() if entry.partial[0] == "place")
    told = plain(Inquiries(decision, Chronicle(decision.match, LOOK.names, 0), LOOK).why("1"))
    assert told.splitlines()[1:] == ["  can be chosen now: 1"]
    begun = placing()
    told = plain(Inquiries(begun, Chronicle(begun.match, LOOK.names, 0), LOOK).why(piece))
    assert told.splitlines()[1:] == [f"  can be chosen now: x, then place {piece}"]


def test_a_tile_is_turned_placed_and_seen_before_it_lies_there() -> None:
    decision = placing()
    match, before = decision.match, decision.match.digest()
    squares = [str(entry.json) for entry in decision.entries()]
    assert asked(decision).count("(") > len(squares)
    assert f"{len(squares)} possible" in asked(decision)
    assert decision.hear(squares[-1]).action is None
    assert decision.complete
    assert "Like this?" in asked(decision)
    assert "[" in asked(decision)
    assert decision.preview is not None
    ((_, fresh),) = decision.preview.boards
    assert match.digest() == before
    action = decision.hear("").action
    assert action is not None
    assert action[-1] == squares[-1]
    old = boards(match)
    match.act(0, action)
    changed = {
        (row, column)
        for row, marks in enumerate(boards(match))
        for column, mark in enumerate(marks)
        if mark != old[row][column]
    }
    assert changed == fresh


def boards(match: Match) -> list[list[str]]:
    (board,) = [s for s in match.rules.scenes(match.state, 0) if isinstance(s, Grid) and s.seat == 0]
    return [[mark.text for mark in row] for row in board.rows]


def test_a_preview_can_be_moved_turned_taken_back_and_dropped() -> None:
    decision = placing()
    first, other = (str(entry.json) for entry in decision.entries()[:2])
    decision.hear(first)
    decision.hear(other)
    assert decision.complete
    assert decision.partial[-1] == other
    turn = decision.partial[-2]
    decision.hear("t")
    assert decision.partial[-2] != turn
    while len(decision.partial) < 4:
        decision.hear(str(decision.entries()[0].json))
    steps = [len(decision.partial)]
    while steps[-1]:
        assert decision.hear("b").action is None
        steps.append(len(decision.partial))
    assert steps[:2] == [4, 3]
    assert steps == sorted(set(steps), reverse=True)
    decision.hear("place")
    assert decision.hear("x").table
    assert decision.partial == ()


def test_all_at_once_with_and_without_a_look() -> None:
    decision = placing()
    square = str(decision.entries()[0].json)
    tile, turn = decision.partial[1:]
    for at_once, done in (("", False), ("!", True)):
        fresh = Decision(decision.match, 0)
        reply = fresh.hear(f"place {tile} {turn} {square}{at_once}")
        assert (reply.action is not None) is done
        assert fresh.complete


def test_a_square_that_is_not_possible_is_refused_with_its_rule() -> None:
    decision = placing()
    possible = {entry.json for entry in decision.entries()}
    wrong = next(f"{c}{r}" for r in range(1, 9) for c in "abcdefghijkl" if f"{c}{r}" not in possible)
    for complete in (False, True):
        if complete:
            decision.hear(str(decision.entries()[0].json))
        reply = decision.hear(wrong)
        assert reply.action is None
        assert plain(reply.block).startswith("✗ ")
        assert "rule cartouche/place/" in plain(reply.block)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("complete_story", "'Complete a story' belongs to: "),
        ("draft", "belongs to: Draft phase"),
        ("z9", "‘z9’ means nothing here."),
        ("place tile-99", "There is no tile 'tile-99'."),
        ("place_cartouche", "There is no cartouche tile in your reserve"),
        ("buy a scarab", "It takes 2 story tokens"),
    ],
)
def test_what_is_not_possible_is_explained(line: str, words: str) -> None:
    decision = until("place", seed=9)
    reply = decision.hear(line)
    assert reply.action is None
    assert decision.partial == ()
    assert words in plain(reply.block)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("place a cartouche tile", "There is no cartouche tile in your reserve"),
        ("place a tile z9", "There is no tile 'z9'."),
        ("spend tokens", "It takes 2 story tokens"),
    ],
)
def test_a_kind_of_action_may_be_named_by_its_whole_title(line: str, words: str) -> None:
    decision = until("place", seed=9)
    assert words in plain(decision.hear(line).block)
    assert decision.hear("place a tile").action is None
    assert decision.partial[0] == "place"


def test_a_tile_is_known_by_its_squares_and_not_by_its_id() -> None:
    decision = until("draft_tile")
    tiles = [entry for entry in decision.entries() if entry.partial[0] == "draft_tile"]
    assert tiles
    for entry in tiles:
        typed = entry.label.lower().replace("·", ".")
        assert "tile" not in typed
        assert Decision(decision.match, 0).hear(f"draft_tile {typed}").action == ("draft_tile", entry.json)
        explained = plain(Inquiries(decision, Chronicle(decision.match, ("Ada", "Bob"), 0), LOOK).help(typed))
        assert explained.count(entry.json) == 1
        assert re.search(r"^ [CSHK] \w+", explained, re.MULTILINE), explained


def test_questions_are_sentences() -> None:
    decision = until("place")
    decision.hear("place")
    seen = asked(decision)
    while not decision.asks_square:
        decision.hear(decision.entries()[0].key)
        seen += asked(decision)
    assert "how it is turned?" in seen
    assert "which how" not in seen
    assert "tile-" not in seen
    assert "which square?" in seen


def test_a_look_ahead_tells_nothing_that_is_hidden() -> None:
    """The fork that a preview is made of has other cards below the deck's back than the match has."""
    decision = placing()
    match = decision.match
    hidden = match.state["base"].to_json()["bag"]
    trial = match.fork(0, random.Random(0))
    assert trial.state["base"].to_json()["bag"] != hidden


@pytest.mark.parametrize("seed", range(3))
def test_people_hand_over_exactly_where_they_see_different_things(seed: int) -> None:
    match = Match.new({"game": "cartouche"}, seed)
    rng = random.Random(seed)
    interface: list[Scripted] = []
    chairs: list[tuple[str, bool]] = []

    def type_something(screen: str) -> str:
        prompt = interface[0].asked[-1]
        differ = match.view(0) != match.view(1)
        chairs.append((prompt, differ))
        if "ready" in prompt:
            return ""
        seat = int(prompt[1])
        action = match.choices(seat).sample(rng)
        assert action is not None
        return str(match.choices(seat).to_json(action)).replace("'", '"')

    interface.append(Scripted(type_something))
    Session(match, ("P0", "P1"), {}, lambda: None, interface[0]).run()
    assert match.result() is not None
    for (before, _), (now, differ) in pairwise(chairs):
        if "ready" in now:
            assert differ
        elif before != now and "ready" not in before:
            assert not differ


def test_who_is_asked_nothing_need_not_say_so() -> None:
    """A seat that could only declare itself done is done, and the log says it."""
    match = Match.new({"game": "cartouche", "seats": 1}, 3)
    rng = random.Random(1)

    def type_something(screen: str) -> str:
        assert not match.choices(0).only_ends()
        action = match.choices(0).sample(rng)
        assert action is not None
        return str(match.choices(0).to_json(action)).replace("'", '"')

    seen = sit_down(match, type_something)
    assert match.result() is not None
    assert "The match is over" in seen.text
