"""The word ``chamber_of_any``: a chamber with exactly so many icons, of any types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright_base import WantedWord, mural, mural_of

if TYPE_CHECKING:
    from tablewright import Ruleset, State


class ChamberOfAny(WantedWord):
    """``{"chamber_of_any": {"icons": 8}}`` (cartouche/card/great-hall)."""

    name = "chamber_of_any"
    schema = "v1/words/chamber_of_any.schema.json"

    def __init__(self, args: Any, rules: Ruleset) -> None:
        super().__init__(args, rules)
        self.icons: int = args["icons"]
        self.wanted: mural.ChambersWanted = mural.ChambersWanted.any_icons(self.icons)

    def progress(self, state: State, seat: int) -> float:
        return mural.chambers_progress(self.wanted, mural_of(state, seat))

    def why_not(self, state: State, seat: int) -> str:
        wall = mural_of(state, seat)
        if self.wanted.met(wall):
            return ""
        sizes = sorted({mural.total(packed) for _, packed in wall.chambers}, reverse=True)
        there = (
            f"your chambers hold {', '.join(map(str, sizes))}" if sizes else "you have no chamber with icons"
        )
        return f"it takes {self.describe()}; {there}"

    def describe(self) -> str:
        return f"a chamber with exactly {self.icons} {'icon' if self.icons == 1 else 'icons'}"
