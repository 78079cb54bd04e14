"""The bot that takes what looks best at once. It knows no game, only score terms, goals and results."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablewright.match import Match
    from tablewright.moves import Action

CANDIDATES = 32
"""How many actions it looks at; where there are more, a random part of them. Counted, not timed, so it repeats."""
REPLIES = 12
"""Where a match is decided without points, it looks at the next seat's replies up to so many."""
WON = 1e6


class Greedy:
    """Tries each action on a fork in which all that it cannot know is dealt anew, and keeps the best.

    A position is worth the seat's lead in points, what the plugins' `evaluate` adds, and for each goal a part of
    its points that grows with the square of the progress: what is nearly done draws it on.
    """

    def __init__(self, seed: int, candidates: int = CANDIDATES) -> None:
        self._rng = random.Random(seed)
        self._candidates = candidates

    def choose(self, match: Match, seat: int) -> Action:
        """The action for `seat` that looks best."""
        rng = self._rng
        choice = match.choices(seat)
        actions = list(islice(choice.actions(), self._candidates + 1))
        if not actions:
            raise LookupError(f"seat {seat} is asked to act but has no action")
        if len(actions) == 1:
            return actions[0]
        if len(actions) > self._candidates:
            drawn: dict[Action, None] = {}
            for _ in range(self._candidates):
                action = choice.sample(rng)
                if action is not None:
                    drawn[action] = None
            actions = list(drawn)
        imagined = match.fork(seat, rng)
        best, best_worth = actions[0], float("-inf")
        for action in actions:
            trial = imagined.fork()
            trial.act(seat, action)
            # A breath of chance decides between equals, so that the order of listing does not.
            worth = self._worth(trial, seat) + rng.random() * 1e-6
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def _worth(self, match: Match, seat: int) -> float:
        result = match.result()
        if result is not None:
            return _outcome(result, seat)
        rules, state = match.rules, match.state
        if not rules.scored:
            return self._reply(match, seat)
        points = rules.points(state, seat)
        others = [rules.points(state, other) for other in range(state.flow.seats) if other != seat]
        worth = points - (max(others) if others else 0) * 0.5
        for goal in rules.goals(state, seat):
            progress = goal.requirement.progress(state, seat)
            worth += goal.points * progress * progress * 0.9
        for evaluate in rules.evaluate:
            worth += evaluate(rules, state, seat)
        return worth

    def _reply(self, match: Match, seat: int) -> float:
        """Without points: what the worst reply of the next seat leaves, if it can decide the match."""
        waiting = match.waiting()
        if not waiting or seat in waiting:
            return 0.0
        other = waiting[0]
        worst = 0.0
        for action in islice(match.choices(other).actions(), REPLIES):
            trial = match.fork()
            trial.act(other, action)
            result = trial.result()
            if result is not None:
                worst = min(worst, _outcome(result, seat))
        return worst


def _outcome(result: dict[str, Any], seat: int) -> float:
    """Winning is worth much, the more so the bigger the lead; a shared first place half of it."""
    first = result["ranking"][0]["seats"]
    won = WON / len(first) if seat in first else -WON
    totals = [score["total"] for score in result["scores"]]
    if not totals:
        return won
    return won + float(
        totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0)
    )
