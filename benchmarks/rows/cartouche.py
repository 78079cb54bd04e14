"""Whole random matches of Cartouche, and how their cost grows."""

from functools import partial

from benchmarks.matches import begun, listing, matches
from benchmarks.probe import InProcess
from benchmarks.row import Kind, Row
from benchmarks.rows.calibration import CALIBRATOR

CONFIG = {"game": "cartouche", "seats": 2}
SAMPLING = InProcess(matches(CONFIG))
LISTING = InProcess(matches(CONFIG, listing))
PYRAMID = InProcess(matches({**CONFIG, "plugins": ["base", "achievements", "pyramid"]}))
SOLO = InProcess(
    matches({"game": "cartouche", "seats": 1, "plugins": ["base", "achievements", "pyramid", "solo"]})
)
HALF = InProcess(matches(CONFIG, partial(begun, rounds=5)))
ONE_SEAT = InProcess(matches({"game": "cartouche", "seats": 1}))
FOUR_SEATS = InProcess(matches({"game": "cartouche", "seats": 4}))

ROWS = (
    Row("cartouche", "Cartouche, 2 seats, random matches", SAMPLING, Kind.SPEED, "C", CALIBRATOR, 0.02),
    Row("cartouche-listing", "… listing every action", LISTING, Kind.SPEED, "C", CALIBRATOR, 0.006),
    Row(
        "cartouche-pyramid",
        "Cartouche with achievements and Pyramid, 2 seats",
        PYRAMID,
        Kind.SPEED,
        "C",
        CALIBRATOR,
        0.017,
    ),
    Row("solo", "… solo with everything", SOLO, Kind.SPEED, "C", CALIBRATOR, 0.025),
    # Linear growth would be exactly 4 and 2; a quarter more is allowed for what fills up as a match goes on.
    Row("seats", "Cartouche, 4 seats against 1", FOUR_SEATS, Kind.COST, "times", ONE_SEAT, 5),
    Row("rounds", "Cartouche, 10 rounds against 5", SAMPLING, Kind.COST, "times", HALF, 2.5),
)
