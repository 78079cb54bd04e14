"""Ways to pay with tokens and scarabs, against trying every handful."""

from __future__ import annotations

from itertools import product

from hypothesis import given, strategies as some

from tablewright_base.mural import ICONS
from tablewright_base.paying import payments
from tablewright_base.slice import Player

NUMBERS = some.lists(some.integers(0, 4), min_size=4, max_size=4)


@given(held=NUMBERS, price=NUMBERS.filter(any), scarabs=some.integers(0, 6))
def test_every_way_to_pay_and_no_other(held: list[int], price: list[int], scarabs: int) -> None:
    player = Player(tokens=dict(zip(ICONS, held, strict=True)), scarabs=scarabs)
    ways = payments(
        player, {icon: number for icon, number in zip(ICONS, price, strict=True) if number}, named=True
    )
    found = sorted(tuple(dict(way.uses)["spend"].get(icon, 0) for icon in ICONS) for way in ways)
    handfuls = product(*(range(min(have, need) + 1) for have, need in zip(held, price, strict=True)))
    assert found == sorted(paid for paid in handfuls if sum(price) - sum(paid) <= scarabs)
    for way in ways:
        spent = dict(way.uses)["spend"]
        assert sum(spent.values()) == sum(price)
        assert way.key == "+".join(piece for piece, number in spent.items() for _ in range(number))
    assert len({way.key for way in ways}) == len(ways)


def test_the_only_way_needs_no_name() -> None:
    (way,) = payments(Player(tokens=dict.fromkeys(ICONS, 1)), {"cat": 1})
    assert way.key == ""
