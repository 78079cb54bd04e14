"""How many tiles a seat may commit to the conflict at hand (tigris/conflict/commit)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .conflicts import fights_with
from .hands import held
from .slice import tigris_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablewright import Refusal, State

    from .tables import Tables


def numbers(tables: Tables, state: State, seat: int) -> Sequence[int]:
    """The numbers of tiles that `seat` may commit, 0 the first."""
    tigris = tigris_of(state)
    possible = range(held(tigris, seat, fights_with(tigris.conflict)) + 1)
    if not tables.may_commit:
        return possible
    return [number for number in possible if forbidden(tables, state, seat, number) is None]


def asked(tables: Tables, state: State, seat: int) -> bool:
    """Whether `seat` is asked: where others, who see only how many tiles it holds, cannot know that it commits none.

    Asked only where it holds some of the colour, it would tell them whether it does (tigris/hidden/screens).
    """
    held_at_most = len(tigris_of(state).players[seat].hand)
    return any(forbidden(tables, state, seat, number) is None for number in range(1, held_at_most + 1))


def why_none(tables: Tables, state: State, seat: int) -> str:
    """The rule by which `seat` commits nothing without being asked."""
    for number in range(1, len(tigris_of(state).players[seat].hand) + 1):
        refusal = forbidden(tables, state, seat, number)
        if refusal is not None:
            return refusal.rule
    return "tigris/ruling/asked"


def forbidden(tables: Tables, state: State, seat: int, number: int) -> Refusal | None:
    """Why another plugin forbids `seat` to commit so many tiles, were it to hold them."""
    for hook in tables.may_commit:
        refusal: Refusal | None = hook(tables.rules, state, seat, number)
        if refusal is not None:
            return refusal
    return None
