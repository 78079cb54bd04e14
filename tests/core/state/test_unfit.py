"""What does not fit its field is found, in the JSON of a slice and in the slice itself, and the way to it is told."""

from __future__ import annotations

import copy
from collections import OrderedDict
from enum import StrEnum
from http import HTTPStatus
from typing import Any

import pytest

from tablewright import Slice, counted, shown
from tablewright.state.unfit import unfit_value
from tests.core.state.test_slices import Everything, Hand


class Pile(Slice):
    cards: tuple[str, ...] = counted(default=("a", "b"), spaced=True)
    mixed: int | str | None = shown(default=None)
    share: float = shown(default=0.5)


def everything() -> Everything:
    return Everything(
        filled=0b0100_0101,
        hands=[Hand(cards=["a"]), Hand()],
        rows=[[1], []],
        names={"a": 1},
        fixed={"a": 1},
        pairs=[(1, "x")],
        nested={"n": [Hand()]},
        best=Hand(),
        spot=(1, 2),
        data={"deep": [None, {"x": 1.5}]},
        cache=None,
    )


def deep(levels: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(levels):
        inner = [inner]
    return inner


JSON: list[tuple[str, Any, str]] = [
    ("width", "3", "width"),
    ("width", True, "width"),
    ("width", 1.0, "width"),
    ("width", -(10**30), "width"),
    ("width", 10**9, "width"),
    ("filled", 69, "filled"),
    ("filled", ["#.#"], "filled"),
    ("filled", ["#.#", "..x"], "filled"),
    ("filled", ["#.#", None], "filled"),
    ("hands", {}, "hands"),
    ("hands", None, "hands"),
    ("hands", [{}], "hands.0.cards"),
    ("hands", [{"cards": [None], "plan": "", "bid": None}], "hands.0.cards.0"),
    ("hands", [{"cards": ["a", {}], "plan": "", "bid": None}], "hands.0.cards.1"),
    ("hands", [{"cards": "abc", "plan": "", "bid": None}], "hands.0.cards"),
    ("hands", [{"cards": [], "plan": None, "bid": None}], "hands.0.plan"),
    ("hands", [{"cards": [], "plan": "", "bid": "3"}], "hands.0.bid"),
    ("rows", [[1], [False]], "rows.1.0"),
    ("names", {"a": 2**53}, "names.a"),
    ("names", [], "names"),
    ("fixed", {"a": None}, "fixed.a"),
    ("pairs", [[1, "x", 2]], "pairs.0"),
    ("pairs", [["x", 1]], "pairs.0.0"),
    ("nested", {"n": [None]}, "nested.n.0"),
    ("best", [], "best"),
    ("spot", [1, "2"], "spot.1"),
    ("data", {"x": float("nan")}, "data.x"),
    ("data", {"x": [10**30]}, "data.x.0"),
    ("data", {"x": deep(100)}, "data.x.0"),
    ("data", None, "data"),
]


@pytest.mark.parametrize(("field", "value", "where"), JSON)
def test_the_json_of_a_slice_holds_what_its_fields_are_declared_for(
    field: str, value: Any, where: str
) -> None:
    told = everything().to_json()
    assert Everything.from_json(copy.deepcopy(told)).to_json() == told
    with pytest.raises(ValueError, match=r"expected .*, found") as caught:
        Everything.from_json({**told, field: value})
    assert f"'{where}" in str(caught.value)
    without = {name: part for name, part in told.items() if name != field}
    with pytest.raises(ValueError, match=f"at '{field}'.*no such key"):
        Everything.from_json(without)


@pytest.mark.parametrize(
    "change",
    [{"cards": "a  b"}, {"cards": ["a"]}, {"cards": None}, {"mixed": True}, {"mixed": []}, {"share": "1"}],
)
def test_piles_and_unions_are_held_too(change: dict[str, Any]) -> None:
    told = Pile().to_json()
    for mixed in (None, 3, "x"):
        assert Pile.from_json({**told, "mixed": mixed}).mixed == mixed
    with pytest.raises(ValueError, match=f"at '{next(iter(change))}'"):
        Pile.from_json({**told, **change})


VALUES: list[tuple[str, Any, str]] = [
    ("width", "3", "width"),
    ("filled", 1 << 60, "filled"),
    ("filled", -1, "filled"),
    ("deck", ("a",), "deck"),
    ("rows", 5, "rows"),
    ("rows", [[1], [object()]], "rows.1.0"),
    ("names", {1: 1}, "names"),
    ("pairs", [[1, "x"]], "pairs.0"),
    ("best", {}, "best"),
    ("spot", [1], "spot"),
    ("data", {"x": {1, 2}}, "data.x"),
    ("data", {"x": (1, 2)}, "data.x"),
]


@pytest.mark.parametrize(("field", "value", "where"), VALUES)
def test_a_slice_holds_what_its_fields_are_declared_for(field: str, value: Any, where: str) -> None:
    part = everything()
    assert unfit_value(Everything, part) is None
    setattr(part, field, value)
    wrong = unfit_value(Everything, part)
    assert wrong is not None
    assert wrong.where == where


def test_a_pile_whose_ids_would_run_together_is_found() -> None:
    wrong = unfit_value(Pile, Pile(cards=("a", "b c")))
    assert wrong is not None
    assert wrong.where == "cards.1"


class Colour(StrEnum):
    RED = "red"


class Wide(Slice):
    """A long tuple in which there is a tuple, and places for what is a subclass of something plain."""

    wide: tuple[int, tuple[int, int], int, int, int, int, int, int, int, int, int, int] = shown()
    colour: str = shown(default="")
    number: int = shown(default=0)
    counts: dict[str, int] = shown(factory=dict)


def wide() -> Wide:
    return Wide(wide=(0, (77, 88), 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))


def test_a_tuple_in_a_long_tuple_keeps_its_place() -> None:
    assert Wide.from_json(wide().to_json()).wide == wide().wide


def test_what_is_a_subclass_of_something_plain_is_read_as_that() -> None:
    told = OrderedDict(wide().to_json(), colour=Colour.RED, number=HTTPStatus.OK)
    told["counts"] = OrderedDict({Colour.RED: 1})
    read = Wide.from_json(told)
    assert (read.colour, read.number, read.counts) == ("red", 200, {"red": 1})
    assert {type(value) for value in (read.colour, read.number, read.counts)} == {str, int, dict}
    assert {type(key) for key in read.counts} == {str}
