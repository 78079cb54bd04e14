"""How long a command takes before it does anything: whole processes."""

import sys
from pathlib import Path

from benchmarks.processes import WholeProcess
from benchmarks.row import Kind, Row

HELP = WholeProcess([str(Path(sys.executable).parent / "tablewright"), "--help"])
NOTHING = WholeProcess([sys.executable, "-c", "pass"])

ROWS = (
    Row(
        "help",
        "tablewright --help, whole process",
        HELP,
        Kind.COST,
        "times python -c pass",
        NOTHING,
        4,
        pairs=1,
    ),
)
