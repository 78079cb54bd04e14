"""Domains: the values that a field of an action may take at one moment.

A domain is a tuple, a list or a range of plain values, or one of the classes here where writing the values
out would be wasteful. Every domain is iterable, tells membership, and gives a value at random.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from tablewright.boards import Grid


class Chance(Protocol):
    """The one thing asked of a source of randomness; `random.Random` and the match's stream both do it."""

    def random(self) -> float: ...


class Cells:
    """The set bits of a mask: cells of a grid, as their indices, lowest first."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def __iter__(self) -> Iterator[int]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield low.bit_length() - 1
            mask ^= low

    def __contains__(self, value: object) -> bool:
        return type(value) is int and value >= 0 and self.mask >> value & 1 == 1

    def __len__(self) -> int:
        return self.mask.bit_count()

    def pick(self, rng: Chance) -> int:
        """A cell, each equally likely."""
        mask = self.mask
        length = mask.bit_length()
        count = mask.bit_count()
        if count * 6 >= length:
            # Throwing darts until one hits is uniform, and where a sixth or more is set it beats walking.
            random = rng.random
            while True:
                cell = int(random() * length)
                if mask >> cell & 1:
                    return cell
        for _ in range(int(rng.random() * count)):
            mask &= mask - 1
        return (mask & -mask).bit_length() - 1


_FAR = 8
"""From here on, `Grid.pick` is faster than walking from one bit to the next."""


class Squares:
    """The set bits of a mask as the names of the squares ("c4"), in reading order. Needs no list of names."""

    __slots__ = ("grid", "mask")

    def __init__(self, grid: Grid, mask: int) -> None:
        self.grid, self.mask = grid, mask

    def __iter__(self) -> Iterator[str]:
        return iter(self.grid.names(self.mask))

    def __contains__(self, value: object) -> bool:
        index = self.grid.find(value)
        return index >= 0 and self.mask >> index & 1 == 1

    def __len__(self) -> int:
        return self.mask.bit_count()

    def pick(self, rng: Chance) -> str:
        """The name of a square, each equally likely."""
        mask, grid = self.mask, self.grid
        number = int(rng.random() * mask.bit_count())
        if number > _FAR:
            return grid.name(grid.pick(mask, number))
        while number:
            mask &= mask - 1
            number -= 1
        return grid.name((mask & -mask).bit_length() - 1)


class Free:
    """Values that cannot be listed (a spoken phrase): checked by a function, sampled from examples."""

    __slots__ = ("accepts", "examples")

    def __init__(self, accepts: Any, examples: Sequence[str | int]) -> None:
        self.accepts, self.examples = accepts, examples

    def __iter__(self) -> Iterator[str | int]:
        return iter(self.examples)

    def __contains__(self, value: object) -> bool:
        return bool(self.accepts(value))

    def __len__(self) -> int:
        return len(self.examples)

    def pick(self, rng: Chance) -> str | int:
        """One of the examples."""
        return self.examples[int(rng.random() * len(self.examples))]


Domain = Sequence[Any] | Cells | Squares | Free
"""What `Move.domain` returns."""


def pick(domain: Domain, rng: Chance) -> Any:
    """A value of a domain that is not empty, each equally likely."""
    if type(domain) in _PICKING:
        return domain.pick(rng)  # type: ignore[union-attr]
    return domain[int(rng.random() * len(domain))]  # type: ignore[index]


_PICKING = {Cells, Squares, Free}
