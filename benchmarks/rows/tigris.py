"""Whole random matches of Tigris & Euphrates, and a copy of its state."""

import random
from collections.abc import Callable

from benchmarks.matches import begun, listing, matches, rules_of
from benchmarks.probe import InProcess
from benchmarks.row import Kind, Row
from benchmarks.rows.calibration import CALIBRATOR
from tablewright import Match

CONFIG = {"game": "tigris", "plugins": ["tigris"], "seats": 4}
VARIANTS = ["tigris-advanced-board", "tigris-buildings", "tigris-english", "tigris-wonder"]
EVERYTHING = {**CONFIG, "plugins": ["tigris", *VARIANTS]}


def _clones() -> Callable[[int], None]:
    state = begun(Match(rules_of(CONFIG), 1), random.Random(1), rounds=20).state

    def run(count: int) -> None:
        for _ in range(count):
            state.clone()

    return run


ROWS = (
    Row(
        "tigris",
        "Tigris & Euphrates, 4 seats, random matches",
        InProcess(matches(CONFIG)),
        Kind.SPEED,
        "C",
        CALIBRATOR,
        0.006,
    ),
    Row(
        "tigris-listing",
        "… listing every action",
        InProcess(matches(CONFIG, listing)),
        Kind.SPEED,
        "C",
        CALIBRATOR,
        0.003,
        patience=2,
    ),
    # What the variants may cost is nowhere asked for; it is measured so that it is known.
    Row(
        "tigris-variants",
        "… with every variant",
        InProcess(matches(EVERYTHING)),
        Kind.SPEED,
        "C",
        CALIBRATOR,
    ),
    Row("tigris-clone", "clone of its state", InProcess(_clones), Kind.COST, "games", CALIBRATOR, 0.15),
)
