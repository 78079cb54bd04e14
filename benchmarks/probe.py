"""A probe measures one thing: CPU seconds per unit (a game, a clone, a process), or plain bytes."""

import gc
import time
from collections.abc import Callable
from typing import Protocol


class Unavailable(Exception):
    """What is to be measured is not here; the text says why in plain words."""


class Probe(Protocol):
    """What a row is made of."""

    def prepare(self) -> None:
        """Gets everything ready once; raises Unavailable where that fails."""

    def sample(self, seconds: float) -> float:
        """One figure, from about this many CPU seconds of work."""


class InProcess:
    """Runs a function of this process; `make` returns it, taking how many units to do."""

    def __init__(self, make: Callable[[], Callable[[int], object]]) -> None:
        self._make = make
        self._run: Callable[[int], object] | None = None
        self._cost = 0.0  # CPU seconds per unit, last known

    def prepare(self) -> None:
        if self._run is None:
            try:
                self._run = self._make()
                units, spent = 1, self._time(1)
            except ImportError as error:
                raise Unavailable(f"cannot be imported: {error}") from error
            while spent < 0.01:  # shorter figures are mostly the clock's own
                units *= 4
                spent = self._time(units)
            self._cost = spent / units

    def sample(self, seconds: float) -> float:
        units = max(1, round(seconds / self._cost))
        self._cost = self._time(units) / units
        return self._cost

    def _time(self, units: int) -> float:
        assert self._run is not None, "prepare() comes first"
        gc.collect()  # nobody pays for the garbage of the probe before
        start = time.process_time()
        self._run(units)
        return time.process_time() - start


class Figure:
    """A figure that needs no clock, such as bytes of memory; one figure per sample."""

    def __init__(self, measure: Callable[[], float]) -> None:
        self._measure = measure

    def prepare(self) -> None:
        try:
            self._measure()
        except ImportError as error:
            raise Unavailable(f"cannot be imported: {error}") from error

    def sample(self, seconds: float) -> float:
        return self._measure()
