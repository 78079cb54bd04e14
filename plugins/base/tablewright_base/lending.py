"""Tiles and stories that go to somebody who is no player, and come back: what other plugins may do with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tablewright.piles import below_top, top_of, without

from .lots import refill
from .reserve import discard_tiles
from .slice import base_of

if TYPE_CHECKING:
    from tablewright import Play, State


def take_rows(state: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Take the tiles and the stories that nobody drafted, in the order in which they were dealt."""
    base = base_of(state)
    rows = base.tile_row, base.story_row
    base.tile_row = base.story_row = ()
    return rows


def draw_tiles(play: Play, number: int) -> tuple[str, ...]:
    """Take so many tiles from the top of the bag, or what there is."""
    base = base_of(play.state)
    if len(base.bag) < number:
        refill(base, play.random)
    taken, base.bag = top_of(base.bag, number), below_top(base.bag, number)
    return taken


def draw_boxed_stories(play: Play, number: int) -> tuple[str, ...]:
    """Take so many, or what there is, of the stories that were removed from the deck in the set-up, at random."""
    base = base_of(play.state)
    taken, rest = play.random.deal(base.story_box, number)
    base.story_box = tuple(sorted(rest))
    return taken


def discard(state: State, *, tiles: Iterable[str] = (), stories: Iterable[str] = ()) -> None:
    """Put tiles and stories that were taken to the discarded ones."""
    base = base_of(state)
    discard_tiles(base, *tiles)
    base.story_discard += tuple(stories)


def set_apart(state: State, *, tiles: Iterable[str] = (), stories: Iterable[str] = ()) -> None:
    """Take these tiles and stories from where a scenario left them, in the bag, the deck or the box.

    The deck keeps its size as long as the box has a card to put in the place. Raises ValueError for what lies
    somewhere else or does not exist.
    """
    base = base_of(state)
    for tile in tiles:
        if tile not in base.bag:
            raise ValueError(f"there is no tile '{tile}' in the bag: it lies elsewhere, or nowhere")
        base.bag = without(base.bag, tile)
    for story in stories:
        if story in base.story_box:
            base.story_box = without(base.story_box, story)
        elif story in base.starting_box:
            base.starting_box = without(base.starting_box, story)
        elif story in base.deck:
            place = base.deck.index(story)
            base.deck = (*base.deck[:place], *base.story_box[-1:], *base.deck[place + 1 :])
            base.story_box = base.story_box[:-1]
        else:
            raise ValueError(
                f"there is no story '{story}' in the deck or the box: it lies elsewhere, or nowhere"
            )
