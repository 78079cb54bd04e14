"""The word ``chambers_alike``: chambers whose icons are all of one type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright_base import WantedWord, mural, mural_of

if TYPE_CHECKING:
    from tablewright import Ruleset, State


class ChambersAlike(WantedWord):
    """``{"chambers_alike": {"chambers": 4, "icons": 1}}``: so many chambers with so many icons each.

    All icons of all these chambers are of one type, whichever (cartouche/card/four-cells, twins).
    """

    name = "chambers_alike"
    schema = "v1/words/chambers_alike.schema.json"

    def __init__(self, args: Any, rules: Ruleset) -> None:
        super().__init__(args, rules)
        self.chambers: int = args["chambers"]
        self.icons: int = args["icons"]
        self.wanted: mural.ChambersWanted = mural.ChambersWanted.same(self.icons, self.chambers)

    def progress(self, state: State, seat: int) -> float:
        return mural.chambers_progress(self.wanted, mural_of(state, seat))

    def why_not(self, state: State, seat: int) -> str:
        wall = mural_of(state, seat)
        if self.wanted.met(wall):
            return ""
        groups = wall.chamber_groups
        there = {name: len(groups.get(mural.tally({name: self.icons}), ())) for name in mural.ICONS}
        best = max(there, key=lambda name: there[name])
        number = there[best]
        told = (
            f"{number} {'is' if number == 1 else 'are'} enclosed, for {best}"
            if number
            else "none is enclosed"
        )
        return f"it takes {self.describe()}; {told}"

    def describe(self) -> str:
        chambers = "a chamber" if self.chambers == 1 else f"{self.chambers} chambers"
        icons = "icon" if self.icons == 1 else "icons"
        return f"{chambers} with exactly {self.icons} {icons} of one type"
