"""The situation of a scenario: where the wonder stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright_tigris import Tigris, board_map

from .crosses import cross

if TYPE_CHECKING:
    from tablewright import State

    from .slice import Wonder


def bring(state: State, wonder: Wonder, data: dict[str, Any]) -> None:
    """Put the wonder where `data` says. Raises ValueError for what cannot be."""
    centre = data.get("centre", "")
    if not centre:
        return
    tigris = Tigris.of(state)
    if board_map(tigris).grid.find(centre) < 0:
        raise ValueError(f"there is no square {centre} on the board", "centre")
    squares = cross(tigris, centre)
    if squares.bit_count() < 5 or squares & ~tigris.covered:
        raise ValueError(f"around {centre} there are not five squares with '#'", "centre")
    wonder.centre = centre
