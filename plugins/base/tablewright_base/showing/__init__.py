"""What to show of a match of Cartouche: the middle of the table, then each player's side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright_base.slice import base_of

from .middle import middle
from .side import side

if TYPE_CHECKING:
    from tablewright import State
    from tablewright.scenes import Scene
    from tablewright_base.tables import Tables

__all__ = ["scenes_of"]


def scenes_of(state: State, viewer: int, tables: Tables) -> Iterator[Scene]:
    """The scenes for `viewer`, -1 for an onlooker. Ids are those of the pieces and cards, or end with the seat."""
    yield from middle(state, viewer, tables)
    for seat in range(len(base_of(state).players)):
        yield from side(state, viewer, seat, tables)
