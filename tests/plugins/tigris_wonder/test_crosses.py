"""Crosses of tiles against plain loops, and what is wrong with a wonder in a scenario."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tablewright import Match, TablewrightError
from tablewright.scenarios import run
from tablewright_tigris import Tigris, board_map
from tablewright_tigris_wonder.crosses import centres
from tests.plugins.tigris_variants.eager import with_variants


def cross(x: int, y: int) -> list[tuple[int, int]]:
    return [(x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


@pytest.mark.parametrize("seed", range(40))
def test_crosses_that_a_tile_completes(seed: int) -> None:
    rng = random.Random(seed)
    match = Match.new(with_variants("tigris-wonder"), seed)
    tigris = Tigris.of(match.state)
    grid = board_map(tigris).grid
    squares = [(x, y) for x in range(grid.width) for y in range(grid.height)]
    there = {square for square in squares if rng.random() < 0.6 + seed / 200}
    name = {square: grid.name(grid.cell(*square)) for square in squares}
    tigris.red = tigris.treasures = 0
    tigris.black = grid.mask_of(name[square] for square in there)
    for placed in sorted(there):
        tigris.placed = name[placed]
        expected = [square for square in cross(*placed) if there.issuperset(cross(*square))]
        assert set(grid.names(centres(tigris))) == {name[square] for square in expected}


@pytest.mark.parametrize(
    ("centre", "words"),
    [
        ("b2", ""),
        ("z9", "there is no square z9 on the board"),
        ("b1", "around b1 there are not five squares with '#'"),
        ("c2", "around c2 there are not five squares with '#'"),
    ],
)
def test_a_wonder_stands_on_five_squares(tmp_path: Path, centre: str, words: str) -> None:
    scenario: dict[str, Any] = {
        "title": "A case",
        "rule": "tigris-wonder/erect/once",
        "game": "tigris",
        "plugins": ["tigris", "tigris-wonder"],
        "situation": {
            "step": "act",
            "tigris": {"board": [".  #  .  .", "#  #  #  .", ".  #  .  ."]},
            "tigris-wonder": {"centre": centre},
        },
        "then": [{"value": "tigris-wonder.centre", "is": centre}],
    }
    path = tmp_path / "case.scenario.json"
    path.write_text(json.dumps(scenario), encoding="utf-8")
    try:
        (outcome,) = run(path)
        told = "" if outcome.passed else str(outcome)
    except TablewrightError as error:
        told = str(error)
    assert words in told
    assert bool(words) == bool(told)
