"""A copy of a match shares nothing with it."""

from __future__ import annotations

import random

from tablewright.match import Match
from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Subject

_DECISIONS = 12
_AHEAD = 40


def clones_and_forks_are_independent(subject: Subject) -> None:
    """A clone is equal, goes on in the same way, and whatever is done to one is not done to the other.

    With everything hidden dealt anew, the stream of the match itself has not moved.
    """
    rng = random.Random(0)
    for seed in subject.seeds():
        whole = subject.played(seed)
        for decision in subject.some_decisions(seed, _DECISIONS):
            match = decision.match
            before = match.digest()
            fork = match.fork()
            if fork.digest() != before:
                object_to("a fork is not equal to its match", where=decision.where)
            _play_on(fork, rng)
            _play_on(match.fork(decision.seat, rng), rng)
            if match.digest() != before:
                object_to("what was done to a fork has changed the match", where=decision.where)
            same = match.fork()
            for seat, action in whole.log[decision.number :]:
                same.act(seat, action)
            if same.digest() != whole.digest():
                object_to("a fork goes on in another way than its match", where=decision.where)


def matches_share_nothing(subject: Subject) -> None:
    """Two matches that go on in turns are what they are alone: nothing is kept in modules between actions."""
    one, other = subject.played(1), subject.played(2)
    pairs = [(Match(subject.rules, 1), one), (Match(subject.rules, 2), other)]
    for number in range(max(len(one.log), len(other.log))):
        for match, alone in pairs:
            if number < len(alone.log):
                match.act(*alone.log[number])
    for match, alone in pairs:
        if match.digest() != alone.digest():
            object_to("a match depends on another one that is played beside it", seed=match.seed)


def _play_on(match: Match, rng: random.Random) -> None:
    for _ in range(_AHEAD):
        waiting = match.waiting()
        if not waiting:
            return
        seat = waiting[int(rng.random() * len(waiting))]
        action = match.choices(seat).sample(rng)
        if action is None:
            return
        match.act(seat, action)
