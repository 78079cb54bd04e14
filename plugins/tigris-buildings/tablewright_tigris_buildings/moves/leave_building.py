"""Leaving a building where it is."""

from __future__ import annotations

from tablewright import Decline


class LeaveBuilding(Decline):
    """Place no building; a monument may be built all the same (tigris-buildings/place/not-later)."""

    name = "leave_building"
    title = "Leave the building where it is"
    steps = ("building",)
    rule = when = "tigris-buildings/place/not-later"
    event = "building-left"
