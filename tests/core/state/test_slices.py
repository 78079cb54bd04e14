"""From the declaration of a slice follow its clone, its JSON, its views and its redeal."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, strategies as some

from tablewright import Slice, State, counted, derived, hidden, owned, per_seat, shown
from tablewright.state.frames import Flow
from tablewright.state.stream import RandomStream


class Hand(Slice):
    cards: list[str] = owned(factory=list, others="count", pool="cards")
    plan: str = owned(default="")
    bid: int | None = shown(default=None)


class Everything(Slice, plugin="everything"):
    width: int = shown(default=3)
    height: int = shown(default=2)
    filled: int = shown(default=0, mask=("width", "height"))
    hands: list[Hand] = per_seat(Hand)
    deck: list[str] = counted(factory=list, pool="cards")
    box: list[str] = hidden(factory=list, pool="cards")
    rows: list[list[int]] = shown(factory=list)
    names: dict[str, int] = shown(factory=dict)
    fixed: Mapping[str, int] = shown(factory=dict)
    pairs: list[tuple[int, str]] = shown(factory=list)
    nested: dict[str, list[Hand]] = shown(factory=dict)
    best: Hand | None = shown(default=None)
    spot: tuple[int, ...] = shown(default=())
    data: dict[str, Any] = shown(factory=dict)
    cache: object = derived()


CARDS = some.lists(some.text(max_size=3), max_size=4)
HANDS = some.builds(Hand, cards=CARDS, plan=some.text(max_size=3), bid=some.none() | some.integers(0, 9))
CELLS = some.sets(some.tuples(some.integers(0, 2), some.integers(0, 1)))
EVERYTHING = some.builds(
    Everything,
    filled=CELLS.map(lambda cells: sum(1 << (row * 4 + column) for column, row in cells)),
    hands=some.lists(HANDS, min_size=2, max_size=3),
    deck=CARDS,
    box=CARDS,
    rows=some.lists(some.lists(some.integers(0, 9), max_size=3), max_size=3),
    names=some.dictionaries(some.text(max_size=3), some.integers(0, 9), max_size=3),
    fixed=some.dictionaries(some.text(max_size=3), some.integers(0, 9), max_size=3),
    pairs=some.lists(some.tuples(some.integers(0, 9), some.text(max_size=2)), max_size=3),
    nested=some.dictionaries(some.text(max_size=2), some.lists(HANDS, max_size=2), max_size=2),
    best=some.none() | HANDS,
    spot=some.lists(some.integers(0, 9), max_size=3).map(tuple),
    data=some.dictionaries(some.text(max_size=2), some.lists(some.integers(0, 9), max_size=2), max_size=2),
)


def state(part: Everything) -> State:
    return State(Flow(seats=len(part.hands)), RandomStream(seed=1), {"everything": part})


@given(EVERYTHING)
def test_json_goes_both_ways(part: Everything) -> None:
    told = json.loads(json.dumps(part.to_json()))
    again = Everything.from_json(told)
    assert again == part
    assert again.pairs == part.pairs
    assert again.spot == part.spot


@given(EVERYTHING)
def test_a_clone_is_equal_and_shares_nothing_changeable(part: Everything) -> None:
    part.cache = object()
    before = part.to_json()
    clone = part.clone()
    assert clone.to_json() == before
    assert clone.cache is part.cache
    clone.hands[0].cards.append("x")
    clone.rows.append([1])
    for row in clone.rows:
        row.append(1)
    clone.names["new"] = 1
    for hands in clone.nested.values():
        hands.append(Hand())
    if clone.best:
        clone.best.plan = "new"
    for values in clone.data.values():
        values.append(1)
    clone.filled ^= 1
    assert part.to_json() == before


def test_a_mask_travels_as_rows_of_characters() -> None:
    assert Everything(hands=[], filled=0b0100_0101, cache=None).to_json()["filled"] == ["#.#", "..#"]


def test_each_seat_sees_what_is_declared_for_it() -> None:
    hands = [Hand(cards=["a", "b"], plan="x"), Hand(cards=["c"], plan="y")]
    view = Everything(hands=hands, deck=["d"] * 5, box=["e"], cache=None).view(0)
    assert view["hands"] == [
        {"cards": ["a", "b"], "plan": "x", "bid": None},
        {"cards": {"count": 1}, "bid": None},
    ]
    assert view["deck"] == {"count": 5}
    assert "box" not in view
    assert "cache" not in view


@given(EVERYTHING, some.integers(0, 1), some.integers(0, 99))
def test_a_redeal_leaves_the_view_and_the_pool_as_they_were(part: Everything, seat: int, seed: int) -> None:
    def pool(one: Everything) -> list[str]:
        return sorted(
            [card for hand in one.hands for card in hand.cards]
            + [card for hands in one.nested.values() for hand in hands for card in hand.cards]
            + one.deck
            + one.box
            + (one.best.cards if one.best else [])
        )

    before = state(part)
    view, cards = before.view(seat), pool(part)
    before.redeal(seat, random.Random(seed))
    assert before.view(seat) == view
    assert pool(part) == cards


def test_a_slice_refuses_what_it_could_not_write_as_json() -> None:
    class Wrong(Slice):
        when: set[int] = shown(factory=set)

    Wrong.__annotations__["when"] = set[int]
    with pytest.raises(TypeError, match="cannot hold"):
        Wrong()


def test_a_slice_does_not_inherit_fields() -> None:
    with pytest.raises(TypeError, match="hold it as a field"):

        class Longer(Hand):
            more: int = shown(default=0)


@given(some.integers(0, 2**53 - 1), some.integers(1, 2**40))
def test_the_stream_depends_on_seed_and_position_alone(seed: int, limit: int) -> None:
    stream = RandomStream(seed=seed)
    drawn = [stream.below(limit) for _ in range(5)]
    assert all(0 <= number < limit for number in drawn)
    resumed = RandomStream.from_json({"seed": seed, "position": 3})
    assert [resumed.below(limit), resumed.below(limit)] == drawn[3:]


def test_the_stream_is_even() -> None:
    stream = RandomStream(seed=7)
    counts = [0] * 6
    for _ in range(6000):
        counts[stream.below(6)] += 1
    assert max(counts) - min(counts) < 200


def test_a_shuffle_keeps_what_it_shuffles() -> None:
    cards = list(range(68))
    RandomStream(seed=3).shuffle(cards)
    assert sorted(cards) == list(range(68)) != cards
