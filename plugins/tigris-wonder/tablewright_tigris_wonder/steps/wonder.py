"""The erecting of the wonder at the end of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris_wonder.erecting import open_centres

if TYPE_CHECKING:
    from tablewright import State


class Erecting(Step):
    """Asks the active player, where the tile just placed completes a cross (tigris-wonder/erect/when)."""

    name = "wonder"

    def asks(self, state: State, seat: int) -> bool:
        return open_centres(state) > 0
