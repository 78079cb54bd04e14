"""Whole random matches of Tigris & Euphrates, its kingdoms, and a copy of its state."""

import random
from collections.abc import Callable

from benchmarks.matches import begun, listing, matches, rules_of
from benchmarks.probe import InProcess
from benchmarks.row import Kind, Row
from benchmarks.rows.calibration import CALIBRATOR
from tablewright import Match

CONFIG = {"game": "tigris", "plugins": ["tigris"], "seats": 4}
VARIANTS = ["tigris-advanced-board", "tigris-buildings", "tigris-english", "tigris-wonder"]
EVERYTHING = {**CONFIG, "plugins": ["tigris", *VARIANTS]}


def _clones() -> Callable[[int], None]:
    state = begun(Match(rules_of(CONFIG), 1), random.Random(1), rounds=20).state

    def run(count: int) -> None:
        for _ in range(count):
            state.clone()

    return run


def _kingdoms(anew: bool) -> Callable[[], Callable[[int], None]]:
    """The areas after one more tile, on each empty square in turn: found anew, or made from those before."""

    def make() -> Callable[[int], None]:
        from tablewright_tigris.areas import Areas
        from tablewright_tigris.board import areas_of, empty, leaders
        from tablewright_tigris.slice import tigris_of

        tigris = tigris_of(begun(Match(rules_of(CONFIG), 1), random.Random(1), rounds=20).state)
        areas, standing = areas_of(tigris), leaders(tigris)
        squares = [1 << index for index in areas.board.grid.cells(empty(tigris))]

        def run(count: int) -> None:
            for number in range(count):
                bit = squares[number % len(squares)]
                if anew:
                    Areas.of(areas.board, areas.linked | bit, standing)
                else:
                    areas.with_square(bit)

        return run

    return make


ROWS = (
    Row(
        "tigris",
        "Tigris & Euphrates, 4 seats, random matches",
        InProcess(matches(CONFIG)),
        Kind.SPEED,
        "C",
        CALIBRATOR,
        0.006,
    ),
    Row(
        "tigris-listing",
        "… listing every action",
        InProcess(matches(CONFIG, listing)),
        Kind.SPEED,
        "C",
        CALIBRATOR,
        0.003,
        patience=2,
    ),
    # What the variants may cost is nowhere asked for; it is measured so that it is known.
    Row(
        "tigris-variants",
        "… with every variant",
        InProcess(matches(EVERYTHING)),
        Kind.SPEED,
        "C",
        CALIBRATOR,
    ),
    Row(
        "tigris-kingdoms",
        "kingdoms found anew, against kept up to date",
        InProcess(_kingdoms(anew=True)),
        Kind.COST,
        "times",
        InProcess(_kingdoms(anew=False)),
    ),
    Row("tigris-clone", "clone of its state", InProcess(_clones), Kind.COST, "games", CALIBRATOR, 0.15),
)
