"""The word ``filled_lines``: rows and columns filled with tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright_base import MuralWord, mural, mural_of

if TYPE_CHECKING:
    from tablewright import Ruleset, State


class FilledLines(MuralWord):
    """``{"filled_lines": {"rows": 1, "columns": 1}}``, with tiles of any kind (cartouche/card/two-lines)."""

    name = "filled_lines"
    schema = "v1/words/filled_lines.schema.json"

    def __init__(self, args: Any, rules: Ruleset) -> None:
        super().__init__(args, rules)
        self.rows: int = args.get("rows", 0)
        self.columns: int = args.get("columns", 0)

    def holds(self, wall: mural.Mural) -> bool:
        grid = wall.printed.grid
        # So many squares at least are in so many lines of the longer kind.
        if wall.filled.bit_count() < max(self.rows * grid.width, self.columns * grid.height):
            return False
        return mural.filled_rows(wall) >= self.rows and mural.filled_columns(wall) >= self.columns

    def progress(self, state: State, seat: int) -> float:
        wall = mural_of(state, seat)
        rows, columns = self.rows, self.columns
        done = mural.rows_progress(wall, rows) * rows if rows else 0.0
        if columns:
            done += mural.columns_progress(wall, columns) * columns
        return done / (rows + columns)

    def why_not(self, state: State, seat: int) -> str:
        if self.met(state, seat):
            return ""
        wall = mural_of(state, seat)
        told, filled = [], []
        if self.rows:
            filled.append(mural.filled_rows(wall))
            told.append(f"{filled[-1]} {'row' if filled[-1] == 1 else 'rows'}")
        if self.columns:
            filled.append(mural.filled_columns(wall))
            told.append(f"{filled[-1]} {'column' if filled[-1] == 1 else 'columns'}")
        are = "is" if filled == [1] else "are"
        return f"it takes {self.describe()}; {' and '.join(told)} {are} filled"

    def describe(self) -> str:
        parts = [(self.rows, "row"), (self.columns, "column")]
        told = [f"{number} filled {line}" + ("s" if number > 1 else "") for number, line in parts if number]
        return " and ".join(told)
