"""Piles of ids: as tuples, and as one text in JSON."""

from __future__ import annotations

import random

import pytest

from tablewright import Slice, State, counted, hidden
from tablewright.state.frames import Flow
from tablewright.state.stream import RandomStream


class Table(Slice, plugin="table"):
    deck: tuple[str, ...] = counted(default=(), pool="cards", spaced=True)
    box: list[str] = hidden(factory=list, pool="cards", spaced=True)


@pytest.mark.parametrize(("deck", "box"), [((), []), (("a",), ["b", "c"])])
def test_a_spaced_pile_is_one_text(deck: tuple[str, ...], box: list[str]) -> None:
    table = Table(deck=deck, box=box)
    assert table.to_json() == {"deck": " ".join(deck), "box": " ".join(box)}
    assert Table.from_json(table.to_json()) == table
    assert table.view(0) == {"deck": {"count": len(deck)}}


def test_a_redeal_leaves_tuples_tuples() -> None:
    table = Table(deck=("a", "b"), box=["c", "d", "e"])
    state = State(Flow(seats=1), RandomStream(seed=1), {"table": table})
    state.redeal(0, random.Random(1))
    assert (type(table.deck), type(table.box)) == (tuple, list)
    assert sorted([*table.deck, *table.box]) == ["a", "b", "c", "d", "e"]
