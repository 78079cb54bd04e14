"""What the kit looks at: one config, compiled, and random matches of it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from tablewright.actions.moves import Action
from tablewright.actions.refusals import Refused
from tablewright.match import Match
from tablewright.play.assembly import ruleset
from tablewright.plugins.config import Config, read_config
from tablewright.problems.problem import TablewrightError
from tablewright.rules.ruleset import Ruleset

from .nonconformity import object_to

MATCHES = 3
MOST_ACTIONS = 20_000


class Subject:
    """A config under test.

    `matches` is how many random matches a check plays at most; a match with more than `most_actions` actions is
    taken for one that never ends. Where a check looks at some decisions of a match only, `share` says at what part
    of those; with many configs, few of each are enough. All follows from the seeds, so a finding can be seen again.
    """

    def __init__(
        self,
        config: Config | Mapping[str, Any] | str,
        *,
        matches: int = MATCHES,
        most_actions: int = MOST_ACTIONS,
        share: float = 1.0,
    ) -> None:
        self._given = config
        self.matches, self.most_actions, self.share = matches, most_actions, share

    @cached_property
    def config(self) -> Config:
        """The config, read and validated."""
        if isinstance(self._given, Config):
            return self._given
        return Config.of(self._given) if isinstance(self._given, Mapping) else read_config(self._given)

    @cached_property
    def rules(self) -> Ruleset:
        """The config's compiled rules."""
        return ruleset(self.config)[0]

    @property
    def name(self) -> str:
        """What to call the config in the names of tests."""
        given = self._given
        if isinstance(given, str):
            return given.rpartition("/")[2].removesuffix(".toml")
        plain = given.plain() if isinstance(given, Config) else given
        plugins = plain.get("plugins") or [str(plain.get("game"))]
        seats = f"-{plain['seats']}" if "seats" in plain else ""
        return "+".join(str(plugin) for plugin in plugins) + seats

    def seeds(self) -> range:
        """The seeds of the matches that a check plays."""
        return range(1, self.matches + 1)

    def decisions(self, seed: int, match: Match | None = None) -> Iterator[Decision]:
        """Every decision of a random match, before it is taken."""
        match = match or Match(self.rules, seed)
        rng = random.Random(seed)
        number = 0
        while waiting := match.waiting():
            if number >= self.most_actions:
                object_to(
                    "the match does not end",
                    seed=seed,
                    actions=number,
                    step=match.choices(waiting[0]).step,
                    hint="is there always an end? raise most_actions if it needs more",
                )
            seat = waiting[int(rng.random() * len(waiting))] if len(waiting) > 1 else waiting[0]
            action = match.choices(seat).sample(rng)
            if action is None:
                object_to(
                    f"seat {seat} is asked to act but has no possible action",
                    seed=seed,
                    step=match.choices(seat).step,
                    after=f"{number} actions",
                )
            yield Decision(match, seat, action, number, seed)
            try:
                match.act(seat, action)
            except (Refused, TablewrightError) as error:
                object_to(
                    "an action that was drawn does not apply",
                    where=f"seed {seed}, after {number} actions, seat {seat}",
                    action=action,
                    because=error,
                )
            number += 1

    def some_decisions(self, seed: int, most: int) -> Iterator[Decision]:
        """About `most` decisions of a random match, spread over its length."""
        length = sum(1 for _ in self.decisions(seed))
        every = max(1, length // max(1, round(most * self.share)))
        for decision in self.decisions(seed):
            if decision.number % every == seed % every:
                yield decision

    def played(self, seed: int) -> Match:
        """A random match at its end."""
        match = Match(self.rules, seed)
        for _ in self.decisions(seed, match):
            pass
        return match


class Decision:
    """A moment of a random match: `seat` is asked and will take `action`."""

    __slots__ = ("action", "match", "number", "seat", "seed")

    def __init__(self, match: Match, seat: int, action: Action, number: int, seed: int) -> None:
        self.match, self.seat, self.action = match, seat, action
        self.number, self.seed = number, seed

    @property
    def where(self) -> str:
        """Where this is, for people."""
        step = self.match.choices(self.seat).step
        return f"seed {self.seed}, after {self.number} actions, seat {self.seat} in '{step}'"
