"""What to show of the table, and how what happens is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright_tigris.slice import tigris_of

from .board import board_scene
from .kingdoms import kingdom_scenes
from .side import side_scenes
from .story import in_words

if TYPE_CHECKING:
    from tablewright import State
    from tablewright.scenes import Scene
    from tablewright_tigris.tables import Tables

__all__ = ["in_words", "scenes_of"]


def scenes_of(state: State, seat: int, tables: Tables) -> Iterator[Scene]:
    """The scenes for `seat`; -1 is an onlooker."""
    tigris = tigris_of(state)
    yield board_scene(state, tigris, tables)
    yield from kingdom_scenes(tigris)
    # When the match is over, all lower their screens.
    over = state.flow.result is not None
    for number in range(len(tigris.players)):
        yield from side_scenes(tigris, number, over or seat == number)
