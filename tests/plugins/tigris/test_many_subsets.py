"""Choices among many subsets: tiles of one colour are the same, so each subset is one action."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from math import prod

import pytest

from tablewright import Match
from tablewright.actions.moves import Action
from tests.plugins.tigris.standing import match_at

LETTERS = "rbgk"
HANDS = ["r", "rr", "rb", "rrrggk", "rbgk", "rrrrrr", "rrbbgg", "kkkkgb", "bgk"]


def replacing(hand: str) -> tuple[Match, list[Action]]:
    match = match_at({"board": ["."], "seats": {"0": {"hand": hand, "catastrophes": 0}}})
    return match, [one for one in match.choices(0).actions() if one[0] == "replace_tiles"]


def subsets(hand: str) -> set[tuple[int, ...]]:
    """How many of each colour, of every subset of the single tiles but the empty one."""
    return {
        tuple(some.count(letter) for letter in LETTERS)
        for number in range(1, len(hand) + 1)
        for some in combinations(hand, number)
    }


@pytest.mark.parametrize("hand", HANDS)
def test_every_subset_is_listed_once(hand: str) -> None:
    _, actions = replacing(hand)
    assert len(actions) == len(set(actions)) == prod(count + 1 for count in Counter(hand).values()) - 1
    assert {one[1:] for one in actions} == subsets(hand)


@pytest.mark.parametrize("hand", HANDS)
def test_every_subset_is_drawn_and_none_else(hand: str) -> None:
    match, actions = replacing(hand)
    rng, choice = random.Random(1), match.choices(0)
    drawn = Counter(choice.sample(rng) for _ in range(400 * len(actions)))
    assert {one for one in drawn if one is not None and one[0] == "replace_tiles"} == set(actions)


@pytest.mark.parametrize("hand", HANDS)
def test_every_subset_is_checked(hand: str) -> None:
    match, actions = replacing(hand)
    choice = match.choices(0)
    for counts in [(r, b, g, k) for r in range(8) for b in range(4) for g in range(4) for k in range(6)]:
        action = ("replace_tiles", *counts)
        refusal = choice.check(action)
        assert (refusal is None) == (action in actions)
        if refusal is not None:
            rule = "replace/from-hand" if any(counts) else "ruling/replace-one"
            assert refusal.rule == f"tigris/{rule}"


@pytest.mark.parametrize("hand", HANDS)
def test_every_subset_is_built_piece_by_piece(hand: str) -> None:
    """What the options lead to is what is listed, with no way that leads nowhere."""
    match, actions = replacing(hand)
    choice = match.choices(0)
    waiting: list[Action] = [("replace_tiles",)]
    built = []
    while waiting:
        partial = waiting.pop()
        options = choice.options(partial)
        assert options or len(partial) == 5
        if len(partial) == 5:
            built.append(partial)
        waiting += [(*partial, option.value) for option in options]
    assert sorted(built) == sorted(actions)


@pytest.mark.parametrize(("hand", "number"), [("rrrkk", 3), ("kkk", 0), ("r", 1), ("rrrrrr", 6)])
def test_any_number_is_committed(hand: str, number: int) -> None:
    match = match_at({"board": ["K1 r ."], "seats": {"0": {"hand": hand}}})
    match.act(0, {"do": "place_leader", "leader": "black", "square": "c1"})
    choice = match.choices(0)
    wanted = [("commit", count) for count in range(number + 1)]
    assert list(choice.actions()) == wanted
    assert {choice.sample(random.Random(seed)) for seed in range(100)} == set(wanted)
    assert [option.value for option in choice.options(("commit",))] == list(range(number + 1))
    assert [choice.check(("commit", count)) is None for count in range(-1, 8)] == [
        0 <= count <= number for count in range(-1, 8)
    ]
