"""Leaving the wonder unerected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Move

if TYPE_CHECKING:
    from tablewright import Play


class LeaveWonder(Move):
    """Do not erect the wonder; the tiles stay (tigris-wonder/erect/not-later)."""

    name = "leave_wonder"
    title = "Do not erect the wonder"
    steps = ("wonder",)
    rule = when = "tigris-wonder/erect/not-later"
    ends = True

    def apply(self, play: Play, seat: int, *values: Any) -> None:
        play.emit("wonder-left", rule=self.rule)
