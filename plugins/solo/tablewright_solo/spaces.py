"""The spaces below the achievements: whose ankhs stand where, and where none can go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Refusal
from tablewright_base import NO_SPACE, Base

from .slice import Solo
from .wording import times

if TYPE_CHECKING:
    from tablewright import State

    from .tables import SoloTables


def next_space(state: State, achievement: str, tables: SoloTables) -> int:
    """The next unoccupied space for the opponent's ankh; NO_SPACE where all are occupied."""
    taken = {*Solo.of(state).achievements.get(achievement, ())}
    for player in Base.of(state).players:
        if achievement in player.achievements:
            taken.add(player.achievements[achievement][0])
    return next(
        (space for space in range(_number(state, achievement, tables)) if space not in taken), NO_SPACE
    )


def player_space(state: State, achievement: str, space: int, tables: SoloTables) -> int:
    """The space for the player's ankh, where it would be `space` without the opponent.

    They never share one (solo/spaces/no-sharing): the player's goes to the next one behind, which is worth less.
    In the final placement it would have to be the last space, and there is no other (solo/ruling/last-space).
    """
    taken = Solo.of(state).achievements.get(achievement, ())
    if Base.of(state).final:
        return NO_SPACE if space in taken else space
    number = _number(state, achievement, tables)
    return next((behind for behind in range(space, number) if behind not in taken), NO_SPACE)


def refused(state: State, item: str, tables: SoloTables) -> Refusal | None:
    """Why the player may not complete an achievement because of the opponent."""
    solo = Solo.of(state)
    taken = solo.achievements.get(item, ())
    if not taken:
        return None
    title = tables.base.achievements[item].title
    name = tables.automaton.title
    if item in solo.closed:
        return Refusal(
            "solo/cards/closed",
            f"{name} has completed '{title}' {times(len(taken))}, so you no longer can.",
            item,
        )
    if Base.of(state).final:
        if _number(state, item, tables) - 1 not in taken:
            return None
        return Refusal(
            "solo/ruling/last-space",
            f"In the final placement your ankh would go to the last space below '{title}', where one of your"
            " opponent's stands, and they never share a space.",
            item,
        )
    if player_space(state, item, 0, tables) == NO_SPACE:
        return Refusal("solo/spaces/no-sharing", f"No space below '{title}' is left for your ankh.", item)
    return None


def _number(state: State, achievement: str, tables: SoloTables) -> int:
    """How many spaces an achievement has."""
    return len(tables.base.spaces[Base.of(state).achievements.index(achievement)])
