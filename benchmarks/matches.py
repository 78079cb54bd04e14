"""Whole random matches on the kernel, as an embedder would play them: checks, hooks and log are on."""

import random
from collections.abc import Callable
from typing import Any

from benchmarks.probe import Unavailable
from tablewright import Match, Ruleset, TablewrightError

Player = Callable[[Match, random.Random], object]
"""Plays a match to its end."""


def rules_of(config: dict[str, Any]) -> Ruleset:
    """The compiled rules of a configuration; raises Unavailable where the game is not installed."""
    try:
        return Match.new(config, seed=1).rules
    except TablewrightError as error:
        raise Unavailable(error.problems[0].message) from error


def sampling(match: Match, rng: random.Random) -> Match:
    """Plays to the end at random, without listing what is possible."""
    waiting, choices, act = match.waiting, match.choices, match.act
    while seats := waiting():
        seat = seats[0]
        act(seat, choices(seat).sample(rng) or ())
    return match


def begun(match: Match, rng: random.Random, rounds: int) -> Match:
    """Plays at random until so many rounds are done."""
    while (seats := match.waiting()) and match.state.flow.round <= rounds:
        match.act(seats[0], match.choices(seats[0]).sample(rng) or ())
    return match


def listing(match: Match, rng: random.Random) -> Match:
    """Plays to the end, listing every possible action and taking one of them, each equally likely."""
    while seats := match.waiting():
        match.act(seats[0], rng.choice(list(match.choices(seats[0]).actions())))
    return match


def matches(config: dict[str, Any], play: Player = sampling) -> Callable[[], Callable[[int], None]]:
    """Makes a function that plays so many matches; the rules are compiled once, beforehand."""

    def make() -> Callable[[int], None]:
        rules = rules_of(config)
        rng = random.Random(1)

        def run(count: int) -> None:
            for _ in range(count):
                play(Match(rules, rng.getrandbits(32)), rng)

        return run

    return make
