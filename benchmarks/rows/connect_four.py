"""Connect four on the kernel: against the calibrator and against two frameworks that play the same."""

from benchmarks.matches import matches
from benchmarks.peer import NodePeer, PythonPeer
from benchmarks.probe import InProcess
from benchmarks.row import Kind, Row
from benchmarks.rows.calibration import CALIBRATOR

KERNEL = InProcess(matches({"game": "connectfour"}))
BOARDGAME_IO = NodePeer("boardgame_io", "connect_four.cjs")
PETTINGZOO = PythonPeer("pettingzoo", "pettingzoo_connect_four")
AGAINST = "connect four, against"

ROWS = (
    Row("connect-four", "connect four, random games", KERNEL, Kind.SPEED, "C", CALIBRATOR, 0.35),
    # Node compiles while it plays: its figure settles only after some seconds.
    Row(
        "boardgame.io",
        f"{AGAINST} boardgame.io's client",
        KERNEL,
        Kind.SPEED,
        "times",
        BOARDGAME_IO,
        20,
        4,
        1,
    ),
    Row(
        "pettingzoo",
        f"{AGAINST} PettingZoo's connect_four_v3",
        KERNEL,
        Kind.SPEED,
        "times",
        PETTINGZOO,
        10,
        pairs=1,
    ),
)
