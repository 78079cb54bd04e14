"""What to show of the wonder, and how to tell of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright.scenes import Text
from tablewright_tigris import Tigris, board_map

from .crosses import cross
from .slice import Wonder

if TYPE_CHECKING:
    from tablewright import State
    from tablewright.scenes import Scene


def scenes_of(state: State) -> list[Scene]:
    """A line that says where the wonder is, the same for everybody."""
    centre = Wonder.of(state).centre
    return [Text("wonder", "Wonder", text=f"around {centre}" if centre else "not erected")]


def signs(state: State) -> dict[str, tuple[str, str]]:
    """What stands on the squares of the wonder."""
    centre = Wonder.of(state).centre
    if not centre:
        return {}
    tigris = Tigris.of(state)
    return dict.fromkeys(board_map(tigris).grid.names(cross(tigris, centre)), ("w", "under the wonder"))


def in_words(event: dict[str, Any]) -> str | None:
    """An event of the wonder in words: nothing, for the action has been told."""
    if event["kind"] == "no-second-wonder":
        return f"completed a cross around {event['data']['square']}, but there is one wonder, and it stands"
    return "" if event["kind"] in ("wonder-erected", "wonder-left") else None
