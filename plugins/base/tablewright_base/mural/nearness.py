"""From squares still to fill to a progress between 0 and 1."""

from __future__ import annotations

UNMET = 0.99
"""The most that a progress says of what is not met, whatever its estimate is."""


def nearness(distance: float, half: float) -> float:
    """1 at distance 0, a half at distance `half`, towards 0 beyond.

    Ever less steep, so that the last squares before the end are worth the most.
    """
    return half / (half + distance)
