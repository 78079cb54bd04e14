"""The draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_base.slice import base_of

if TYPE_CHECKING:
    from tablewright import State


class Draft(Step):
    """Players draft in turn; where nothing is left to draft, the turn is passed over (a house rule's doing)."""

    name = "draft"

    def asks(self, state: State, seat: int) -> bool:
        base = base_of(state)
        return bool(base.tile_row or base.story_row)
