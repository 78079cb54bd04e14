"""What completing a story and completing an achievement have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablewright import Refusal

from .slice import Base
from .walls import wall_of

if TYPE_CHECKING:
    from tablewright import State

    from .cards import Wanted


def met_among(
    wanted: Sequence[Wanted], state: State, seat: int, forbidden: Callable[[State, int, str], Refusal | None]
) -> list[str]:
    """The ids of those that `seat` meets and may complete. Asked at every decision, so it is kept short."""
    player = Base.of(state).players[seat]
    wall = player.wall or wall_of(player)
    completed = len(player.completed)
    tokens = sum(player.tokens.values()) + player.scarabs
    found = []
    for one in wanted:
        holds = one.holds
        if holds is not None:
            met = holds(wall)
        else:
            met = one.tokens_needed <= tokens and one.stories_needed <= completed and one.met(state, seat)
        if met and forbidden(state, seat, one.id) is None:
            found.append(one.id)
    return found


def wrong_way(value: str, keys: list[str], rule: str, item: str) -> Refusal:
    """Why `value` is not one of the ways."""
    if keys == [""]:
        return Refusal(rule, f"It makes no difference with what it is completed; leave out '{value}'.", item)
    return Refusal(rule, f"It cannot be completed with '{value}', but with: {', '.join(keys)}.", item)
