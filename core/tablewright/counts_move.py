"""Moves that say how many of each of several kinds: tiles given up, resources paid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import TYPE_CHECKING, Any

from .moves import Action, Move

if TYPE_CHECKING:
    from .state import State


class CountsMove(Move):
    """A kind of action whose fields are numbers, one of each kind of piece. Equal pieces are not told apart.

    Name the fields, each ``Field(name, int, default=0)``, and say how many there are of each kind and how many may
    be named in all; domains follow from it, and nothing is listed twice.
    """

    def limits(self, state: State, seat: int) -> tuple[int, ...]:
        """How many of each kind there are at most, one number for each field."""
        raise TypeError(f"the move {self.name!r} has no limits()")

    def bounds(self, state: State, seat: int) -> tuple[int, int | None]:
        """How many there are at least and at most in all; None for as many as there are."""
        return 0, None

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> range:
        limits = self.limits(state, seat)
        least, most = self.bounds(state, seat)
        place, named = len(chosen), sum(chosen)
        # Those that come after it may make up for what is lacking, as far as there are any.
        low = max(0, least - named - sum(limits[place + 1 :]))
        high = limits[place] if most is None else min(limits[place], most - named)
        return range(low, high + 1)

    def rest(self, state: State, seat: int, begun: Action) -> Iterator[Action]:
        named = sum(begun[1:])
        limits = self.limits(state, seat)[len(begun) - 1 :]
        left: Iterator[tuple[int, ...]] = product(*[range(limit + 1) for limit in limits])
        least, most = self.bounds(state, seat)
        least -= named
        if most is None and least <= 1:
            # The first one names nothing at all.
            left = islice(left, max(least, 0), None)
        else:
            most = sum(limits) if most is None else most - named
            left = iter([numbers for numbers in left if least <= sum(numbers) <= most])
        return map(begun.__add__, left)
