"""Lines of tiles, and where a building may go, against plain loops."""

from __future__ import annotations

import random

import pytest

from tablewright import Match
from tablewright_tigris import Tigris, board_map
from tablewright_tigris_buildings.lines import lines_through
from tablewright_tigris_buildings.placing import chance
from tablewright_tigris_buildings.slice import Buildings
from tests.plugins.tigris_variants.eager import with_variants

Square = tuple[int, int]


def line(there: set[Square], start: Square, step: Square) -> set[Square]:
    """The squares from `start` on in both directions, as far as there are tiles."""
    found = {start}
    for sign in (1, -1):
        x, y = start
        while (x := x + sign * step[0], y := y + sign * step[1]) in there:
            found.add((x, y))
    return found


def both(there: set[Square], start: Square) -> list[set[Square]]:
    return [line(there, start, (1, 0)), line(there, start, (0, 1))]


@pytest.mark.parametrize("seed", range(40))
def test_where_a_building_may_go(seed: int) -> None:
    rng = random.Random(seed)
    match = Match.new(with_variants("tigris-buildings"), seed)
    tables = match.rules.tables["tigris-buildings"]
    tigris = Tigris.of(match.state)
    grid = board_map(tigris).grid
    squares = [(x, y) for x in range(grid.width) for y in range(grid.height)]
    there = {square for square in squares if rng.random() < 0.45 + seed / 100}
    name = {square: grid.name(grid.cell(*square)) for square in squares}
    tigris.red = tigris.treasures = 0
    tigris.green = grid.mask_of(name[square] for square in there)
    for placed in sorted(there):
        tigris.placed = name[placed]
        standing = rng.choice([None, rng.choice(sorted(there))])
        Buildings.of(match.state).places["market-hall"] = name[standing] if standing else ""
        new = both(there, placed)
        bit = 1 << grid.index(name[placed])
        assert [sorted(grid.names(mask)) for mask in lines_through(tigris, tigris.green, bit)] == [
            sorted(name[square] for square in one) for one in new
        ]
        longest = max(map(len, both(there, standing))) if standing else 2
        expected = set().union(*(one for one in new if len(one) >= 3 and len(one) > longest))
        assert set(grid.names(chance(match.state, tables).squares)) == {name[square] for square in expected}
