"""What the wonder gives at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris_wonder.income import has_king_there

if TYPE_CHECKING:
    from tablewright import State


class WonderIncome(Step):
    """Asks the active player for a colour, where a king of theirs is in the kingdom of the wonder."""

    name = "wonder-income"

    def asks(self, state: State, seat: int) -> bool:
        return has_king_there(state, seat)
