"""What to show of the buildings, and how to tell of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright.scenes import Text

from .slice import Buildings

if TYPE_CHECKING:
    from tablewright import State
    from tablewright.scenes import Scene

    from .tables import BuildingTables


def scenes_of(state: State, tables: BuildingTables) -> list[Scene]:
    """A line that says where each building is, the same for everybody."""
    told, beside = [], []
    places = Buildings.of(state).places
    for colour, building in tables.of_colour.items():
        name = f"{tables.titles[building].lower()} ({colour})"
        if places[building]:
            told.append(f"{name} on {places[building]}")
        else:
            beside.append(name)
    if beside:
        told.append("beside the board: " + ", ".join(beside))
    return [Text("buildings", "Buildings", text="; ".join(told))]


def signs(state: State, tables: BuildingTables) -> dict[str, tuple[str, str]]:
    """What stands on the squares with a building: the first letter of its title."""
    return {
        place: (tables.titles[building][0], f"under the {tables.titles[building].lower()}")
        for building, place in Buildings.of(state).places.items()
        if place
    }


def in_words(event: dict[str, Any], tables: BuildingTables) -> str | None:
    """An event of a building in words."""
    if event["kind"] == "building-taken-back":
        title = tables.titles[event["item"]].lower()
        return (
            f"put the {title} beside the board: its tile on {event['data']['square']} no longer lies face up"
        )
    if event["kind"] == "building-stays":
        title, square = tables.titles[event["item"]].lower(), event["data"]["square"]
        return f"completed a line, but it is not longer than that of the {title} on {square}"
    # The others follow from the action, which has been told.
    return "" if event["kind"] in ("building-placed", "building-left") else None
