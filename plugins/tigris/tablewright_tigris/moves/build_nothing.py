"""Leaving a monument unbuilt."""

from __future__ import annotations

from tablewright import Decline


class BuildNothing(Decline):
    """Build no monument; the tiles stay face up (tigris/monument/not-later)."""

    name = "build_nothing"
    title = "Build nothing"
    steps = ("monument",)
    rule = when = "tigris/monument/not-later"
    event = "nothing-built"
