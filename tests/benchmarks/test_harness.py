import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks import report
from benchmarks.__main__ import choose, reached
from benchmarks.calibrator import ConnectFour, has_four, random_game
from benchmarks.harness import Measurement, measure
from benchmarks.peer import Peer
from benchmarks.probe import InProcess, Unavailable
from benchmarks.processes import SelfTimed
from benchmarks.row import Kind, Row
from benchmarks.rows import ROWS
from benchmarks.rows.calibration import CALIBRATOR


class Fixed:
    """A probe that knows its figures beforehand."""

    def __init__(self, *figures: float) -> None:
        self.figures = list(figures)

    def prepare(self) -> None:
        if not self.figures:
            raise Unavailable("there is no such thing here")

    def sample(self, seconds: float) -> float:
        self.figures.append(self.figures.pop(0))
        return self.figures[-1]


class Failing(Fixed):
    def sample(self, seconds: float) -> float:
        raise Unavailable("it broke on the way")


SPEED = Row("fast", "games", Fixed(0.1, 0.4, 0.2), Kind.SPEED, "C", Fixed(0.1), 0.35, pairs=1)
COST = Row("dear", "clone", Fixed(6.0), Kind.COST, "games", Fixed(2.0), 3)
PLAIN = Row("memory", "bytes of a match", Fixed(12345.0), Kind.PLAIN, "bytes")
MISSING = Row("missing", "a framework that is not there", Fixed(), Kind.SPEED, "times", Fixed(1.0), 2)
BROKEN = Row("broken", "a framework that breaks", Failing(1.0), Kind.SPEED, "times", Fixed(1.0), 2)


@pytest.fixture(scope="module")
def measurements() -> dict[str, Measurement]:
    found = measure([SPEED, COST, PLAIN, MISSING, BROKEN], rounds=3, seconds=0.001)
    return {m.row.name: m for m in found}


@pytest.mark.parametrize(
    ("name", "value", "spread", "met"),
    [
        ("fast", 0.5, (0.25, 1.0), True),
        ("dear", 3.0, (3.0, 3.0), False),
        ("memory", 12345.0, (12345.0, 12345.0), None),
        ("missing", None, None, None),
        ("broken", None, None, None),
    ],
)
def test_values_are_medians_of_ratios(
    measurements: dict[str, Measurement],
    name: str,
    value: float | None,
    spread: tuple[float, float] | None,
    met: bool | None,
) -> None:
    found = measurements[name]
    assert found.value == value
    assert found.spread == spread
    assert found.met is met


def test_a_row_that_cannot_be_measured_is_left_out_with_its_reason(
    measurements: dict[str, Measurement],
) -> None:
    text = report.table(list(measurements.values()))
    assert "left out: a framework that is not there (missing): there is no such thing here" in text
    assert "left out: a framework that breaks (broken): it broke on the way" in text


@pytest.mark.parametrize(
    ("line", "cells"),
    [
        (2, ["games", "0.5 C", "at least 0.35", "yes", "0.25 … 1"]),
        (3, ["clone", "3 games", "under 3", "NO", "3 … 3"]),
        (4, ["bytes of a match", "12,345 bytes", "reported", "12,345 … 12,345"]),
    ],
)
def test_the_table_says_what_is_reached(
    measurements: dict[str, Measurement], line: int, cells: list[str]
) -> None:
    text = report.table(list(measurements.values())).splitlines()[line]
    assert [cell.strip() for cell in text.split("  ") if cell] == cells


@pytest.mark.parametrize(
    ("name", "good"), [("fast", True), ("dear", False), ("memory", True), ("missing", False)]
)
def test_a_target_missed_or_a_row_left_out_is_a_failure(
    measurements: dict[str, Measurement], name: str, good: bool
) -> None:
    assert reached(measurements[name]) is good


def test_only_another_framework_may_be_left_out() -> None:
    (row,) = choose(ROWS, ["boardgame.io"], peers=True)
    assert reached(Measurement(row, missing="npm cannot be run"))


def test_the_file_holds_every_row(measurements: dict[str, Measurement], tmp_path: Path) -> None:
    path = tmp_path / "build" / "bench.json"
    report.write(list(measurements.values()), path, rounds=3)
    rows = json.loads(path.read_text(encoding="utf-8"))["rows"]
    assert [row["row"] for row in rows] == ["fast", "dear", "memory", "missing", "broken"]
    assert rows[0]["runs"] == pytest.approx([1.0, 0.25, 0.5])
    assert (rows[0]["target"], rows[0]["ok"], rows[0]["spread"]) == ({"at least": 0.35}, True, [0.25, 1.0])
    assert rows[3]["left_out"] == "there is no such thing here"


def test_a_program_measures_itself() -> None:
    text = "import sys; print('{\"units\": 4, \"seconds\": ' + sys.argv[1] + '}')"
    program = SelfTimed([sys.executable, "-c", text])
    program.prepare()
    assert program.sample(0.5) == 0.125


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["no-such-program-here"], "no-such-program-here cannot be run"),
        ([sys.executable, "-c", "raise SystemExit('the shop is closed')"], "failed: the shop is closed"),
    ],
)
def test_a_program_that_fails_is_unavailable(command: list[str], words: str) -> None:
    with pytest.raises(Unavailable, match=words):
        SelfTimed(command).prepare()


def test_the_clock_counts_units() -> None:
    done: list[int] = []

    def make() -> Callable[[int], object]:
        rng = random.Random(1)
        return lambda count: done.extend(random_game(rng).moves for _ in range(count))

    probe = InProcess(make)
    probe.prepare()
    assert 0 < probe.sample(0.001) < 1
    assert len(done) >= 2


def test_every_row_has_a_name_of_its_own() -> None:
    assert len({row.name for row in ROWS}) == len(ROWS)


def test_rows_are_chosen_by_name() -> None:
    assert [row.name for row in choose(ROWS, ["calibrator"], peers=True)] == ["calibrator"]
    assert not any(isinstance(row.against, Peer) for row in choose(ROWS, None, peers=False))
    with pytest.raises(LookupError, match="did you mean calibrator"):
        choose(ROWS, ["calibratr"], peers=True)


def test_the_calibrator_is_measured() -> None:
    (found,) = measure(choose(ROWS, ["calibrator"], peers=False), rounds=1, seconds=0.001)
    assert found.value
    assert found.value > 0
    assert found.row.probe is CALIBRATOR


@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ([0, 1, 0, 1, 0, 1, 0], 0),  # upright
        ([0, 0, 1, 1, 2, 2, 3], 0),  # level
        ([0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3], 0),  # rising
        ([6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3], 0),  # falling
        ([6, 0, 1, 0, 1, 0, 1, 0], 1),
        ([0, 0, 0, 0, 0, 0, 1, 1, 2, 2], None),  # the top of a column does not touch the foot of the next
    ],
)
def test_the_calibrator_plays_connect_four(columns: list[int], winner: int | None) -> None:
    game = ConnectFour()
    for column in columns:
        assert game.winner is None
        assert column in game.actions()
        game.drop(column)
    assert game.winner == winner


def test_the_calibrator_ends_every_game() -> None:
    rng = random.Random(7)
    for _ in range(50):
        game = random_game(rng)
        first, second = game.stones
        assert first & second == 0
        assert (first | second).bit_count() == game.moves
        assert game.winner is None or has_four(game.stones[game.winner])
