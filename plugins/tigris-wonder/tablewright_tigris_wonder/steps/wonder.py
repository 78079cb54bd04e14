"""The erecting of the wonder at the end of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris_wonder.erecting import open_centres, second_centres

if TYPE_CHECKING:
    from tablewright import Play, State


class Erecting(Step):
    """Asks the active player, where the tile just placed completes a cross (tigris-wonder/erect/when)."""

    name = "wonder"

    def entered(self, play: Play) -> None:
        """Who has completed a second cross is told why nothing can be erected on it."""
        for centre in second_centres(play.state):
            play.emit(
                "no-second-wonder",
                rule="tigris-wonder/erect/once",
                seat=play.state.flow.first,
                square=centre,
            )

    def asks(self, state: State, seat: int) -> bool:
        return open_centres(state) > 0
