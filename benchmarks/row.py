"""A row of the table: one probe, what it is held against, and the target."""

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

    def prepare(self) -> None:
        """Raises Unavailable."""
        self.probe.prepare()
        if self.against is not None:
            self.against.prepare()

    def run(self, seconds: float) -> float:
        """Both probes one after the other, so that a machine that slows down slows both."""
        other = self.against.sample(seconds * self.patience) if self.against is not None else 1.0
        own = self.probe.sample(seconds * self.patience)
        return other / own if self.kind is Kind.SPEED else own / other

    def met(self, value: float) -> bool | None:
        """Whether the target is reached; None for a row without one."""
        if self.target is None:
            return None
        return value >= self.target if self.kind is Kind.SPEED else value < self.target
