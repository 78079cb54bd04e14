"""Whatever is thrown at a match for an action: it is refused in words, changes nothing and raises nothing else."""

from __future__ import annotations

import json
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


class Broken:
    """Nothing that is asked of it goes well."""

    def __repr__(self) -> str:
        raise ZeroDivisionError

    def __eq__(self, other: object) -> bool:
        raise ZeroDivisionError

    __hash__ = __bool__ = __repr__  # type: ignore[assignment]


class BrokenText(str):
    """The same, as text."""

    __slots__ = ()
    __eq__, __hash__ = Broken.__eq__, Broken.__hash__


class BrokenDict(dict[str, Any]):
    """The same, as an object."""

    def get(self, *args: Any) -> Any:
        raise ZeroDivisionError


STRANGE = {
    "broken": Broken(),
    "broken text": BrokenText("drop"),
    "broken dict": BrokenDict(do="drop", column=0),
    "huge": 10**5000,
    "long": "x" * 10**6,
    "half": "\ud800",
    "nan": float("nan"),
    "deep": json.loads("[" * 900 + "]" * 900),
    "function": len,
    "nothing": None,
    "true": True,
    "list": [],
    "dict": {},
    "text": "0",
    "float": 0.0,
    "type": int,
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", STRANGE)
def test_hostile_objects(game: str, name: str) -> None:
    match, thing = _match(game), STRANGE[name]
    before = match.digest(), len(match.log), match.waiting()
    seat = match.waiting()[0]
    moves = [*match.rules.moves, "nothing"]
    actions: list[Any] = [thing, (thing,), (thing, 1), {"do": thing}]
    actions += [(move, thing) for move in moves]
    actions += [(move, "tile-01", thing) for move in moves]
    actions += [{"do": move, key: thing} for move in moves for key in ("column", "square", "tile", "tokens")]
    for who, action in [
        *((seat, action) for action in actions),
        (thing, ("drop", 0)),
        (thing, {"do": "drop"}),
    ]:
        with pytest.raises(Refused) as refused:
            match.act(who, action)
        refusal = match.explain(who, action)
        assert refusal == refused.value.refusal
        assert len(str(refusal).encode()) < 2000
    assert (match.digest(), len(match.log), match.waiting()) == before
