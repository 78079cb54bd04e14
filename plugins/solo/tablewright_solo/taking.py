"""What the opponent takes: stories to its completed area, tiles to the slots above the achievement cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .cards import above_card
from .slice import Solo

if TYPE_CHECKING:
    from tablewright import Play

    from .tables import SoloTables


def take_stories(play: Play, stories: Iterable[str], tables: SoloTables) -> None:
    """Each goes to the right end of the slot of its type (solo/draft/stories)."""
    solo = Solo.of(play.state)
    for story in stories:
        slot = tables.slots[story]
        solo.completed[slot] += (story,)
        rule = "solo/draft/stories" if len(tables.base.stories[story].slots) == 1 else "solo/pyramid/slots"
        title = tables.base.stories[story].title
        text = f"{tables.automaton.title} takes ‘{title}’ to its {slot} slot"
        play.emit("opponent-took-story", rule=rule, item=story, slot=slot, text=text)


def take_tiles(play: Play, tiles: Iterable[str], tables: SoloTables) -> None:
    """Each goes above one of the achievement cards, by its glyphs (solo/draft/tiles)."""
    solo = Solo.of(play.state)
    for tile in tiles:
        above = tables.above[tile]
        solo.tiles[above] += (tile,)
        text = f"{tables.automaton.title} takes a tile to {above_card(play.state, above, tables)}"
        rule = "solo/draft/tiles"
        play.emit("opponent-took-tile", rule=rule, item=tile, card_slot=above + 1, text=text)
