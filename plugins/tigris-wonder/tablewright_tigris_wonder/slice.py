"""Where the wonder stands."""

from __future__ import annotations

from tablewright import Slice, shown


class Wonder(Slice, plugin="tigris-wonder"):
    """Nothing of it is hidden."""

    centre: str = shown(default="")
    """The square in the middle of its five; "" as long as it is not erected."""
