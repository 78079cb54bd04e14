"""What lies before the opponent, and above the achievement cards."""

from __future__ import annotations

from tablewright import Slice, shown


class Solo(Slice, plugin="solo"):
    """The opponent's part of the table. Nothing of it is hidden."""

    opponent: str = shown(default="")
    """The id of its table."""
    completed: dict[str, tuple[str, ...]] = shown(factory=dict)
    """Its stories by slot, from the leftmost on."""
    tiles: list[tuple[str, ...]] = shown(factory=list)
    """The tiles above each slot for an achievement card, those that came first first."""
    ankhs: int = shown(default=0)
    """How many it has left."""
    achievements: dict[str, tuple[int, ...]] = shown(factory=dict)
    """By achievement the spaces, from 0, on which its ankhs stand: as many as the times that it completed it."""
    closed: tuple[str, ...] = shown(default=())
    """Achievements that it has completed so often that the player no longer can."""
    discarded: tuple[str, ...] = shown(default=(), spaced=True)
    """The stories that it gave up for achievements, in order; the cards lie with the discarded ones."""
