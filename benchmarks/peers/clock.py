"""How a peer measures itself. Standard library only: it runs in the peers' own environment."""

import json
import sys
import time
from collections.abc import Callable


def report(random_game: Callable[[], None]) -> None:
    """Plays for sys.argv[1] CPU seconds, after half as long to warm up, and prints games and seconds."""
    seconds = float(sys.argv[1])
    _games(random_game, seconds / 2)
    units, spent = _games(random_game, seconds)
    print(json.dumps({"units": units, "seconds": spent}))


def _games(random_game: Callable[[], None], seconds: float) -> tuple[int, float]:
    start, units = time.process_time(), 0
    while (spent := time.process_time() - start) < seconds or not units:
        random_game()
        units += 1
    return units, spent
