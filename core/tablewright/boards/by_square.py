"""Something for each square of a grid, of which masks pick some out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Generic, TypeVar

T = TypeVar("T")

_FLAGS = bytes.maketrans(b"01", b"\0\1")
_FEW = 8
"""More squares than these are not changed one by one: to begin anew is as fast then."""


class BySquare(Generic[T]):
    """One value for each square, and lists of those in a mask.

    Lists of actions ask at every decision, for hundreds of them, and from one decision to the next a mask changes
    in a square or two. So the last list is kept, and a new one is made out of it.
    """

    __slots__ = ("_last", "_values")

    def __init__(self, values: Sequence[T]) -> None:
        """`values` stand at the indices of their squares; those of guards are there too, and never given."""
        self._values = values
        # One object, so that whoever reads it has a mask and its list, whatever other threads do.
        self._last: tuple[int, list[T]] = (0, [])

    def of(self, mask: int) -> Sequence[T]:
        """The values of the squares in a mask, in reading order. Not to be changed: others are given the same."""
        last, found = self._last
        if last != mask:
            changed = last ^ mask
            if changed.bit_count() <= _FEW:
                found = self._changed(found, last, changed)
            else:
                found = list(compress(self._values, f"{mask:b}"[::-1].encode().translate(_FLAGS)))
            self._last = mask, found
        return found

    def _changed(self, found: list[T], mask: int, changed: int) -> list[T]:
        """Another list, without what is in the mask and changes, and with what changes and is not."""
        found = found.copy()
        while changed:
            bit = changed & -changed
            place = (mask & bit - 1).bit_count()
            if mask & bit:
                del found[place]
            else:
                found.insert(place, self._values[bit.bit_length() - 1])
            mask ^= bit
            changed ^= bit
        return found
