"""The yardstick itself: C, in games per CPU second. Reported, since it says only how fast the machine is."""

import random
from collections.abc import Callable

from benchmarks.calibrator import random_game
from benchmarks.probe import InProcess
from benchmarks.row import Kind, Row


def _games() -> Callable[[int], None]:
    rng = random.Random(1)

    def run(games: int) -> None:
        for _ in range(games):
            random_game(rng)

    return run


class _Second:
    """A probe whose unit costs one second, so that a speed against it is a rate per second."""

    def prepare(self) -> None: ...

    def sample(self, seconds: float) -> float:
        return 1.0


CALIBRATOR = InProcess(_games)

ROWS = (
    Row("calibrator", "calibrator C, random games", CALIBRATOR, Kind.SPEED, "games/s", against=_Second()),
)
