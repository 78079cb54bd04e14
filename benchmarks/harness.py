"""Runs rows round robin, so that a slow minute of the machine falls on all of them alike."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from benchmarks.probe import Unavailable
from benchmarks.row import Row


@dataclass
class Measurement:
    """The values of one row, one per round; `missing` says why there are none."""

    row: Row
    values: list[float] = field(default_factory=list)
    missing: str | None = None

    @property
    def value(self) -> float | None:
        return statistics.median(self.values) if self.values else None

    @property
    def spread(self) -> tuple[float, float] | None:
        """The smallest and the largest value."""
        return (min(self.values), max(self.values)) if self.values else None

    @property
    def met(self) -> bool | None:
        return None if self.value is None else self.row.met(self.value)


def measure(
    rows: Sequence[Row], rounds: int, seconds: float, say: Callable[[str], None] = lambda text: None
) -> list[Measurement]:
    """`seconds` of CPU time per probe, row and round. A row that is Unavailable is left out."""
    measurements = [Measurement(row) for row in rows]
    for measurement in measurements:
        say(f"preparing {measurement.row.name}")
        _attempt(measurement, measurement.row.prepare)
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        # Every second round backwards: no row always comes after the same other.
        for measurement in measurements if number % 2 == 0 else reversed(measurements):
            _attempt(measurement, partial(_add, measurement, seconds))
    return measurements


def _add(measurement: Measurement, seconds: float) -> None:
    measurement.values.append(measurement.row.run(seconds))


def _attempt(measurement: Measurement, work: Callable[[], None]) -> None:
    if measurement.missing is None:
        try:
            work()
        except Unavailable as reason:
            measurement.missing = str(reason)
            measurement.values.clear()
