"""Objects that only a program in the same process can hand over: refused in words, too, and nothing is changed."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from tablewright import Match, Refused
from tablewright.testing import play_randomly

GAMES = ("cartouche", "connectfour", "tictactoe")


@cache
def _match(game: str) -> Match:
    """A match somewhere in the middle."""
    return play_randomly(Match.new({"game": game}, seed=5), 4 if game == "tictactoe" else 12)


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
