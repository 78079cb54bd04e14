"""Matches between bots, in which is written down when each item was open to a seat, and when it was completed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tablewright.bots import make_bot
from tablewright.match import Match
from tablewright.requirements.requirement import Requirement
from tablewright.rules.ruleset import Ruleset

MOST_ACTIONS = 20_000
"""A match that goes on for longer is given up."""


@dataclass(frozen=True, slots=True)
class Completion:
    """One item completed by one seat: in which round, after which part of the match, for how many points."""

    round: int
    part: float
    points: int


@dataclass(slots=True)
class Trial:
    """What became of the items in one match. `open` and `completed` are by seat, then by item."""

    bot: str
    seed: int
    finished: bool = True
    rounds: int = 0
    open: list[set[str]] = field(default_factory=list)
    completed: list[dict[str, Completion]] = field(default_factory=list)

    def came_up(self) -> set[str]:
        """The items that were open to any seat, or completed."""
        return set().union(*self.open, *self.completed)


def trial(rules: Ruleset, bot: str, seed: int, asks: Mapping[str, Requirement]) -> Trial:
    """One match in which every seat is played by `bot`. `asks` says what each item asks that is looked at."""
    seats = rules.seats
    bots = [make_bot(bot, seed * seats + seat, rules) for seat in range(seats)]
    match = Match(rules, seed)
    watch = _Watch(match, Trial(bot, seed, open=[set() for _ in range(seats)]), asks)
    watch.look(range(seats))
    number = match.state.flow.round
    while waiting := match.waiting():
        if len(match.log) >= MOST_ACTIONS:
            watch.trial.finished = False
            break
        seat = waiting[0]
        match.act(seat, bots[seat].choose(match, seat))
        if match.state.flow.round != number:
            number = match.state.flow.round
            watch.look(range(seats))
        else:
            watch.look((seat,))
    return watch.told()


class _Watch:
    """Looks at a match as it goes on."""

    def __init__(self, match: Match, trial: Trial, asks: Mapping[str, Requirement]) -> None:
        self.match, self.trial, self._asks = match, trial, asks
        self._since: list[dict[str, tuple[int, int]]] = [{} for _ in trial.open]
        """By seat and item: the round, and the number of actions, since when it counts as completed."""

    def look(self, seats: Sequence[int]) -> None:
        """Note what is open to these seats now, and what they have completed."""
        rules, state = self.match.rules, self.match.state
        now = (state.flow.round, len(self.match.log))
        for seat in seats:
            self.trial.open[seat].update(goal.item for goal in rules.goals(state, seat) if goal.item)
            since = self._since[seat]
            if rules.scored:
                done = {term.item for term in rules.score(state, seat) if term.item}
            else:
                done = {item for item, requirement in self._asks.items() if requirement.met(state, seat)}
            # What scores no more, as it is no longer so, has not been completed yet.
            for item in [item for item in since if item not in done]:
                if rules.scored:
                    del since[item]
            for item in done:
                since.setdefault(item, now)

    def told(self) -> Trial:
        """What came of it when the match is over."""
        match, trial = self.match, self.trial
        self.look(range(len(trial.open)))
        trial.rounds = match.state.flow.round
        actions = max(len(match.log), 1)
        for seat, since in enumerate(self._since):
            points: dict[str, int] = {}
            for term in match.rules.score(match.state, seat):
                points[term.item] = points.get(term.item, 0) + term.points
            trial.completed.append(
                {
                    item: Completion(number, after / actions, points.get(item, 0))
                    for item, (number, after) in since.items()
                }
            )
        return trial
