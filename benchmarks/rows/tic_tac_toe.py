"""Tic-tac-toe on the kernel, against OpenSpiel's example of a game in Python."""

from benchmarks.matches import matches
from benchmarks.peer import PythonPeer
from benchmarks.probe import InProcess
from benchmarks.row import Kind, Row

KERNEL = InProcess(matches({"game": "tictactoe"}))
OPENSPIEL = PythonPeer("openspiel", "openspiel_tic_tac_toe")

ROWS = (
    Row(
        "openspiel",
        "tic-tac-toe, against OpenSpiel's python_tic_tac_toe",
        KERNEL,
        Kind.SPEED,
        "times",
        OPENSPIEL,
        5,
        pairs=1,
    ),
)
