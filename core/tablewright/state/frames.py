"""Where a match stands: a stack of frames, which is plain data like the rest of the state."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from .slice_fields import hidden, shown
from .slices import Slice


class Frame(Slice):
    """One step on the stack.

    In a block, `turn` counts the repetitions done and `count` the steps entered in this one; it is one more than
    there are steps where the repetition has been left and the next one is not begun. In a step of turns, `turn`
    counts the turns done and `count` the actions used of the present one. In a step where all act at once,
    `open` has a bit for each seat that is not done, and `branches` one stack of interruptions per seat (empty
    while there are none), so that one seat's interruption holds up nobody else. Where they commit in secret,
    `commits` holds what each has committed until all have.
    """

    step: str = shown()
    seat: int = shown(default=-1)
    turn: int = shown(default=0)
    count: int = shown(default=0)
    open: int = shown(default=0)
    branches: list[list[Frame]] = shown(factory=list)
    data: dict[str, Any] = shown(factory=dict)
    commits: dict[str, Any] = hidden(factory=dict)


class Flow(Slice):
    """The kernel's own slice: the stack, the first seat, how many actions were taken, the result."""

    seats: int = shown()
    first: int = shown(default=0)
    round: int = shown(default=0)
    actions: int = shown(default=0)
    stack: list[Frame] = shown(factory=list)
    result: dict[str, Any] | None = shown(default=None)

    def top(self, seat: int) -> Frame | None:
        """The frame that `seat` acts in, or None where it is not asked."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        if frame.open >> seat & 1:
            branch = frame.branches[seat] if frame.branches else None
            return branch[-1] if branch else frame
        return frame if frame.seat == seat else None

    def fits(self, steps: Container[str], seats: int) -> bool:
        """Whether a flow that was read from somewhere is one of a game with these steps and so many seats."""
        frames = [*self.stack, *(one for base in self.stack for branch in base.branches for one in branch)]
        return (
            self.seats == seats
            and 0 <= self.first < seats
            and (self.result is None or {"ranking", "scores"} <= self.result.keys())
            and all(frame.step in steps and -1 <= frame.seat < seats for frame in frames)
            and all(0 <= base.open < 1 << seats and len(base.branches) in (0, seats) for base in frames)
        )

    def asked(self, seat: int) -> Frame:
        """The frame that `seat` acts in. Raises LookupError where it is not asked."""
        frame = self.top(seat)
        if frame is None:
            raise LookupError(f"seat {seat} is not asked to act")
        return frame
