"""What to show of the opponent: how far it is in the middle of the table, its cards and tiles on its own side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright.scenes import Cards, Counter, Counters, Pieces, Scene
from tablewright_base import shown_piece, story_card

from .cards import above_card
from .slice import Solo

if TYPE_CHECKING:
    from tablewright import State

    from .tables import SoloTables

NOBODY = -1


def scenes_of(state: State, tables: SoloTables) -> Iterator[Scene]:
    """The scenes of the opponent, the same for everybody."""
    solo = Solo.of(state)
    name = tables.automaton.id
    yield _standing(state, solo, tables)
    for slot, stories in solo.completed.items():
        if stories:
            cards = [story_card(state, NOBODY, story, tables.base) for story in stories]
            yield Cards(f"opponent-{slot}", f"{slot.capitalize()} stories", opponent=name, cards=cards)
    for number, tiles in enumerate(solo.tiles):
        if tiles:
            title = f"Tiles {above_card(state, number, tables)}"
            pieces = [shown_piece(tables.base.pieces[tile]) for tile in tiles]
            yield Pieces(f"opponent-tiles-{number + 1}", title, opponent=name, pieces=pieces)


def _standing(state: State, solo: Solo, tables: SoloTables) -> Counters:
    """Numbers that a player looks at while drafting."""
    counters = [
        Counter(f"opponent-{slot}-stories", f"{slot} stories", len(stories), one=f"{slot} story")
        for slot, stories in solo.completed.items()
    ]
    counters += [
        Counter(
            f"opponent-above-{number + 1}",
            f"tiles {above_card(state, number, tables)}",
            len(tiles),
            one=f"tile {above_card(state, number, tables)}",
        )
        for number, tiles in enumerate(solo.tiles)
    ]
    counters.append(Counter("opponent-ankhs", "ankhs left", solo.ankhs, one="ankh left"))
    return Counters("opponent", tables.automaton.title, counters=counters)
