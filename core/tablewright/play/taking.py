"""Taking: an action that has been checked is carried out, and the match goes on to the next decision.

What that means hangs on who acts in the step: seats in turn, all at once, all in secret, one alone; or nobody, for what
a seat does without being asked. Each is a function of its own, written out: every action of every match goes through one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tablewright.actions.moves import Action, Move
from tablewright.outline.outline import ALL, NOBODY, ONE, SECRET, TURNS, Node

from .flow import ALONE, auto_done, left, next_turn, seats_of, settle

if TYPE_CHECKING:
    from tablewright.state.frames import Flow, Frame

    from .play import Play


def _in_turn(play: Play, seat: int, action: Action, node: Node, frame: Frame) -> tuple[int, ...]:
    """Where the seats act one after the other, an action is counted, and after the last one the next has its turn."""
    flow = play.state.flow
    play.choices.clear()
    apply, play.plugin, free, ends = node.taken[action[0]]
    play.seat = seat
    if len(action) == 2:
        apply(play, seat, action[1])
    else:
        apply(play, seat, *action[1:])
    flow.actions += 1
    if ends:
        frame.count = node.actions
    elif not free:
        frame.count += 1
    for hook in play.rules.action_applied:
        play.plugin = hook.plugin
        hook(play, seat, action)
    stack = flow.stack
    if not stack or stack[-1] is not frame:
        return settle(play)
    # The common cases, without a walk through the outline.
    if frame.count < node.actions:
        return ALONE[seat]
    if not node.alone:
        seats = flow.seats
        turn, after = frame.turn + 1, (frame.seat + 1) % seats
        if turn != node.turns * seats:
            asks = node.asks
            if asks is None or asks(play.state, after):
                frame.turn, frame.count, frame.seat = turn, 0, after
                return ALONE[after]
        if next_turn(play, node, frame):
            return ALONE[frame.seat]
    stack.pop()
    left(play, node)
    return settle(play)


def _at_once(play: Play, seat: int, action: Action, node: Node, frame: Frame) -> tuple[int, ...]:
    """Where all act at once, the others are asked as before, and this seat unless it is done."""
    flow = play.state.flow
    play.choices.clear()
    apply, play.plugin, _, ends = node.taken[action[0]]
    play.seat = seat
    if len(action) == 2:
        apply(play, seat, action[1])
    else:
        apply(play, seat, *action[1:])
    flow.actions += 1
    if ends:
        frame.open &= ~(1 << seat)
    for hook in play.rules.action_applied:
        play.plugin = hook.plugin
        hook(play, seat, action)
    stack = flow.stack
    if not stack or stack[-1] is not frame:
        return settle(play)
    # Whether this seat is interrupted by a step of its own, it is asked; so are the others.
    if node.auto_done and frame.open >> seat & 1 and not (frame.branches and frame.branches[seat]):
        auto_done(play, node, frame, seat)
    return seats_of(frame.open) if frame.open else settle(play)


def _in_secret(play: Play, seat: int, action: Action, node: Node, frame: Frame) -> tuple[int, ...]:
    """A secret action is kept until all have committed theirs."""
    play.choices.clear()
    play.state.flow.actions += 1
    frame.commits[str(seat)] = list(action)
    frame.open &= ~(1 << seat)
    if not frame.open:
        _reveal(play, node, frame)
    return settle(play)


def _alone(play: Play, seat: int, action: Action, node: Node, frame: Frame) -> tuple[int, ...]:
    """An interruption is over before its effect begins, so that the effect may push another one."""
    flow = play.state.flow
    play.choices.clear()
    move = node.by_name[action[0]]
    if not move.free:
        _end_interruption(flow, seat, frame)
    _apply(play, seat, action, move)
    flow.actions += 1
    _tell(play, seat, action)
    if flow.stack:
        top = flow.stack[-1]
        if top.open >> seat & 1 and not (top.branches and top.branches[seat]):
            standing = play.rules.outline.nodes[top.step]
            if standing.auto_done:
                auto_done(play, standing, top, seat)
    return settle(play)


def _aside(play: Play, seat: int, action: Action, node: Node, frame: Frame) -> tuple[int, ...]:
    """What a seat does without being asked: who is asked stays as it was."""
    play.choices.clear()
    _apply(play, seat, action, node.by_name[action[0]])
    play.state.flow.actions += 1
    _tell(play, seat, action)
    return settle(play)


TAKING: dict[str, Callable[[Play, int, Action, Node, Frame], tuple[int, ...]]] = {
    TURNS: _in_turn,
    ALL: _at_once,
    SECRET: _in_secret,
    ONE: _alone,
    NOBODY: _aside,
}
"""By who acts in a step: how an action that has been checked is carried out there. Returns the seats asked next."""


def _apply(play: Play, seat: int, action: Action, move: Move) -> None:
    play.seat = seat
    play.plugin = move.plugin
    move.apply(play, seat, *action[1:])


def _tell(play: Play, seat: int, action: Action) -> None:
    for hook in play.rules.action_applied:
        play.plugin = hook.plugin
        hook(play, seat, action)


def _end_interruption(flow: Flow, seat: int, frame: Frame) -> None:
    base = flow.stack[-1]
    if base is frame:
        flow.stack.pop()
    else:
        base.branches[seat].pop()


def _reveal(play: Play, node: Node, frame: Frame) -> None:
    """All have committed: carry out the commitments in the order of the seats."""
    commits, frame.commits = frame.commits, {}
    for seat in range(play.state.flow.seats):
        kept = commits.get(str(seat))
        if kept is not None:
            action = tuple(kept)
            _apply(play, seat, action, node.by_name[action[0]])
            _tell(play, seat, action)
