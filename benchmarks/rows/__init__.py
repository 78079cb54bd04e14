"""The rows of the table, one file per subject."""

from benchmarks.row import Row
from benchmarks.rows import calibration, cartouche, connect_four, making, memory, start_up, state, tic_tac_toe

ROWS: tuple[Row, ...] = (
    *calibration.ROWS,
    *connect_four.ROWS,
    *tic_tac_toe.ROWS,
    *cartouche.ROWS,
    *state.ROWS,
    *making.ROWS,
    *start_up.ROWS,
    *memory.ROWS,
)
