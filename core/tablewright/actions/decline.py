"""A move that says no to what is offered: build nothing, leave it where it is, pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .moves import Move

if TYPE_CHECKING:
    from tablewright.play.play import Play


class Decline(Move):
    """Says no to what a step offers, which is over with it. Nothing changes; an event tells that it was so.

    Name the move, its steps and its rule as for any other, and the event.
    """

    ends = True
    event: ClassVar[str] = ""
    """The kind of the event that tells it."""

    def apply(self, play: Play, seat: int, *values: Any) -> None:
        play.emit(self.event, rule=self.rule)
