"""What a seat may do with one kind of action, derived from the declaration of the move and remembered.

As long as the state stands still, a move's answers stand too: what was worked out for a list, a random action or
a check is not worked out again.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from typing import TYPE_CHECKING, Any

from .domains import Chance, Domain
from .moves import Action, Move
from .refusals import Refusal

if TYPE_CHECKING:
    from tablewright.state.state import State


class Possibilities:
    """The possible actions of `seat` in `state`, move by move. Good until the state changes."""

    __slots__ = ("_known", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        # Why a move is blocked by its name, and domains by what an action begins with.
        self._known: dict[Any, Any] = {}

    def blocked(self, move: Move) -> Refusal | None:
        """Why nothing at all is possible with `move`, or None."""
        if not move.guarded:
            return None
        known, name = self._known, move.name
        if name not in known:
            known[name] = move.blocked(self.state, self.seat)
        return known[name]  # type: ignore[no-any-return]

    def domain(self, move: Move, begun: Action) -> Domain:
        """The possible values of the next field of an action that begins with `begun`, its name included."""
        domain: Domain | None = self._known.get(begun)
        if domain is None:
            domain = self._known[begun] = move.domain(self.state, self.seat, begun[1:])
        return domain

    def completions(self, move: Move, begun: Action) -> Iterator[Action]:
        """Every complete action that begins with `begun`; the move is not asked whether it is blocked."""
        missing = len(move.fields) + 1 - len(begun)
        if missing == 0:
            return iter((begun,))
        if move.at_once:
            return chain.from_iterable(move.rest(self.state, self.seat, begun))
        domain = self.domain(move, begun)
        if missing == 1:
            # There may be a thousand of them at every decision: put together without a step of Python for each.
            return zip(*map(repeat, begun), domain)  # noqa: B905 - to say so costs as much as all the rest
        return chain.from_iterable(self._below(move, begun, domain))

    def some(self, move: Move, begun: Action) -> Action | None:
        """The first complete action that begins with `begun`, or None; the move is not asked whether it is blocked."""
        # Most often each first value leads on to another one, and nothing has to be listed.
        action = begun
        while len(action) <= len(move.fields):
            for value in self.domain(move, action):
                action = (*action, value)
                break
            else:
                return next(self.completions(move, begun), None)
        return action

    def _below(self, move: Move, begun: Action, domain: Domain) -> Iterator[Iterator[Action]]:
        for value in domain:
            yield self.completions(move, (*begun, value))

    def draw_beside(self, move: Move, dead: Action, rng: Chance) -> Action | None:
        """A random action where `dead` cannot be completed: with another last value, else another one before it.

        The other values are tried in random order, so that what can be completed is always found.
        """
        while len(dead) > 1:
            begun, tried = dead[:-1], dead[-1]
            rest = [other for other in self.domain(move, begun) if other != tried]
            while rest:
                place = int(rng.random() * len(rest))
                found = self._draw_below(move, (*begun, rest.pop(place)), rng)
                if found is not None:
                    return found
            dead = begun
        return None

    def _draw_below(self, move: Move, begun: Action, rng: Chance) -> Action | None:
        """A random complete action that begins with `begun`."""
        if len(begun) > len(move.fields):
            return begun
        rest = list(self.domain(move, begun))
        while rest:
            place = int(rng.random() * len(rest))
            found = self._draw_below(move, (*begun, rest.pop(place)), rng)
            if found is not None:
                return found
        return None
