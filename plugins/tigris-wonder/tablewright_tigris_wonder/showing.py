"""What to show of the wonder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.scenes import Text

from .slice import Wonder

if TYPE_CHECKING:
    from tablewright import State
    from tablewright.scenes import Scene


def scenes_of(state: State) -> list[Scene]:
    """A line that says where the wonder is, the same for everybody."""
    centre = Wonder.of(state).centre
    return [Text("wonder", "Wonder", text=f"around {centre}" if centre else "not erected")]
