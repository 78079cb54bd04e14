"""The bot that takes what looks best at once. It knows no game, only score terms, goals and results."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from .watched import stuck

if TYPE_CHECKING:
    from tablewright.actions.moves import Action
    from tablewright.match import Match
    from tablewright.rules.choices import Choice

CANDIDATES = 400
"""How many actions it looks at; where there are more, a random part of them. Counted, not timed, so it repeats."""
REPLIES = 12
"""Where nobody scores points, it looks at the next seat's replies up to so many,"""
PLAYOUTS = 8
"""and plays on at random so many times,"""
LONGEST = 100
"""taking at most so many actions each time."""
MET = 0.8
"""The part of a goal's points that it is worth to meet it: it has still to be cashed in."""
NEAR = 0.5
"""The part of a goal's points that it is worth to be near it, times the square of the progress."""
WON = 1e6
"""Where nobody scores points, what it is worth to win at once."""


class Greedy:
    """Tries each action on a fork in which all that it cannot know is dealt anew, and keeps the best.

    A position is worth the seat's lead in points and its hopes: what the plugins' `evaluate` says, and for each
    goal a part of its points. The jump from near to met makes it finish what it has begun.
    """

    def __init__(self, seed: int, candidates: int = CANDIDATES) -> None:
        self._rng = random.Random(seed)
        self._candidates = candidates

    def choose(self, match: Match, seat: int) -> Action:
        """The action for `seat` that looks best."""
        rng = self._rng
        choice = match.choices(seat)
        actions = self._to_look_at(choice)
        if not actions:
            raise stuck(match, seat)
        if len(actions) == 1:
            return actions[0]
        imagined = match.fork(seat, rng)
        before = _lead(imagined, seat)
        stopping = _hopes(imagined, seat, rng)
        tried = []
        for action in actions:
            trial = imagined.fork()
            trial.act(seat, action)
            gain = _lead(trial, seat) - before
            # To stop acting changes no hopes, even where it is the last action of a round or of the match.
            hopes = stopping if _ends(choice, action) else _hopes(trial, seat, rng)
            # A breath of chance decides between equals, so that the order of listing does not.
            tried.append(_Tried(gain + hopes + rng.random() * 1e-6, gain, action))
        best = max(tried)
        if _ends(choice, best.action):
            # Points that are there for the taking are taken first, even where hopes for others go with them.
            best = max((one for one in tried if one.gain > 0), default=best)
        return best.action

    def _to_look_at(self, choice: Choice) -> list[Action]:
        actions = list(islice(choice.actions(), self._candidates + 1))
        if len(actions) <= self._candidates:
            return actions
        drawn = (choice.sample(self._rng) for _ in range(self._candidates))
        return list(dict.fromkeys(action for action in drawn if action is not None))


class _Tried(NamedTuple):
    worth: float
    gain: float
    action: Action


def _ends(choice: Choice, action: Action) -> bool:
    return choice.node.by_name[action[0]].ends


def _lead(match: Match, seat: int) -> float:
    """Points before the best of the others; without points, whether the match is won or lost."""
    rules, state = match.rules, match.state
    if not rules.scored:
        return WON * _won(match, seat)
    others = [rules.points(state, other) for other in range(state.flow.seats) if other != seat]
    return rules.points(state, seat) - max(others, default=0)


def _hopes(match: Match, seat: int, rng: random.Random) -> float:
    """What may still come of the position: goals, what plugins prize, and how it may go on."""
    if match.result() is not None:
        return 0.0
    rules, state = match.rules, match.state
    hopes = 0.0
    for goal in rules.goals(state, seat):
        progress = goal.requirement.progress(state, seat)
        hopes += goal.points * (MET if progress >= 1 else NEAR * progress * progress)
    for evaluate in rules.evaluate:
        hopes += evaluate(rules, state, seat)
    return hopes if rules.scored else hopes + _prospects(match, seat, rng)


def _prospects(match: Match, seat: int, rng: random.Random) -> float:
    """Without points: how matches end that go on at random, unless a reply of the next seat decides it at once."""
    waiting = match.waiting()
    if seat not in waiting:
        for action in islice(match.choices(waiting[0]).actions(), REPLIES):
            trial = match.fork()
            trial.act(waiting[0], action)
            if _won(trial, seat) < 0:
                return -WON
    return sum(_played_on(match.fork(), seat, rng) for _ in range(PLAYOUTS)) / PLAYOUTS


def _played_on(match: Match, seat: int, rng: random.Random) -> float:
    for _ in range(LONGEST):
        waiting = match.waiting()
        if not waiting:
            break
        action = match.choices(waiting[0]).sample(rng)
        if action is None:
            break
        match.act(waiting[0], action)
    return _won(match, seat)


def _won(match: Match, seat: int) -> float:
    """1 for a match that is won, -1 for one that is lost, 0 for one that is shared or goes on."""
    result = match.result()
    if result is None:
        return 0.0
    first = result["ranking"][0]["seats"]
    if seat not in first:
        return -1.0
    return 1.0 if len(first) == 1 else 0.0
