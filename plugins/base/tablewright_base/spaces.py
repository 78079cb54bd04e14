"""The spaces below the achievements: which one an ankh goes to, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import unusable

from .slice import base_of

if TYPE_CHECKING:
    from tablewright import State

    from .tables import Tables

NO_SPACE = -1


def open_spaces(state: State) -> None:
    """Before a phase: find for each achievement the space of those who complete it in this phase.

    It lies behind the spaces taken in earlier rounds, so that those who complete it in the same round share
    it, whoever acts first (cartouche/achievement/same-round).
    """
    base = base_of(state)
    spaces = [0] * len(base.achievements)
    for player in base.players:
        for achievement, (space, _) in player.achievements.items():
            number = base.achievements.index(achievement)
            spaces[number] = max(spaces[number], space + 1)
    base.next_space = tuple(spaces)


def space_for(state: State, seat: int, achievement: str, tables: Tables) -> int:
    """The space, from 0, to which an ankh of `seat` goes now; NO_SPACE where a plugin says there is none."""
    base = base_of(state)
    number = base.achievements.index(achievement)
    last = len(tables.spaces[number]) - 1
    space = last if base.final else min(base.next_space[number], last)
    for hook in tables.achievement_space:
        space = hook(tables.rules, state, seat, achievement, space)
        if not NO_SPACE <= space <= last:
            raise unusable(hook, f"a space, from 0 to {last}, or {NO_SPACE} for none", space)
        if space == NO_SPACE:
            break
    return space
