"""How many tiles a seat may commit to the conflict at hand (tigris/conflict/commit)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .conflicts import fights_with
from .hands import held
from .slice import Tigris

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablewright import Refusal, State

    from .tables import Tables


def numbers(tables: Tables, state: State, seat: int) -> Sequence[int]:
    """The numbers of tiles that `seat` may commit, 0 the first."""
    tigris = Tigris.of(state)
    possible = range(held(tigris, seat, fights_with(tigris.conflict)) + 1)
    if not tables.may_commit:
        return possible
    return [number for number in possible if forbidden(tables, state, seat, number) is None]


def forbidden(tables: Tables, state: State, seat: int, number: int) -> Refusal | None:
    """Why another plugin forbids `seat` to commit so many of the tiles that it holds."""
    for hook in tables.may_commit:
        refusal: Refusal | None = hook(tables.rules, state, seat, number)
        if refusal is not None:
            return refusal
    return None
