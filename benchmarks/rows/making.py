"""A match made from its configuration: content known already, and in a new process that knows nothing."""

import sys
from collections.abc import Callable

from benchmarks.matches import rules_of
from benchmarks.probe import InProcess
from benchmarks.processes import SelfTimed
from benchmarks.row import Kind, Row
from benchmarks.rows.calibration import CALIBRATOR
from benchmarks.rows.cartouche import CONFIG


def _again() -> Callable[[int], None]:
    def run(count: int) -> None:
        for _ in range(count):
            rules_of(CONFIG)

    return run


def _first(how: str) -> SelfTimed:
    command = [sys.executable, "-m", "benchmarks.first_match", how]
    return SelfTimed(command, {"TABLEWRIGHT_CACHE": ""})  # an empty name: nothing is kept on disk


ROWS = (
    Row("made", "a match made from config", InProcess(_again), Kind.COST, "games", CALIBRATOR, 300),
    Row(
        "made-first",
        "… with nothing cached",
        _first("imported"),
        Kind.COST,
        "games",
        CALIBRATOR,
        5000,
        pairs=1,
    ),
    Row("made-bare", "… and nothing imported", _first("bare"), Kind.COST, "games", CALIBRATOR, pairs=1),
)
