"""Memory of a Cartouche match that has been played to its end, and how much of it is the log."""

import gc
import random
import tracemalloc

from benchmarks.matches import rules_of, sampling
from benchmarks.probe import Figure
from benchmarks.row import Kind, Row
from benchmarks.rows.cartouche import CONFIG
from tablewright import Match


def _sizes() -> tuple[float, float]:
    """KiB of the match in all, and of its log; the rules, which matches share, are not counted."""
    rules, rng = rules_of(CONFIG), random.Random(1)
    sampling(Match(rules, 1), rng)  # what is made once only is made here
    gc.collect()
    tracemalloc.start()
    try:
        match = sampling(Match(rules, 1), rng)
        gc.collect()
        whole, _peak = tracemalloc.get_traced_memory()
        match.log.clear()
        gc.collect()
        rest, _peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return whole / 1024, (whole - rest) / 1024


ROWS = (
    Row("memory", "memory of a finished match", Figure(lambda: _sizes()[0]), Kind.PLAIN, "KiB", pairs=1),
    Row("memory-log", "… of that, its log", Figure(lambda: _sizes()[1]), Kind.PLAIN, "KiB", pairs=1),
)
