"""The random stream of a match: a seed and a position, both part of the state.

The n-th number depends on the seed and n alone (the splitmix64 finaliser over a counter), so a stream is
stored as two small integers, resumes anywhere, and is the same on every machine and Python version.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import shake_128
from struct import unpack
from typing import Any, TypeVar

from tablewright.documents.document import LARGEST_INTEGER

from .slice_fields import hidden
from .slices import Slice

_MASK = (1 << 64) - 1
LARGEST_SEED = LARGEST_INTEGER
"""Seeds stay below 2^53 so that every language reads them back from JSON unharmed."""


T = TypeVar("T")


class RandomStream(Slice):
    """A source of random numbers whose place is data. Nobody sees it: who knew it would know the deck."""

    seed: int = hidden()
    position: int = hidden(default=0)

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, each equally likely (the bias is under 2^-50)."""
        self.position = position = self.position + 1
        z = (self.seed * 0xD1342543DE82EF95 + position * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * limit) >> 64

    def random(self) -> float:
        """A number from 0 up to but not including 1, so that a stream can serve where a generator is asked."""
        return self.below(1 << 53) / (1 << 53)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put `items` in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def deal(self, items: Sequence[T], number: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
        """So many of `items`, or all there are, at random and in random order, and those that are left.

        All orders are equally likely: the items are put in the order of numbers drawn for them, 64 bits each out
        of SHAKE-128 over the stream's seed and position. Set-ups deal hundreds of cards and tiles, and this is
        ten times as fast as drawing one after the other.
        """
        size = len(items)
        self.position += 1
        drawn = shake_128(b"%d/%d" % (self.seed, self.position)).digest(8 * size)
        keys = unpack(f"<{size}Q", drawn)
        order = tuple(map(items.__getitem__, sorted(range(size), key=keys.__getitem__)))
        return order[:number], order[number:]
