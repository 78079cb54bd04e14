"""The word ``achievements_completed``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Word
from tablewright_base.slice import base_of

from .phrases import several

if TYPE_CHECKING:
    from tablewright import State


class AchievementsCompleted(Word):
    """``{"achievements_completed": {"count": 6}}``: so many, printed ones and cards together."""

    name = "achievements_completed"
    schema = "v1/words/achievements_completed.schema.json"

    def met(self, state: State, seat: int) -> bool:
        return len(base_of(state).players[seat].achievements) >= int(self.args["count"])

    def progress(self, state: State, seat: int) -> float:
        return min(1.0, len(base_of(state).players[seat].achievements) / int(self.args["count"]))

    def why_not(self, state: State, seat: int) -> str:
        if self.met(state, seat):
            return ""
        return f"it takes {self.describe()}; you have {len(base_of(state).players[seat].achievements)}"

    def describe(self) -> str:
        return several(self.args["count"], "completed achievement")
