"""The count of the pieces that lie before the opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .slice import Solo

if TYPE_CHECKING:
    from tablewright import State


def census(state: State) -> dict[str, int]:
    """How many pieces of each kind the opponent has; kinds of the base game under its names."""
    solo = Solo.of(state)
    tiles = [tile for pile in solo.tiles for tile in pile]
    stories = [story for pile in solo.completed.values() for story in pile]
    return {
        "mural tiles": len(tiles),
        "different mural tiles": len(set(tiles)),
        "stories": len(stories),
        "different stories": len(set(stories)),
        "the opponent's ankhs": solo.ankhs + sum(len(spaces) for spaces in solo.achievements.values()),
    }
