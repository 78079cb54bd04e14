"""The expansion's own part of the state. Views, clones, saves and what bots may guess at follow from its declaration."""

from __future__ import annotations

from tablewright import Slice, counted, owned, per_seat, shown


class Seat(Slice):
    """What lies before one player."""

    incense: int = shown(default=0)
    held: tuple[str, ...] = owned(default=(), others="count", pool="prophecies")
    """Prophecies that only this player knows; the others see how many they are."""
    revealed: tuple[str, ...] = shown(default=())


class Oracle(Slice, plugin="oracle"):
    """The deck is drawn from at its end."""

    seats: list[Seat] = per_seat(Seat)
    deck: tuple[str, ...] = counted(default=(), pool="prophecies")
