"""What to show of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright_tigris.slice import Tigris

from .board import board_scene
from .side import side_scenes

if TYPE_CHECKING:
    from tablewright import State
    from tablewright.scenes import Scene
    from tablewright_tigris.tables import Tables


def scenes_of(state: State, seat: int, tables: Tables) -> Iterator[Scene]:
    """The scenes for `seat`; -1 is an onlooker."""
    tigris = Tigris.of(state)
    yield board_scene(tigris)
    for number in range(len(tigris.players)):
        yield from side_scenes(tigris, number, seat == number, tables)
