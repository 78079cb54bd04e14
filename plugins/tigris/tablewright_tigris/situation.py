"""The situation of a scenario: boards drawn in a few lines, hands, points. Its form is in the schema of the same name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tablewright import misnamed

from .board import all_tiles, areas_of
from .maps import LAND, RIVER, SPECIAL, map_of
from .slice import Conflict, Player, Tigris
from .spheres import BY_LETTER, COLOURS
from .starting import empty_table

if TYPE_CHECKING:
    from tablewright import State

    from .tables import Tables

_SQUARE = re.compile(
    r"(?P<united>\+)?(?P<river>~)?(?:(?P<ruin>x)|(?P<covered>#)|(?P<tile>[rbgk])|(?P<leader>[RBGK])(?P<seat>[0-3]))?"
    r"(?P<treasure>\*)?(?P<special>!)?"
)


def bring(state: State, tigris: Tigris, data: dict[str, Any], tables: Tables) -> None:
    """Bring the table, as it is before the set-up, into the situation. Raises ValueError for what cannot be."""
    if "board" in data:
        _draw(tigris, data["board"], tables)
    tigris.monuments = dict(data.get("monuments", {}))
    for monument, corner in tigris.monuments.items():
        if monument not in tables.monuments:
            words = f"there is no monument '{monument}'"
            raise misnamed(words, monument, tables.monuments, "monuments", monument)
        grid = map_of(tigris.map).grid
        if grid.find(corner) < 0 or not tigris.covered >> grid.index(corner) & 1:
            raise ValueError(f"there is no tile face down ('#') on {corner}", "monuments", monument)
    for name, given in data.get("seats", {}).items():
        if int(name) >= len(tigris.players):
            raise ValueError(f"there is no seat {name}", "seats", name)
        _seat(tigris.players[int(name)], given)
    if "bag" in data:
        # The bag is drawn from at its end, and a scenario names the next tile first.
        tigris.bag = tuple(BY_LETTER[letter] for letter in data["bag"])[::-1]
    _fill_bag(state, tigris, tables, data)
    areas_of(tigris)
    _place(tigris, data)
    if "conflict" in data:
        _fight(tigris, data["conflict"])


def _seat(player: Player, given: dict[str, Any]) -> None:
    player.hand = tuple(BY_LETTER[letter] for letter in given.get("hand", ""))
    player.replaced = tuple(BY_LETTER[letter] for letter in given.get("replaced", ""))
    player.treasures = given.get("treasures", 0)
    player.catastrophes = given.get("catastrophes", player.catastrophes)
    for colour in COLOURS:
        points = given.get("points", {}).get(colour, 0)
        if points:
            player.points[colour] = {"tile": points}


def _fill_bag(state: State, tigris: Tigris, tables: Tables, data: dict[str, Any]) -> None:
    """Where a scenario says nothing about the bag, it holds what lies nowhere else, shuffled."""
    if "bag" in data:
        return
    bag = list(tigris.bag or _all_tiles(tables))
    out = (
        [colour for colour in COLOURS for _ in range(getattr(tigris, colour).bit_count())]
        if "board" in data
        else []
    )
    out += [colour for player in tigris.players for colour in player.hand + player.replaced]
    for colour in out:
        if colour in bag:
            bag.remove(colour)
    state.stream.shuffle(bag)
    tigris.bag = tuple(bag)


def _place(tigris: Tigris, data: dict[str, Any]) -> None:
    """The tile placed in this action; the one under the unification tile was."""
    square = data.get("placed", tigris.united)
    if square:
        grid = map_of(tigris.map).grid
        if grid.find(square) < 0 or not all_tiles(tigris) >> grid.index(square) & 1:
            raise ValueError(f"there is no tile face up on '{square}'", "placed")
    tigris.placed = square


def _fight(tigris: Tigris, given: dict[str, Any]) -> None:
    """A conflict that has begun."""
    conflict = Conflict(**given)
    for side in ("attacker", "defender"):
        seat = given[side]
        if seat >= len(tigris.players) or conflict.colour not in tigris.players[seat].leaders:
            raise ValueError(f"seat {seat} has no {conflict.colour} leader on the board", "conflict", side)
    if conflict.kind == "war" and not tigris.united:
        raise ValueError(
            "in a war the unification tile lies on the board: '+' before a tile", "conflict", "kind"
        )
    tigris.conflict = conflict


def _all_tiles(tables: Tables) -> list[str]:
    return [colour for colour, number in tables.tile_counts.items() for _ in range(number)]


def _draw(tigris: Tigris, rows: list[str], tables: Tables) -> None:
    """Read a board: one word for each square."""
    words = [row.split() for row in rows]
    width = len(words[0])
    ground = []
    for number, row in enumerate(words):
        if len(row) != width:
            raise ValueError(f"this row has {len(row)} squares, the first one has {width}", "board", number)
        ground.append("".join(_ground(word, number) for word in row))
    drawn = empty_table(len(tigris.players), tables, map_of("/".join(ground)))
    for name in ("map", "width", "height", "red", "treasures", "bag"):
        setattr(tigris, name, getattr(drawn, name))
    tigris.areas = None
    grid = map_of(tigris.map).grid
    for y, row in enumerate(words):
        for x, word in enumerate(row):
            _put(tigris, word, 1 << grid.cell(x, y), y)


def _ground(word: str, row: int) -> str:
    found = _SQUARE.fullmatch(word.lstrip("."))
    if found is None:
        raise ValueError(f"'{word}' is no square; see how boards are drawn", "board", row)
    if found["special"]:
        return SPECIAL
    return RIVER if found["river"] or found["tile"] == "b" else LAND


def _put(tigris: Tigris, word: str, bit: int, row: int) -> None:
    found = _SQUARE.fullmatch(word.lstrip("."))
    assert found is not None
    if found["ruin"]:
        tigris.ruins |= bit
    if found["covered"]:
        tigris.covered |= bit
    if found["tile"]:
        colour = BY_LETTER[found["tile"]]
        setattr(tigris, colour, getattr(tigris, colour) | bit)
    if found["treasure"]:
        if not (tigris.red | tigris.covered) & bit:
            raise ValueError("a treasure lies on a temple or on a tile face down", "board", row)
        tigris.treasures |= bit
    if found["united"]:
        if not found["tile"] or tigris.united:
            raise ValueError("the unification tile ('+') lies on one tile", "board", row)
        tigris.united = map_of(tigris.map).grid.names(bit)[0]
    if found["leader"]:
        seat, colour = int(found["seat"]), BY_LETTER[found["leader"].lower()]
        if seat >= len(tigris.players):
            raise ValueError(f"there is no seat {seat}", "board", row)
        if colour in tigris.players[seat].leaders:
            raise ValueError(f"seat {seat} has one {colour} leader only", "board", row)
        tigris.players[seat].leaders[colour] = map_of(tigris.map).grid.names(bit)[0]
