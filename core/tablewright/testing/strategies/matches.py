"""Matches after some random actions, and the states in which they stand."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from hypothesis import note, strategies as st
from hypothesis.strategies import SearchStrategy

from tablewright.match import Match
from tablewright.plugins.config import Config
from tablewright.state.state import State
from tablewright.state.stream import LARGEST_SEED
from tablewright.testing.random_play import play_randomly
from tablewright.testing.rules_memory import remembered_rules

MOST_ACTIONS = 400
"""Enough for the end of most games."""


def matches(
    config: Config | Mapping[str, Any] | str | SearchStrategy[Any],
    *,
    most_actions: int = MOST_ACTIONS,
    going_on: bool = False,
) -> SearchStrategy[Match]:
    """Matches with any seed, after any number of random actions up to `most_actions`, or to their end.

    `config` is a `Config`, plain values, the path of a TOML file, or a strategy of them, as `configs` is one. With
    `going_on` the match is not over, so that somebody is asked to act. They shrink towards few actions; what
    hypothesis prints of a failure has all that it takes to get there again.
    """
    some = config if isinstance(config, SearchStrategy) else st.just(config)
    numbers = st.integers(0, most_actions)
    seeds = st.integers(0, LARGEST_SEED)

    @st.composite
    def drawn(draw: Callable[[SearchStrategy[Any]], Any]) -> Match:
        chosen = draw(some)
        number, seed, chance = draw(numbers), draw(seeds), draw(seeds)
        match = Match(remembered_rules(chosen), seed)
        play_randomly(match, number, random.Random(chance))
        if going_on and match.log and not match.waiting():
            match = _before_the_end(match)
        note(f"match of {_told(chosen)} with seed {seed}, after {match.log}")
        return match

    return drawn()


def reachable_states(
    config: Config | Mapping[str, Any] | str | SearchStrategy[Any], *, most_actions: int = MOST_ACTIONS
) -> SearchStrategy[State]:
    """The states of `matches`, which takes the same arguments."""
    return matches(config, most_actions=most_actions).map(lambda match: match.state)


def _before_the_end(match: Match) -> Match:
    again = Match(match.rules, match.seed)
    for seat, action in match.log[:-1]:
        again.act(seat, action)
    return again


def _told(config: object) -> object:
    return config.plain() if isinstance(config, Config) else config
