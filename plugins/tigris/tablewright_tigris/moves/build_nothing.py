"""Leaving a monument unbuilt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .tigris_move import TigrisMove

if TYPE_CHECKING:
    from tablewright import Play


class BuildNothing(TigrisMove):
    """Build no monument; the tiles stay face up (tigris/monument/not-later)."""

    name = "build_nothing"
    title = "Build nothing"
    steps = ("monument",)
    rule = when = "tigris/monument/not-later"
    ends = True

    def apply(self, play: Play, seat: int, *values: Any) -> None:
        play.emit("nothing-built", rule=self.rule)
