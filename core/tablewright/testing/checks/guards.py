"""A match depends on its seed and its actions, and on nothing else."""

from __future__ import annotations

import random

from tablewright.match import Match
from tablewright.testing.forbidden import watched
from tablewright.testing.nonconformity import object_to
from tablewright.testing.subject import Subject


def nothing_reads_clock_or_global_randomness(subject: Subject) -> None:
    """While a match is played, nobody asks the clock, the global random generator or the operating system's."""
    rules = subject.rules
    for seed in subject.seeds():
        state = random.getstate()
        with watched(rules) as calls:
            match = Match(rules, seed)
            for decision in subject.decisions(seed, match):
                seat = decision.seat
                match.view(seat)
                match.scene(seat)
                match.rules.score(match.state, seat)
                for goal in match.rules.goals(match.state, seat):
                    goal.requirement.progress(match.state, seat)
        if calls:
            name, place = calls[0]
            object_to(f"{name} is asked during a match", seed=seed, at=place, times=len(calls))
        if random.getstate() != state:
            object_to("the global random generator is used during a match", seed=seed)
