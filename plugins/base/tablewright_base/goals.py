"""What a player may strive for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright import Goal

from .forbidding import forbidden
from .slice import base_of
from .spaces import NO_SPACE, space_for

if TYPE_CHECKING:
    from tablewright import State

    from .tables import Tables

BONUS = 2.0
"""What the bonus of an ankh is worth in points, about: two scarabs."""


def goals(state: State, seat: int, tables: Tables) -> Iterator[Goal]:
    """The active stories, and the achievements on the board while there are ankhs."""
    base = base_of(state)
    player = base.players[seat]
    for name in player.active:
        story = tables.stories[name]
        yield Goal(story.requirement, story.points, story.title, name)
    if not player.ankhs:
        return
    for number, name in enumerate(base.achievements):
        if name not in player.achievements and forbidden(state, seat, name, tables) is None:
            space = space_for(state, seat, name, tables)
            if space != NO_SPACE:
                achievement = tables.achievements[name]
                points = tables.spaces[number][space] + BONUS
                yield Goal(achievement.requirement, points, achievement.title, name)
