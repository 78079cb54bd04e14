"""What content of strangers costs: forty packs of achievements that lie in the box, a thousand cards checked."""

import contextlib
import io
from collections.abc import Callable
from typing import Any

from benchmarks.matches import matches
from benchmarks.packs import pack
from benchmarks.probe import InProcess
from benchmarks.row import Kind, Row
from benchmarks.rows.calibration import CALIBRATOR
from tablewright.cli.main import main

# The cards for a first game are laid out, so none of a pack is dealt.
WITHOUT: dict[str, Any] = {"game": "cartouche", "seats": 2, "options": {"base": {"first_game": True}}}


def _with_packs() -> Callable[[int], None]:
    folders = [str(pack(f"pack-{number}", 10)) for number in range(40)]
    return matches({**WITHOUT, "plugins": ["base", "achievements", *folders]})()


def _check() -> Callable[[int], None]:
    folder = str(pack("thousand", 1000))

    def run(count: int) -> None:
        for _ in range(count):
            with contextlib.redirect_stdout(io.StringIO()):
                status = main(["check", folder])
            assert status == 0

    return run


ROWS = (
    Row(
        "packs",
        "a match beside 40 packs of 10 achievements",
        InProcess(_with_packs),
        Kind.COST,
        "times",
        InProcess(matches(WITHOUT)),
        1.1,
    ),
    Row("check", "check of 1,000 cards, seen before", InProcess(_check), Kind.COST, "games", CALIBRATOR, 400),
)
