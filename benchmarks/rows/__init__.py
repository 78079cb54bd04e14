"""The rows of the table, one file per subject."""

from benchmarks.row import Row
from benchmarks.rows import (
    calibration,
    cartouche,
    connect_four,
    making,
    memory,
    packs,
    start_up,
    state,
    tic_tac_toe,
    tigris,
)

ROWS: tuple[Row, ...] = (
    *calibration.ROWS,
    *connect_four.ROWS,
    *tic_tac_toe.ROWS,
    *cartouche.ROWS,
    *state.ROWS,
    *tigris.ROWS,
    *packs.ROWS,
    *making.ROWS,
    *start_up.ROWS,
    *memory.ROWS,
)
