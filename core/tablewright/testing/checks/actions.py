"""Offered actions apply, and refused ones leave no trace."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

from tablewright.actions.refusals import Refused
from tablewright.match import Match
from tablewright.problems.problem import TablewrightError
from tablewright.testing.hostile import hostile_actions, hostile_data, mutations
from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Decision, Subject

_DECISIONS = 25
_TRIED = 12
_LISTED = 2_000
_BATCH = 40


def every_offered_action_applies(subject: Subject) -> None:
    """What the choices list can be done, each by itself, on a fork of the match."""
    rng = random.Random(0)
    for seed in subject.seeds():
        for decision in subject.some_decisions(seed, _DECISIONS):
            match = decision.match
            listed = list(islice(match.choices(decision.seat).actions(), _LISTED))
            before = match.digest()
            for action in rng.sample(listed, min(_TRIED, len(listed))):
                trial = match.fork()
                try:
                    trial.act(decision.seat, action)
                except (Refused, TablewrightError) as error:
                    object_to(
                        "a listed action does not apply", where=decision.where, action=action, because=error
                    )
            if match.digest() != before:
                object_to("looking at actions has changed the match", where=decision.where)


def refused_actions_leave_no_trace(subject: Subject) -> None:
    """A refused action changes neither the state nor the log nor the events, and whoever is not asked is refused."""
    rng = random.Random(0)
    for seed in subject.seeds():
        for decision in subject.some_decisions(seed, _DECISIONS):
            match, seat = decision.match, decision.seat
            others = [
                -1,
                match.rules.seats,
                *(s for s in range(match.rules.seats) if s not in match.waiting()),
            ]
            wrong = [*mutations(match, decision.action, rng), *hostile_actions(), *hostile_data()]
            before = _trace(match)
            for start in range(0, len(wrong), _BATCH):
                batch = wrong[start : start + _BATCH]
                for action in batch:
                    if match.explain(seat, action) is not None:
                        _refused(match, seat, action, decision)
                if _trace(match) != before:
                    object_to("a refused action has left a trace", where=decision.where, one_of=batch)
            # What may be done at any time is possible for the other seats, too.
            aside = match.rules.moves[decision.action[0]].aside
            for other in others:
                if not aside or not 0 <= other < match.rules.seats:
                    _refused(match, other, decision.action, decision)
            if _trace(match) != before:
                object_to("a seat that is not asked has left a trace", where=decision.where)


def _refused(match: Match, seat: int, action: Any, decision: Decision) -> None:
    try:
        match.act(seat, action)
    except Refused:
        return
    object_to("an action was taken that is refused", where=decision.where, by_seat=seat, action=action)


def _trace(match: Match) -> tuple[object, ...]:
    return match.digest(), len(match.log), match.events_since(0), match.waiting()
