"""Where the buildings are."""

from __future__ import annotations

from tablewright import Slice, shown


class Buildings(Slice, plugin="tigris-buildings"):
    """Nothing of it is hidden."""

    places: dict[str, str] = shown(factory=dict)
    """The square of each building by its id, "" beside the board."""
