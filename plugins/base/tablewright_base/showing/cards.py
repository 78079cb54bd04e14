"""Story cards as they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.scenes import Card

if TYPE_CHECKING:
    from tablewright import State
    from tablewright_base.tables import Tables

COLOURS = {"token": "bright_yellow", "chamber": "bright_cyan", "river": "bright_blue"}
SEVERAL = "bright_green"


def story_card(state: State, seat: int, name: str, tables: Tables) -> Card:
    """A story, with how far `seat` is from completing it; -1 is nobody, who is nowhere."""
    story = tables.stories[name]
    asked = seat >= 0
    return Card(
        name,
        story.title,
        story.text[:1].upper() + story.text[1:] + ("" if story.text.endswith(".") else "."),
        story.points,
        story.slots,
        COLOURS.get(story.slots[0], "") if len(story.slots) == 1 else SEVERAL,
        progress=story.requirement.progress(state, seat) if asked else None,
        lacking=story.requirement.why_not(state, seat) if asked else "",
        picture=story.requirement.picture(),
    )
