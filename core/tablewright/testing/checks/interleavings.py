"""Where all act at once, the order in which their actions come in changes nothing."""

from __future__ import annotations

import random
from typing import Any

from tablewright.actions.moves import Action
from tablewright.actions.refusals import Refused
from tablewright.match import Match
from tablewright.outline.outline import ALL, SECRET
from tablewright.testing.nonconformity import NotApplicable, object_to
from tablewright.testing.subject import Decision, Subject

_PHASES = 8
_ORDERS = 5

Log = list[tuple[int, Action]]


def interleaving_changes_nothing(subject: Subject) -> None:
    """The seats' actions of a simultaneous phase lead to the same state in whatever order they come.

    Each seat keeps to its own order. What a seat could do in one order, it can do in every other.
    """
    looked_at = 0
    rng = random.Random(0)
    for seed in subject.seeds():
        phases = 0
        step, stands = "", 0
        for decision in subject.decisions(seed):
            flow = decision.match.state.flow
            frame = flow.stack[-1]
            new = (frame.step, id(frame)) != (step, stands)
            step, stands = frame.step, id(frame)
            who = decision.match.rules.outline.nodes[frame.step].who
            if new and who in (ALL, SECRET) and len(decision.match.waiting()) > 1 and phases < _PHASES:
                phases += 1
                _check_phase(decision, rng)
        looked_at += phases
    if not looked_at:
        raise NotApplicable("there is no phase in which several seats act at once")


def _check_phase(decision: Decision, rng: random.Random) -> None:
    start = decision.match
    log, end = _play_phase(start.fork(), rng)
    seats = sorted({seat for seat, _ in log})
    orders = [sorted(log, key=lambda one: one[0]), sorted(log, key=lambda one: -one[0])]
    orders += [_shuffled(log, seats, rng) for _ in range(_ORDERS - len(orders))]
    wanted = _state(end)
    for order in orders:
        match = start.fork()
        for seat, action in order:
            if seat not in match.waiting() and _only_ends(match, action):
                continue
            try:
                match.act(seat, action)
            except Refused as error:
                object_to(
                    f"seat {seat} can do {action} in one order of the seats' actions and not in another",
                    where=decision.where,
                    because=error,
                    possible_in=log,
                    refused_in=order,
                )
        found = _state(match)
        if found != wanted:
            object_to(
                "the order in which the seats act changes the outcome of a simultaneous phase",
                where=decision.where,
                difference="; ".join(_differences(wanted, found, "")[:5]),
                one_order=log,
                other_order=order,
            )


def _play_phase(match: Match, rng: random.Random) -> tuple[Log, Match]:
    """Play at random until the phase in which the match stands is over."""
    stack = match.state.flow.stack
    phase = stack[-1]
    while any(frame is phase for frame in stack):
        waiting = match.waiting()
        seat = waiting[int(rng.random() * len(waiting))]
        action = match.choices(seat).sample(rng)
        if action is None:
            object_to(f"seat {seat} is asked to act but has no possible action", step=phase.step)
        match.act(seat, action)
    return match.log, match


def _shuffled(log: Log, seats: list[int], rng: random.Random) -> Log:
    """Another order of the same actions in which each seat keeps to its own."""
    left = {seat: [one for one in log if one[0] == seat] for seat in seats}
    order: Log = []
    while any(left.values()):
        seat = rng.choice([seat for seat in seats if left[seat]])
        order.append(left[seat].pop(0))
    return order


def _only_ends(match: Match, action: Action) -> bool:
    """Whether the action only says that the seat is done, which it is where nothing else was left to do."""
    move = match.rules.moves[action[0]]
    return move.ends and not move.fields


def _state(match: Match) -> dict[str, Any]:
    data = match.state.to_json()
    del data["kernel"]["actions"]  # a seat that is done by itself has said so in another order
    return data


def _differences(one: Any, other: Any, path: str) -> list[str]:
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [*one, *(key for key in other if key not in one)]
        return [text for key in keys for text in _differences(one.get(key), other.get(key), f"{path}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [
            text
            for i, (a, b) in enumerate(zip(one, other, strict=True))
            for text in _differences(a, b, f"{path}.{i}")
        ]
    return [] if one == other else [f"{path.lstrip('.')} is {one!r} or {other!r}"]
