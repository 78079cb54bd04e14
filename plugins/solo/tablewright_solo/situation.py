"""The situation of a scenario: what stands under ``"solo"``, and how the slice is brought into it.

The form is described in `schemas/v1/situations/solo.schema.json`:

    "solo": {
      "completed": {"token": ["token-01", "token-02"]}, "tiles": [["tile-01"], [], ["tile-13"]],
      "achievements": {"three-token": [0]}, "closed": [], "ankhs": 5, "discarded": ["token-03"]
    }

Tiles and stories are taken out of the bag, the deck and the box, where the base game has left them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tablewright import misnamed
from tablewright_base import Base, lending

from .cards import card_in
from .slice import Solo

if TYPE_CHECKING:
    from tablewright import State

    from .tables import SoloTables


def bring(state: State, solo: Solo, tables: SoloTables, data: dict[str, Any]) -> None:
    """Bring the slice into the situation that `data` describes. Raises ValueError for what cannot be."""
    _stories(state, solo, tables, data)
    for number, tiles in enumerate(data.get("tiles", ())):
        if number >= len(solo.tiles):
            raise ValueError(f"there are {len(solo.tiles)} slots for achievement cards", "tiles", number)
        for index, tile in enumerate(tiles):
            _apart(state, ("tiles", number, index), tiles=[tile])
        solo.tiles[number] = tuple(tiles)
    _ankhs(state, solo, tables, data)
    solo.closed = tuple(data.get("closed", _closed(state, solo, tables)))


def _stories(state: State, solo: Solo, tables: SoloTables, data: dict[str, Any]) -> None:
    given = data.get("completed", {})
    where: list[tuple[str, str, tuple[str | int, ...]]] = []
    if isinstance(given, dict):
        for slot, stories in given.items():
            if slot not in solo.completed:
                raise misnamed(f"there is no slot '{slot}'", slot, solo.completed, "completed", slot)
            where += [(slot, story, ("completed", slot, index)) for index, story in enumerate(stories)]
    else:
        for index, story in enumerate(given):
            where.append((tables.slots.get(story, ""), story, ("completed", index)))
    for slot, story, place in where:
        _apart(state, place, stories=[story])
        solo.completed[slot] += (story,)
    discarded = tuple(data.get("discarded", ()))
    for index, story in enumerate(discarded):
        _apart(state, ("discarded", index), stories=[story])
    lending.discard(state, stories=discarded)
    solo.discarded = discarded


def _apart(
    state: State, place: tuple[str | int, ...], *, tiles: Iterable[str] = (), stories: Iterable[str] = ()
) -> None:
    try:
        lending.set_apart(state, tiles=tiles, stories=stories)
    except ValueError as error:
        error.args = (str(error), *place)
        raise


def _ankhs(state: State, solo: Solo, tables: SoloTables, data: dict[str, Any]) -> None:
    """Its ankhs on the board, none of them on a space of the player's."""
    base = Base.of(state)
    for name, spaces in data.get("achievements", {}).items():
        if name not in base.achievements:
            words = f"the achievement '{name}' is not on the board"
            raise misnamed(words, name, base.achievements, "achievements", name)
        there = len(tables.base.spaces[base.achievements.index(name)])
        occupied = [player.achievements[name][0] for player in base.players if name in player.achievements]
        for index, space in enumerate(spaces):
            if space >= there:
                words = f"there are {there} spaces below '{name}', counted from 0"
                raise ValueError(words, "achievements", name, index)
            if space in occupied:
                raise ValueError("the player's ankh stands there", "achievements", name, index)
        solo.achievements[name] = tuple(spaces)
    gone = sum(len(spaces) for spaces in solo.achievements.values())
    solo.ankhs = data.get("ankhs", max(0, tables.automaton.ankhs - gone))


def _closed(state: State, solo: Solo, tables: SoloTables) -> list[str]:
    """What it has closed by completing it as often as it stands there."""
    limits = {line.achievement: line.limits for line in tables.automaton.stories}
    for number in range(len(solo.tiles)):
        limits[card_in(state, number, tables)] = tables.automaton.cards
    return [
        name
        for name, spaces in solo.achievements.items()
        if name in limits and 0 < limits[name].closed_after <= len(spaces)
    ]
