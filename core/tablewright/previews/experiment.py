"""Playing with items on the table: which matches are played, and what they say of each item."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from tablewright.content.content import Item
from tablewright.rules.ruleset import Ruleset

from .asking import asked
from .comparing import comparable, findings
from .deals import Deals
from .figures import Figures, figures
from .trials import Trial, trial


class Experiment:
    """Matches between bots, in which some items are looked at, and the others of their kinds beside them."""

    def __init__(
        self, rules: Ruleset, items: Sequence[Item], bots: Sequence[str], matches: int, seed: int
    ) -> None:
        """`bots` play one after the other, each until every item has come up in so many `matches`.

        Items that ask nothing are left out. The same `seed` gives the same matches.
        """
        self.rules, self.bots, self.matches, self.seed = rules, bots, matches, seed
        kinds = {item.kind for item in items}
        alike = [item for kind in sorted(kinds) for item in rules.content.all(kind)]
        found = {item.id: list(asked(item, rules).values()) for item in alike}
        self.asks = {name: requirements[0] for name, requirements in found.items() if requirements}
        """What each item asks that is looked at, and each other of the same kinds."""
        self.items = [item for item in items if item.id in self.asks] if matches else []
        self.trials: list[Trial] = []

    @property
    def steps(self) -> int:
        """How far `play` counts."""
        return self.matches * len(self.items) * len(self.bots)

    def play(self) -> Iterator[int]:
        """Play the matches one at a time; after each comes out how far it is, up to `steps`."""
        if not self.items:
            return
        wanted = {item.id: self.matches for item in self.items}
        deals = Deals(self.rules, self.asks, self.seed)
        # Half as many of the others, so that there is something to compare with.
        others = {name: (self.matches + 1) // 2 for name in deals.dealt if name not in wanted}
        for number, bot in enumerate(self.bots):
            so_far: Counter[str] = Counter()
            for seed in deals.worth_playing(wanted | others, so_far):
                done = trial(self.rules, bot, seed, self.asks)
                self.trials.append(done)
                so_far.update(done.came_up())
                counted = sum(min(so_far[item], self.matches) for item in wanted)
                yield number * self.matches * len(wanted) + counted
            yield (number + 1) * self.matches * len(wanted)

    def played(self, bot: str) -> int:
        """How many matches a bot has played."""
        return sum(one.bot == bot for one in self.trials)

    def of(self, item: str, bot: str) -> Figures:
        """The figures of an item in the matches of one bot."""
        return figures(item, (one for one in self.trials if one.bot == bot))

    def others(self, item: Item) -> dict[str, Figures]:
        """The figures of the other items of its kind that came up often enough, in the matches of the last bot."""
        alike = self.rules.content.all(item.kind)
        names = [one.id for one in alike if one.id != item.id and one.id in self.asks]
        return comparable({name: self.of(name, self.bots[-1]) for name in names})

    def findings(self, item: Item) -> list[str]:
        """What of an item is out of line with the others, in words."""
        return findings(self.of(item.id, self.bots[-1]), self.others(item))

    def to_json(self, item: Item) -> dict[str, Any]:
        """What the matches say of an item, as plain JSON values."""
        return {
            "bots": {bot: self.of(item.id, bot).to_json() for bot in self.bots},
            "others": {name: one.to_json() for name, one in self.others(item).items()},
            "findings": self.findings(item),
        }
