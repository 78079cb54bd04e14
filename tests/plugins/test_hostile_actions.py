"""Whatever is thrown at a match for an action: it is refused in words, changes nothing and raises nothing else."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tablewright import Match, Refused

GAMES = ("cartouche", "connectfour", "tictactoe")
SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | st.binary(max_size=4)
)
PLAIN = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6) | st.integers(), inner, max_size=3)
    ),
    max_leaves=6,
)
NEARLY = st.sampled_from(
    [
        "place",
        "draft_tile",
        "complete_story",
        "done",
        "drop",
        "mark",
        "buy",
        "scarab",
        "a1",
        "0",
        "cat+cat",
        "tile-01",
    ]
)
DATA = PLAIN | st.dictionaries(
    st.sampled_from(["do", "tile", "turn", "cell", "story", "item", "with", "column", "square", "tokens"]),
    NEARLY | PLAIN,
    max_size=5,
)
TUPLES = st.lists(NEARLY | SCALARS, max_size=5).map(tuple)


@cache
def _match(game: str) -> Match:
    """A match somewhere in the middle."""
    match = Match.new({"game": game}, seed=5)
    rng = random.Random(1)
    for _ in range(4 if game == "tictactoe" else 12):
        seat = match.waiting()[0]
        action = match.choices(seat).sample(rng)
        assert action is not None
        match.act(seat, action)
    return match


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=150, deadline=None)
@given(seat=st.integers(-2, 5), action=DATA | TUPLES)
def test_hostile_actions(game: str, seat: int, action: Any) -> None:
    match = _match(game)
    before = match.digest(), len(match.log), match.waiting(), match.events_since(0)
    refusal = match.explain(seat, action)
    if refusal is None:
        # It happens to be possible; then it must be one that is offered.
        choice = match.choices(seat)
        taken = action if isinstance(action, tuple) else choice.from_json(action)
        assert taken in set(choice.actions())
        return
    assert refusal.text
    assert refusal.rule
    with pytest.raises(Refused):
        match.act(seat, action)
    assert (match.digest(), len(match.log), match.waiting(), match.events_since(0)) == before


@pytest.mark.parametrize("seat", [None, "0", 0.0, True, [], {}])
def test_hostile_seats(seat: Any) -> None:
    match = _match("connectfour")
    before = match.digest()
    with pytest.raises(Refused):
        match.act(seat, {"do": "drop", "column": 0})
    assert match.digest() == before
