"""Whole random matches on the kernel, as an embedder would play them: checks, hooks and log are on."""

import random
from collections.abc import Callable
from typing import Any

from benchmarks.probe import Unavailable
from tablewright import Match, Ruleset, TablewrightError

Mover = Callable[[Match, int, random.Random], None]
"""Lets a seat of a match act once."""


def rules_of(config: dict[str, Any]) -> Ruleset:
    """The compiled rules of a configuration; raises Unavailable where the game is not installed."""
    try:
        return Match.new(config, seed=1).rules
    except TablewrightError as error:
        raise Unavailable(error.problems[0].message) from error


def sampling(match: Match, seat: int, rng: random.Random) -> None:
    """Acts at random without listing what is possible."""
    action = match.choices(seat).sample(rng)
    assert action is not None
    match.act(seat, action)


def listing(match: Match, seat: int, rng: random.Random) -> None:
    """Lists every possible action and takes one of them, each equally likely."""
    match.act(seat, rng.choice(list(match.choices(seat).actions())))


def play(match: Match, rng: random.Random, move: Mover = sampling, rounds: int | None = None) -> Match:
    """Plays a match to its end, or until so many rounds are done."""
    state = match.state
    while (seats := match.waiting()) and (rounds is None or state.flow.round <= rounds):
        move(match, seats[0], rng)
    return match


def matches(
    config: dict[str, Any], move: Mover = sampling, rounds: int | None = None
) -> Callable[[], Callable[[int], None]]:
    """Makes a function that plays so many random matches; the rules are compiled once, beforehand."""

    def make() -> Callable[[int], None]:
        rules = rules_of(config)
        rng = random.Random(1)

        def run(count: int) -> None:
            for _ in range(count):
                play(Match(rules, rng.getrandbits(32)), rng, move, rounds)

        return run

    return make
