"""Numbers that say how figures are spread."""

import math
import statistics
from collections.abc import Sequence

QUANTILES = {"least": 0.0, "tenth": 0.1, "median": 0.5, "nine tenths": 0.9, "most": 1.0}
_TWO_SIDED_95 = 1.96


def spread(values: Sequence[float]) -> dict[str, float]:
    """The mean and some quantiles."""
    ordered = sorted(values)
    found = {"mean": statistics.fmean(ordered)}
    for name, share in QUANTILES.items():
        found[name] = ordered[round(share * (len(ordered) - 1))]
    return {name: round(value, 1) for name, value in found.items()}


def interval(share: float, of: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share that was seen in so many matches (Wilson's)."""
    z2 = _TWO_SIDED_95**2
    middle = share + z2 / (2 * of)
    half = _TWO_SIDED_95 * math.sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    return (middle - half) / (1 + z2 / of), (middle + half) / (1 + z2 / of)
