"""Leaving a building where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Move

if TYPE_CHECKING:
    from tablewright import Play


class LeaveBuilding(Move):
    """Place no building; a monument may be built all the same (tigris-buildings/place/not-later)."""

    name = "leave_building"
    title = "Leave the building where it is"
    steps = ("building",)
    rule = when = "tigris-buildings/place/not-later"
    ends = True

    def apply(self, play: Play, seat: int, *values: Any) -> None:
        play.emit("building-left", rule=self.rule)
