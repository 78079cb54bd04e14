"""What completing a story and completing an achievement have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from tablewright import Refusal

from .reserve import release
from .slice import base_of
from .walls import wall_of
from .ways import SCARAB

if TYPE_CHECKING:
    from tablewright import State

    from .cards import Test, Wanted


def met_among(
    names: Iterable[str],
    tests: Mapping[str, Test],
    state: State,
    seat: int,
    forbidden: Callable[[State, int, str], Refusal | None],
) -> list[str]:
    """Those of the cards named that `seat` meets and may complete. Asked at every decision, so it is kept short."""
    player = base_of(state).players[seat]
    wall = player.wall or wall_of(player)
    completed = len(player.completed)
    tokens = sum(player.tokens.values()) + player.scarabs
    found = []
    for name in names:
        holds, tokens_needed, stories_needed, met = tests[name]
        if holds is not None:
            if not holds(wall):
                continue
        elif tokens_needed > tokens or stories_needed > completed or not met(state, seat):
            continue
        if forbidden(state, seat, name) is None:
            found.append(name)
    return found


def not_met(wanted: Wanted, state: State, seat: int) -> Refusal:
    """Why `seat` does not meet something that it asks for."""
    lacking = wanted.requirement.why_not(state, seat) or "it cannot be met as a whole"
    scarabs = base_of(state).players[seat].frozen.get(SCARAB, 0)
    if scarabs:
        # It may be only these that are lacking; then this is the reason, and another rule than the card's.
        later = state.clone()
        release(base_of(later).players[seat])
        if wanted.met(later, seat):
            bonus = "the scarab" if scarabs == 1 else f"the {scarabs} scarabs"
            text = f"'{wanted.title}': {lacking}; {bonus} of a bonus can be spent from the next round on."
            return Refusal("cartouche/ankh/frozen-scarabs", text, wanted.id)
    return Refusal(wanted.rule, f"'{wanted.title}': {lacking}.", wanted.id)


def wrong_way(value: str, keys: list[str], rule: str, item: str) -> Refusal:
    """Why `value` is not one of the ways."""
    ways = ", ".join(keys)
    if not value:
        return Refusal(rule, f"There are several ways to complete it; say with what: {ways}.", item)
    if keys == [""]:
        return Refusal(rule, f"It makes no difference with what it is completed; leave out '{value}'.", item)
    return Refusal(rule, f"It cannot be completed with '{value}', but with: {ways}.", item)
