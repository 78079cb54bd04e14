"""Moves that say how many of each of several kinds: tiles given up, resources paid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any

from .moves import Action, Move

if TYPE_CHECKING:
    from tablewright.state.state import State

    from .refusals import Refusal

_FEW = 8
"""So many pieces give lists that are short enough to be kept."""


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

    def fault(self, state: State, seat: int, action: Action, position: int) -> Refusal:
        """More of a kind than there are is a plainer fault than that too few are named before it."""
        for place, limit in enumerate(self.limits(state, seat)[position - 1 :], start=position):
            if type(action[place]) is int and action[place] > limit:
                return self.refusal(state, seat, action[1:place], action[place])
        return super().fault(state, seat, action, position)

    def rest(self, state: State, seat: int, begun: Action) -> tuple[Iterable[Action]]:
        limits = self.limits(state, seat)[len(begun) - 1 :]
        least, most = self.bounds(state, seat)
        if sum(limits) > _FEW:
            return (_completed(begun, limits, least, most),)
        return (_remembered(begun, limits, least, most),)


def _completed(begun: Action, limits: tuple[int, ...], least: int, most: int | None) -> Iterator[Action]:
    """All whole actions that begin so."""
    named = sum(begun[1:])
    for numbers in product(*[range(limit + 1) for limit in limits]):
        if least <= named + sum(numbers) and (most is None or named + sum(numbers) <= most):
            yield begun + numbers


@lru_cache(maxsize=256)
def _remembered(begun: Action, limits: tuple[int, ...], least: int, most: int | None) -> tuple[Action, ...]:
    """The same, once for all: the same few pieces are held again and again."""
    return tuple(_completed(begun, limits, least, most))
