"""Flow: how a match goes from step to step. All it knows stands in the stack of frames, which is data."""

from __future__ import annotations

from tablewright.outline.outline import BLOCK, FARTHEST, NOBODY, ONE, TURNS, Node
from tablewright.problems.problem import Problem
from tablewright.rules.choices import choice_of
from tablewright.rules.failures import PluginFailed
from tablewright.rules.freezing import Frozen
from tablewright.state.frames import Flow, Frame

from .play import Play

ALONE = tuple((seat,) for seat in range(256))
"""One seat alone, by its number: what is returned most is not made anew each time."""


def begin(play: Play) -> tuple[int, ...]:
    """Enter the outline of the game and go on to the first decision. Returns the seats that are asked."""
    root = play.rules.outline.root
    play.state.flow.stack.append(root.frame.clone())
    return settle(play)


def settle(play: Play) -> tuple[int, ...]:
    """Go through the outline until somebody is asked or the match is over. Returns the seats that are asked."""
    flow = play.state.flow
    stack = flow.stack
    nodes = play.nodes
    for _ in range(FARTHEST):
        if not stack:
            break
        frame = stack[-1]
        node = nodes[frame.step]
        who = node.who
        if who == BLOCK:
            asked = _go_through(play, frame, node)
            if asked is not None:
                return asked
        elif who == TURNS:
            if frame.count < node.actions:
                return ALONE[frame.seat]
            if not next_turn(play, node, frame):
                stack.pop()
                left(play, node)
        elif node.together:
            if frame.open:
                return seats_of(frame.open)
            stack.pop()
            left(play, node)
        elif who == ONE:
            return ALONE[frame.seat]
        elif frame.count == 0:
            frame.count = 1
            _run(play, node)
        else:
            stack.pop()
            left(play, node)
    else:
        raise PluginFailed(_leads_nowhere(play, node))
    if flow.result is None:
        play.seat = -1
        play.finish()
    return ()


def _go_through(play: Play, frame: Frame, node: Node) -> tuple[int, ...] | None:
    """Enter the steps of a block one after the other, until one stays on the stack or none is left.

    Where all are over already, the block is repeated or left first.
    Returns the seats that are asked, where the step is one of which that is known without another look.
    """
    state = play.state
    flow = state.flow
    stack, children = flow.stack, node.children
    count = len(children)
    if frame.count >= count and not _repeats(play, frame, node):
        return None
    # At most one repetition at a time: `settle` counts them.
    for _ in range(count - frame.count):
        place = frame.count
        child = children[place]
        frame.count = place + 1
        runs = child.only_runs
        if runs is not None:
            play.seat = -1
            play.plugin = child.owner
            runs(play)
        else:
            asks = child.only_asks
            if asks is None:
                _enter(play, child)
            elif asks(state, flow.first):
                # Nobody hears of it: it is there.
                play.seat = -1
                turn = child.frame.clone()
                turn.seat = first = flow.first
                stack.append(turn)
                return ALONE[first]
            else:
                continue
        if not stack or stack[-1] is not frame:
            return None
    return None


def _repeats(play: Play, frame: Frame, node: Node) -> bool:
    """Whether the block, whose steps are over, begins once more: what hooks push between two repetitions comes first."""
    flow = play.state.flow
    stack, count = flow.stack, len(node.children)
    play.seat = -1
    if frame.count == count:
        # Each repetition is left and entered, as far as hooks see it.
        frame.turn += 1
        frame.count = count + 1
        if frame.turn == node.repeat:
            stack.pop()
        if node.left:
            _hooks(play, node, node.left)
        if not stack or stack[-1] is not frame:
            return False
    frame.count = 0
    _count_round(flow, frame, node)
    if node.entered:
        _hooks(play, node, node.entered)
    return bool(stack) and stack[-1] is frame


def _leads_nowhere(play: Play, node: Node) -> Problem:
    plugin, place = play.rules.outline.place(node.name) or (node.owner, None)
    return Problem(
        "TW-OUTLINE-ENDLESS",
        f"the match goes on and on without asking anybody; last it came to '{node.name}' of '{plugin}'",
        place,
        expected=f"somebody who acts, or the end, within {FARTHEST:,} steps",
        hint="say in the outline how often a block is repeated, or let somebody act in it",
    )


class _Seats(dict[int, tuple[int, ...]]):
    __slots__ = ()

    def __missing__(self, bits: int) -> tuple[int, ...]:
        found = self[bits] = tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
        return found


seats_of = _Seats().__getitem__
"""The seats whose bits are set, lowest first."""


def _enter(play: Play, node: Node) -> None:
    flow = play.state.flow
    who = node.who
    if who == NOBODY and node.on_left is None and not node.left:
        # It runs and is over; nothing would ever look at a frame of it.
        frame = None
    else:
        frame = node.frame.clone()
        flow.stack.append(frame)
        if who == TURNS:
            frame.seat = flow.first
        elif who == BLOCK:
            _count_round(flow, frame, node)
    play.seat = -1
    if node.on_entered is not None:
        play.plugin = node.owner
        node.on_entered(play)
    if node.entered:
        _hooks(play, node, node.entered)
    if frame is None:
        _run(play, node)
        return
    asks = node.asks
    if who == TURNS:
        if asks is not None and not asks(play.state, frame.seat):
            frame.count = node.actions
    elif node.together:
        if asks is None:
            frame.open = (1 << flow.seats) - 1
        else:
            frame.open = sum(1 << seat for seat in range(flow.seats) if asks(play.state, seat))
        if node.auto_done:
            for seat in seats_of(frame.open):
                auto_done(play, node, frame, seat)


def _count_round(flow: Flow, frame: Frame, node: Node) -> None:
    if node.rounds:
        flow.round = frame.turn + 1


def next_turn(play: Play, node: Node, frame: Frame) -> bool:
    """Give the turn to the next seat that the step asks. False where the turns are over or nobody is asked."""
    state = play.state
    seats = state.flow.seats
    asks, last = node.asks, 1 if node.alone else node.turns * seats
    frame.count = 0
    for _ in range(seats):
        frame.turn += 1
        if frame.turn == last:
            return False
        frame.seat = (frame.seat + 1) % seats
        if asks is None or asks(state, frame.seat):
            return True
    return False


def auto_done(play: Play, node: Node, frame: Frame, seat: int) -> None:
    """Where a seat could only declare itself done, it is; else what was worked out is kept for its decision."""
    choice = choice_of(play.rules, play.state, seat, node, frame)
    if choice.only_ends():
        frame.open &= ~(1 << seat)
    else:
        play.choices[seat] = choice


def left(play: Play, node: Node) -> None:
    """What happens when a step has been left."""
    play.choices.clear()
    play.seat = -1
    if node.on_left is not None:
        play.plugin = node.owner
        node.on_left(play)
    if node.left:
        _hooks(play, node, node.left)


def _run(play: Play, node: Node) -> None:
    play.seat = -1
    if node.run == "pass-first":
        play.pass_first()
    elif node.run == "finish":
        play.finish()
    if node.on_run is not None:
        play.plugin = node.owner
        node.on_run(play)


def _hooks(play: Play, node: Node, hooks: tuple[Frozen, ...]) -> None:
    for hook in hooks:
        play.plugin = hook.plugin
        hook(play, node.name)
