"""The mural boards: laid out differently, and fair to each other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from typing import Literal

import pytest

from tests.content.content_files import grid_of, items

MURALS = items("base", "murals")
BOTH: list[Literal["A", "B"]] = ["A", "B"]
ALL = [(mural["id"], side) for mural in MURALS for side in BOTH]
WIDTH, HEIGHT, ICONS = 12, 8, "cshk"


def rows_of(name: str, side: str) -> list[str]:
    rows: list[str] = next(mural for mural in MURALS if mural["id"] == name)["sides"][side]["rows"]
    return rows


def icons_of(name: str, side: str) -> dict[tuple[int, int], str]:
    grid = grid_of(rows_of(name, side))
    return {(y, x): icon for y, row in enumerate(grid) for x, icon in enumerate(row) if icon != "."}


@pytest.mark.parametrize(("name", "side"), ALL)
def test_size_and_reeds(name: str, side: str) -> None:
    rows = rows_of(name, side)
    assert [len(row.replace(" ", "")) for row in rows] == [WIDTH] * (HEIGHT + 1)
    reeds = [number for number, row in enumerate(rows) if "=" in row]
    assert reeds == [HEIGHT if side == "A" else HEIGHT // 2]


@pytest.mark.parametrize(("name", "side"), ALL)
def test_icons_are_spread_evenly(name: str, side: str) -> None:
    icons = icons_of(name, side)
    assert Counter(icons.values()) == dict.fromkeys(ICONS, 6)
    assert Counter(y for y, _ in icons) == dict.fromkeys(range(HEIGHT), 3)
    assert Counter(x for _, x in icons) == dict.fromkeys(range(WIDTH), 2)
    quarters = Counter((icon, y * 2 // HEIGHT, x * 2 // WIDTH) for (y, x), icon in icons.items())
    assert len(quarters) == 16
    assert set(quarters.values()) <= {1, 2}


@pytest.mark.parametrize(("name", "side"), ALL)
def test_every_icon_type_is_near_the_reeds(name: str, side: str) -> None:
    """A tile placed in round 1 can touch an icon of any type: one stands within two squares of the reeds."""
    near = (HEIGHT - 2, HEIGHT - 1) if side == "A" else (HEIGHT // 2 - 1, HEIGHT // 2)
    found = Counter(icon for (y, _), icon in icons_of(name, side).items() if y in near)
    assert set(found) == set(ICONS)
    assert max(found.values()) == 2


@pytest.mark.parametrize(("name", "side"), ALL)
def test_neighbours(name: str, side: str) -> None:
    """Icons of one type never touch; side A has three pairs that touch, side B, the denser one, six."""
    icons = icons_of(name, side)
    touching = [
        {icon, icons[beside]}
        for (y, x), icon in icons.items()
        for beside in ((y, x + 1), (y + 1, x))
        if beside in icons
    ]
    assert len(touching) == (3 if side == "A" else 6)
    assert all(len(pair) == 2 for pair in touching)


@pytest.mark.parametrize(("name", "side"), ALL)
def test_types_are_near_each_other_alike(name: str, side: str) -> None:
    """No two types are much nearer to each other, or farther, than others: stories about any types are as hard."""
    icons = icons_of(name, side)
    near: Counter[str] = Counter()
    for ((y, x), one), ((v, u), other) in combinations(icons.items(), 2):
        if abs(y - v) + abs(x - u) <= (4 if one == other else 3):
            near["".join(sorted(one + other))] += 1
    for one, other in combinations_with_replacement(sorted(ICONS), 2):
        low, high = (1, 4) if one == other else (5, 9)
        assert low <= near[one + other] <= high, one + other


def test_murals_differ() -> None:
    for side in BOTH:
        for one, other in combinations(MURALS, 2):
            same = icons_of(one["id"], side).items() & icons_of(other["id"], side).items()
            assert len(same) <= 6
