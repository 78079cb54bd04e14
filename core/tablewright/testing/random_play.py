"""A match played on at random."""

from __future__ import annotations

import random

from tablewright.match import Match


def play_randomly(match: Match, most_actions: int | None = None, rng: random.Random | None = None) -> Match:
    """Let the seats that are asked do something that is possible, until so many actions are done or the match is over.

    Returns the match, for those who write it in one line. `rng` is a generator of one's own; without it, the same
    match is played on in the same way each time.
    """
    rng = rng or random.Random(0)
    number = 0
    while (most_actions is None or number < most_actions) and (waiting := match.waiting()):
        seat = waiting[int(rng.random() * len(waiting))] if len(waiting) > 1 else waiting[0]
        action = match.choices(seat).sample(rng)
        if action is None:
            raise AssertionError(f"seat {seat} is asked to act but has no possible action")
        match.act(seat, action)
        number += 1
    return match
