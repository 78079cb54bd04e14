"""Something for each square of a grid, of which masks pick some out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import TypeVar

T = TypeVar("T")

_FLAGS = bytes.maketrans(b"01", b"\0\1")
_FEW = 8
"""More squares than these are not changed one by one: to begin anew is as fast then."""


class BySquare(dict[int, list[T]]):
    """One value for each square; ``values[mask]`` lists those of the squares in a mask, in reading order.

    Lists of actions ask at every decision, for hundreds of them, and from one decision to the next a mask changes
    in a square or two. So the last list is kept, and a new one is made out of it. A list is not to be changed:
    others are given the same.
    """

    __slots__ = ("_last", "_values")

    def __init__(self, values: Sequence[T]) -> None:
        """`values` stand at the indices of their squares; those of guards are there too, and never given."""
        self._values = values
        # One object, so that whoever reads it has a mask and its list, whatever other threads do.
        self._last: tuple[int, list[T]] = (0, [])

    def __missing__(self, mask: int) -> list[T]:
        last, found = self._last
        changed = last ^ mask
        if changed.bit_count() > _FEW:
            found = list(compress(self._values, f"{mask:b}"[::-1].encode().translate(_FLAGS)))
        else:
            found, values = found.copy(), self._values
            while changed:
                index = changed.bit_length() - 1
                changed ^= 1 << index
                # Behind this square the list is as it will be.
                behind = mask >> index
                if behind & 1:
                    found.insert(len(found) + 1 - behind.bit_count(), values[index])
                else:
                    del found[~behind.bit_count()]
        self.clear()
        self[mask] = found
        self._last = mask, found
        return found
