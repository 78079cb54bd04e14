"""Which deals are worth playing: where a few cards out of many are dealt, most deals say nothing of one card."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from tablewright.match import Match
from tablewright.rules.ruleset import Ruleset

LOOKED_AT = 4_000
"""How many deals are looked at for those that are worth it."""
_SAMPLE = 60
"""How many deals show whether an item is dealt at the beginning at all."""
_PATIENCE = 4
"""How many times as many matches are played for items that come up when they like."""


class Deals:
    """The deals from `seed` on, by what lies on the table at the beginning."""

    def __init__(self, rules: Ruleset, items: Collection[str], seed: int) -> None:
        self._rules, self._items, self._seed = rules, frozenset(items), seed
        self._there: dict[int, frozenset[str]] = {}
        sample = [self._goals(number) for number in range(seed, seed + _SAMPLE)]
        self.dealt = {item for item in items if 0 < sum(item in there for there in sample) < _SAMPLE}
        """The items that lie there in some deals only."""

    def worth_playing(self, wanted: Mapping[str, int], so_far: Mapping[str, int]) -> Iterator[int]:
        """Seeds of deals, until each item has come up in as many matches as are `wanted` of it.

        `so_far` is kept by the caller while the deals are played. For an item that is dealt at the beginning,
        the deals are those where it is; for the others patience ends after a few times as many matches.
        """
        played = 0
        most = _PATIENCE * max((wanted[item] for item in wanted if item not in self.dealt), default=0)
        for number in range(self._seed, self._seed + LOOKED_AT):
            open_ = {item for item, matches in wanted.items() if so_far.get(item, 0) < matches}
            rare = open_ & self.dealt
            common = open_ - rare if played < most else set()
            if not rare and not common:
                return
            if common or rare & self._goals(number):
                played += 1
                yield number

    def _goals(self, seed: int) -> frozenset[str]:
        if seed not in self._there:
            match = Match(self._rules, seed)
            seats: Iterable[int] = range(self._rules.seats)
            found = {goal.item for seat in seats for goal in self._rules.goals(match.state, seat)}
            self._there[seed] = self._items & found
        return self._there[seed]
