"""The active player's next action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris.slice import tigris_of

if TYPE_CHECKING:
    from tablewright import State


class Act(Step):
    """Asks the active player for an action, unless the turn has been ended early (tigris/turn/two-actions)."""

    name = "act"

    def asks(self, state: State, seat: int) -> bool:
        return not tigris_of(state).over
