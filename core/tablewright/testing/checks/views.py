"""What a seat must not know, it does not get to know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from tablewright.match import Match
from tablewright.state.slices import Slice, hidden_places
from tablewright.state.state import State
from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Decision, Subject

_DECISIONS = 15
_LISTED = 500


def views_leak_nothing(subject: Subject) -> None:
    """Change what a seat cannot see, and nothing changes of what it is shown.

    Its view, its scene, its goals, its choices with their labels and refusals are the same after everything
    hidden from it was dealt anew; and no event tells it what is hidden from it before and after.
    """
    rng = random.Random(0)
    for seed in subject.seeds():
        for decision in subject.some_decisions(seed, _DECISIONS):
            for seat in range(-1, decision.match.rules.seats):
                _check_redeal(decision, seat, rng)
        _check_events(subject, seed)


def _check_redeal(decision: Decision, seat: int, rng: random.Random) -> None:
    match = decision.match
    dealt = match.fork(seat, rng)
    for what, before, after in zip(_SHOWN, _shown(match, seat), _shown(dealt, seat), strict=True):
        if before != after:
            object_to(
                f"the {what} of seat {seat} depends on what the seat cannot see",
                where=decision.where,
                **_difference(before, after),
            )
    _check_numbers(decision, seat)


_SHOWN = ("view", "scene", "goals", "choices", "seats that are asked")


def _shown(match: Match, seat: int) -> tuple[str, ...]:
    rules, state = match.rules, match.state
    parts: tuple[Any, ...] = (
        match.view(seat),
        match.scene(seat),
        [] if seat < 0 else [_goal(goal, state, seat) for goal in rules.goals(state, seat)],
        list(_offered(match, seat)),
        list(match.waiting()) if not state.flow.stack or not state.flow.stack[-1].commits else [],
    )
    return tuple(json.dumps(part, sort_keys=True) for part in parts)


def _goal(goal: Any, state: State, seat: int) -> list[Any]:
    requirement = goal.requirement
    return [goal.label, goal.points, requirement.met(state, seat), requirement.why_not(state, seat)]


def _offered(match: Match, seat: int) -> Iterator[Any]:
    choice = match.choices(seat)
    for action in islice(choice.actions(), _LISTED):
        yield choice.to_json(action)
    yield [[option.json, option.label] for option in choice.options()]


def _difference(before: str, after: str) -> dict[str, str]:
    start = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
    begin = max(0, start - 60)
    return {"before": f"…{before[begin : start + 60]}…", "after": f"…{after[begin : start + 60]}…"}


def _check_numbers(decision: Decision, seat: int) -> None:
    """The stream's seed and position, from which one could tell the future, are in no view."""
    kernel = decision.match.view(seat)["kernel"]
    if "stream" in kernel or "seed" in kernel:
        object_to(f"the view of seat {seat} has the random stream", where=decision.where)


def _check_events(subject: Subject, seed: int) -> None:
    seats = range(subject.rules.seats)
    told = 0
    secrets: dict[int, set[str]] = {}
    last: Decision | None = None
    for decision in subject.decisions(seed):
        match = decision.match
        now = {seat: _secrets(match.state, seat) for seat in seats}
        if last is not None:
            for seat in seats:
                kept = (secrets[seat] & now[seat]) - _words(match.view(seat))
                for event in match.events_since(told, seat):
                    leaked = sorted(kept & _words(event.get("data", {})))
                    if leaked:
                        object_to(
                            f"an event tells seat {seat} what is hidden from it",
                            where=last.where,
                            event=event,
                            hidden=leaked[0],
                        )
        told, secrets, last = len(match.events_since(0)), now, decision


def _secrets(state: State, seat: int) -> set[str]:
    """Texts that stand in fields which `seat` does not see."""
    found: set[str] = set()
    for part in state.values():
        for owner, spec in hidden_places(part, seat):
            found |= _words(_plain(getattr(owner, spec.name)))
    return found


def _plain(value: Any) -> Any:
    if isinstance(value, Slice):
        return value.to_json()
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    return value


def _words(data: Any) -> set[str]:
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return {word for part in data.values() for word in _words(part)} | {str(key) for key in data}
    if isinstance(data, list | tuple):
        return {word for part in data for word in _words(part)}
    return set()
