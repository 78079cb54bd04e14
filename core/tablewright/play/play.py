"""Play: what a move, a step or a hook is given to change the state with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright.outline.outline import BLOCK, NOBODY, ONE
from tablewright.state.frames import Frame
from tablewright.state.state import State
from tablewright.state.stream import RandomStream

from .events import Told

if TYPE_CHECKING:
    from tablewright.rules.choices import Choice
    from tablewright.rules.ruleset import Ruleset


class Play:
    """The hand that moves the pieces: the state, the random stream, events, interruptions, the end."""

    __slots__ = ("choices", "events", "nodes", "plugin", "rules", "seat", "state")

    def __init__(self, rules: Ruleset, state: State) -> None:
        self.rules, self.state = rules, state
        self.nodes = rules.outline.nodes
        self.seat = -1
        """Whose action or step this is; -1 where it is nobody's."""
        self.plugin = ""
        self.events: list[Told] = []
        self.choices: dict[int, Choice] = {}
        """What has been worked out for the decision at hand; the kernel clears it whenever the state changes."""

    @property
    def random(self) -> RandomStream:
        """The match's random stream."""
        return self.state.stream

    @property
    def seats(self) -> range:
        """All seats, from 0."""
        return range(self.state.flow.seats)

    def emit(
        self,
        kind: str,
        *,
        rule: str = "",
        item: str = "",
        seat: int | None = None,
        seen_by: int | None = None,
        **data: Any,
    ) -> None:
        """Tell what happened. `data` holds plain values; with `seen_by` only that seat sees them."""
        # Hundreds of them in a match, few of which anybody looks at: they become an `Event` when they are told.
        self.events.append(
            (kind, self.seat if seat is None else seat, self.plugin, rule, item, seen_by, data)
        )

    def push(self, step: str, seat: int, **data: Any) -> None:
        """Interrupt: `seat` acts in the step `step` next, then what stands below goes on.

        Where all act at once, only this seat is interrupted; the others go on.
        """
        if step not in self.rules.outline.nodes or seat not in self.seats:
            raise ValueError(f"there is no step {step!r} to interrupt seat {seat!r} with")
        frame = Frame(step=step, seat=seat, data=data)
        stack = self.state.flow.stack
        if stack and stack[-1].open >> seat & 1:
            base = stack[-1]
            if not base.branches:
                base.branches = [[] for _ in range(self.state.flow.seats)]
            base.branches[seat].append(frame)
        else:
            stack.append(frame)

    def again(self) -> None:
        """Let the automatic step that runs now run once more, after what it has pushed is over.

        So a step can work off one thing after the other (war after war), each with decisions of its own.
        """
        nodes = self.rules.outline.nodes
        for frame in reversed(self.state.flow.stack):
            who = nodes[frame.step].who
            if who == NOBODY:
                frame.count = 0
                return
            if who == BLOCK:
                # The step has no frame of its own; its block enters it anew.
                frame.count -= 1
                return
            if who != ONE:
                break
        raise ValueError("no automatic step runs now")

    def frame(self) -> Frame:
        """The frame that the acting seat stands in."""
        frame = self.state.flow.top(self.seat)
        return frame if frame is not None else self.state.flow.stack[-1]

    def finish(self, places: list[list[int]] | None = None, ended: str | None = None) -> None:
        """End the match. `places` lists the seats of the first place, the second …; None ranks by score.

        By score, the higher total wins; ties are broken by what the plugins' `tie_break` answers, then shared.
        `ended` is for games that all seats win or lose together: "won", "lost" or "tied". Where there are
        opponents (the hook of that name), the ranking by score says it.
        """
        flow = self.state.flow
        flow.stack.clear()
        flow.result = self.rules.outcome(self.state, places, ended)

    def pass_first(self) -> None:
        """Give the first seat's part to the next seat in order."""
        flow = self.state.flow
        flow.first = (flow.first + 1) % flow.seats
