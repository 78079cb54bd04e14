"""Leaving the wonder unerected."""

from __future__ import annotations

from tablewright import Decline


class LeaveWonder(Decline):
    """Do not erect the wonder; the tiles stay (tigris-wonder/erect/not-later)."""

    name = "leave_wonder"
    title = "Do not erect the wonder"
    steps = ("wonder",)
    rule = when = "tigris-wonder/erect/not-later"
    event = "wonder-left"
