"""A row of the table: one probe, what it is held against, and the target."""

import statistics
from dataclasses import dataclass
from enum import Enum

from benchmarks.probe import Probe


class Kind(Enum):
    """How a row's value comes from its probes, and on which side of it the target lies."""

    SPEED = "at least"  # how many times as many units per second as the other probe
    COST = "under"  # how many times as much CPU time per unit as the other probe
    PLAIN = "reported"  # the probe's own figure


@dataclass(frozen=True)
class Row:
    """`name` is its id for --rows and build/bench.json; `unit` what the value counts."""

    name: str
    what: str
    probe: Probe
    kind: Kind
    unit: str
    against: Probe | None = None
    target: float | None = None
    patience: float = 1.0  # times the usual CPU time, for probes that need longer to settle
    pairs: int = 5  # in how many turns the probes share that time; 1 for those that must start a process

    def prepare(self) -> None:
        """Raises Unavailable."""
        self.probe.prepare()
        if self.against is not None:
            self.against.prepare()

    def run(self, seconds: float) -> float:
        """The median of pairs; both probes in quick turns, so that a machine that slows down slows both."""
        return statistics.median(self._pair(seconds * self.patience / self.pairs) for _ in range(self.pairs))

    def met(self, value: float) -> bool | None:
        """Whether the target is reached; None for a row without one."""
        if self.target is None:
            return None
        return value >= self.target if self.kind is Kind.SPEED else value < self.target

    def _pair(self, seconds: float) -> float:
        other = self.against.sample(seconds) if self.against is not None else 1.0
        own = self.probe.sample(seconds)
        return other / own if self.kind is Kind.SPEED else own / other
