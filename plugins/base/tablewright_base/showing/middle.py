"""The middle of the table: the achievement board, the two rows, and what is left of the piles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright.scenes import Cards, Counter, Counters, Pieces, Scene, Space, Track
from tablewright_base.forbidding import forbidden
from tablewright_base.slice import base_of

from .cards import story_card
from .tiles import shown_piece

if TYPE_CHECKING:
    from tablewright import State
    from tablewright_base.tables import Tables


def middle(state: State, viewer: int, tables: Tables) -> Iterator[Scene]:
    """What belongs to nobody."""
    base = base_of(state)
    for name in base.achievements:
        yield _achievement(state, viewer, name, tables)
    if base.story_row:
        cards = [story_card(state, viewer, name, tables) for name in base.story_row]
        yield Cards("story-row", "Stories to draft", cards=cards)
    if base.tile_row:
        yield Pieces(
            "tile-row", "Tiles to draft", pieces=[shown_piece(tables.pieces[name]) for name in base.tile_row]
        )
    yield Counters(
        "piles",
        "",
        counters=[
            Counter("deck", "stories left in the deck", len(base.deck), one="story left in the deck"),
            Counter("bag", "tiles left in the bag", len(base.bag), one="tile left in the bag"),
        ],
    )


def _achievement(state: State, viewer: int, name: str, tables: Tables) -> Track:
    """An achievement with its spaces and, for a player who has not completed it, how far away it is."""
    base = base_of(state)
    achievement = tables.achievements[name]
    points = tables.spaces[base.achievements.index(name)]
    markers = tables.markers(state, name, len(points))
    spaces = [
        Space(
            str(worth),
            [
                seat
                for seat, player in enumerate(base.players)
                if player.achievements.get(name, (-1, ""))[0] == space
            ],
            [whose for where, whose in markers if where == space],
        )
        for space, worth in enumerate(points)
    ]
    requirement = achievement.requirement
    picture = requirement.picture()
    if viewer < 0:
        return Track(name, achievement.title, spaces=spaces, text=achievement.text, picture=picture)
    if name in base.players[viewer].achievements:
        done = f"You have completed it. {achievement.text}"
        return Track(name, achievement.title, spaces=spaces, text=done, picture=picture)
    refusal = forbidden(state, viewer, name, tables)
    if refusal is not None:
        text = f"{refusal.text} {achievement.text}"
        return Track(name, achievement.title, spaces=spaces, text=text, picture=picture)
    return Track(
        name,
        achievement.title,
        spaces=spaces,
        text=achievement.text,
        lacking=requirement.why_not(state, viewer),
        progress=requirement.progress(state, viewer),
        picture=picture,
    )
