"""Many matches, in one process or two."""

import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from typing import Any

from tablewright import Match, Ruleset

from .played import Played, play

_BATCH = 5


def played(
    config: Mapping[str, Any], players: Sequence[str], seeds: Sequence[int], jobs: int
) -> Iterator[Played]:
    """The matches of these seeds, in their order, as they are done."""
    batches = [seeds[start : start + _BATCH] for start in range(0, len(seeds), _BATCH)]
    one = partial(_batch, json.dumps(config), tuple(players))
    if jobs == 1:
        for batch in batches:
            yield from one(batch)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in pool.map(one, batches):
            yield from done


def _batch(config: str, players: Sequence[str], seeds: Sequence[int]) -> list[Played]:
    return [play(_rules(config), players, seed) for seed in seeds]


@cache
def _rules(config: str) -> Ruleset:
    return Match.new(json.loads(config), seed=1).rules
