"""The state of a Cartouche match in the middle of the game: copied, and written as JSON and read back."""

import json
import random
from collections.abc import Callable
from typing import Any

from benchmarks.matches import begun, rules_of
from benchmarks.probe import InProcess
from benchmarks.row import Kind, Row
from benchmarks.rows.calibration import CALIBRATOR
from benchmarks.rows.cartouche import CONFIG
from tablewright import Match, State


def _middle() -> State:
    return begun(Match(rules_of(CONFIG), 1), random.Random(1), rounds=5).state


def _read(like: State, data: dict[str, Any]) -> State:
    """The state whose JSON is `data`, of the same plugins as `like`."""
    kernel = data["kernel"]
    return type(like)(
        type(like.flow).from_json(kernel),
        type(like.stream).from_json(kernel["stream"]),
        {name: type(part).from_json(data[name]) for name, part in like.items()},
    )


def _clones() -> Callable[[int], None]:
    state = _middle()

    def run(count: int) -> None:
        for _ in range(count):
            state.clone()

    return run


def _both_ways() -> Callable[[int], None]:
    state = _middle()

    def run(count: int) -> None:
        for _ in range(count):
            _read(state, json.loads(json.dumps(state.to_json())))

    return run


ROWS = (
    Row("clone", "clone of a Cartouche state", InProcess(_clones), Kind.COST, "games", CALIBRATOR, 0.15),
    Row("json", "JSON of it, text, both ways", InProcess(_both_ways), Kind.COST, "games", CALIBRATOR, 3),
)
