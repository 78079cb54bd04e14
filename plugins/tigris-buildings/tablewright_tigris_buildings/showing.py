"""What to show of the buildings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright.scenes import Text

from .slice import Buildings

if TYPE_CHECKING:
    from tablewright import State
    from tablewright.scenes import Scene

    from .tables import BuildingTables


def scenes_of(state: State, tables: BuildingTables) -> Iterator[Scene]:
    """A line that says where each building is, the same for everybody."""
    places = Buildings.of(state).places
    told = [
        f"{tables.titles[name]} ({colour}) on {places[name]}" for colour, name in _all(tables) if places[name]
    ]
    beside = [f"{tables.titles[name]} ({colour})" for colour, name in _all(tables) if not places[name]]
    if beside:
        told.append("beside the board: " + ", ".join(beside))
    yield Text("buildings", "Buildings", text="; ".join(told))


def _all(tables: BuildingTables) -> list[tuple[str, str]]:
    return list(tables.of_colour.items())
