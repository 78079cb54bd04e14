"""The random stream: dealing is shuffling as far as one needs it."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, strategies as some

from tablewright import RandomStream


@given(some.integers(0, 2**53 - 1), some.lists(some.integers(), unique=True), some.integers(0, 12))
def test_what_is_dealt_and_what_is_left_are_all(seed: int, items: list[int], number: int) -> None:
    dealt, left = RandomStream(seed=seed).deal(items, number)
    assert len(dealt) == min(number, len(items))
    assert sorted([*dealt, *left]) == sorted(items)


def test_dealing_goes_on_where_the_stream_stands() -> None:
    stream = RandomStream(seed=7)
    again = RandomStream(seed=7)
    assert [stream.deal(range(9), 9), stream.below(1000)] == [again.deal(range(9), 9), again.below(1000)]
    assert stream.deal(range(9), 9) != stream.deal(range(9), 9)


def test_every_order_is_equally_likely() -> None:
    stream = RandomStream(seed=1)
    seen = Counter(stream.deal("abcdef", 6)[0] for _ in range(72_000))
    assert len(seen) == 720
    assert all(60 < number < 145 for number in seen.values())
