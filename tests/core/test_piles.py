"""Piles as tuples."""

from __future__ import annotations

import pytest

from tablewright.piles import below_top, top_of, without

PILE = ("a", "b", "a", "c")


def test_one_of_equal_items_is_taken_out_and_the_others_keep_their_order() -> None:
    assert without(PILE, "a") == ("b", "a", "c")
    with pytest.raises(ValueError, match="not in tuple"):
        without(PILE, "d")


@pytest.mark.parametrize(
    ("number", "top"), [(0, ()), (1, ("c",)), (3, ("c", "a", "b")), (9, ("c", "a", "b", "a"))]
)
def test_the_end_is_the_top(number: int, top: tuple[str, ...]) -> None:
    assert top_of(PILE, number) == top
    assert below_top(PILE, number) == PILE[: len(PILE) - len(top)]
