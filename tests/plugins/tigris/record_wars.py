"""Write the golden playthrough of a match full of wars, for bots that play at random have few.

    python -m tests.plugins.tigris.record_wars

It is checked with the others (tests/golden/test_golden.py); this is how it is recorded anew.
"""

from __future__ import annotations

import random
from pathlib import Path

from tablewright import Match
from tablewright.actions.moves import Action
from tablewright.testing.golden import record, write
from tests.plugins.tigris.warlike import warlike_action

FILE = Path(__file__).parents[2] / "golden" / "tigris-wars.json"
SEATS = 4
CONFIG = {"game": "tigris", "plugins": ["tigris"], "seats": SEATS}
SEED = 14


class Warlike:
    """Looks for a fight."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Action:
        return warlike_action(match, seat, self.rng)


if __name__ == "__main__":
    write(FILE, record(CONFIG, SEED, "warlike", [Warlike(SEED + seat) for seat in range(SEATS)]))
