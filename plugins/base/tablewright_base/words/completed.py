"""The word ``completed``: stories completed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Word
from tablewright_base.slice import base_of

from .phrases import several

if TYPE_CHECKING:
    from tablewright import Ruleset, State


class Completed(Word):
    """``{"completed": {"type": "river", "count": 3}}``: so many completed stories in that slot.

    With ``"same": true`` instead of a type in any one slot, with neither in all slots together.
    """

    name = "completed"
    schema = "v1/words/completed.schema.json"

    def __init__(self, args: Any, rules: Ruleset) -> None:
        super().__init__(args, rules)
        self.count: int = args["count"]
        self.stories_needed = self.count
        self.type: str = args.get("type", "")
        self.same: bool = args.get("same", False)

    def number(self, state: State, seat: int) -> int:
        """How many stories count so far."""
        completed = base_of(state).players[seat].completed
        if self.type:
            return list(completed.values()).count(self.type)
        if self.same:
            slots = list(completed.values())
            return max(map(slots.count, set(slots)), default=0)
        return len(completed)

    def met(self, state: State, seat: int) -> bool:
        # Asked at every decision for every achievement: most of the time there are too few stories of any type.
        if len(base_of(state).players[seat].completed) < self.count:
            return False
        return self.number(state, seat) >= self.count

    def progress(self, state: State, seat: int) -> float:
        return min(1.0, self.number(state, seat) / self.count)

    def why_not(self, state: State, seat: int) -> str:
        number = self.number(state, seat)
        return "" if number >= self.count else f"it takes {self.describe()}; you have {number}"

    def describe(self) -> str:
        if self.type:
            return several(self.count, f"completed {self.type} story", f"completed {self.type} stories")
        told = several(self.count, "completed story", "completed stories")
        return told + (" of one type" if self.same else "")
