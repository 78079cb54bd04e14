"""The rows of the table, one file per subject."""

from benchmarks.row import Row
from benchmarks.rows import calibration

ROWS: tuple[Row, ...] = (*calibration.ROWS,)
