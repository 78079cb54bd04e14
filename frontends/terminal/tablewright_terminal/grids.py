"""Boards of squares, in two sizes: a line per row, or with the outlines of the pieces."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from tablewright import scenes

from .blocks import Block, line
from .naming import sign_of
from .palette import piece, printed

Square = tuple[int, int]
"""Row and column, from 0."""

_WIDE = 3
_EMPTY = {"", " ", "."}

# A corner by which of its four arms are drawn: up 1, right 2, down 4, left 8.
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_HEAVY = "═"


def column_name(column: int) -> str:
    """The letters of a column: a … z, then aa, ab …"""
    name = chr(ord("a") + column % 26)
    return name if column < 26 else column_name(column // 26 - 1) + name


def draw_grid(
    grid: scenes.Grid,
    *,
    outlines: bool,
    open: Collection[Square] = (),
    fresh: Collection[Square] = (),
    signs: Sequence[str] = (),
) -> Block:
    """The board. `open` squares are marked as possible, `fresh` ones as just changed.

    With `outlines` it has twice as many lines, and each piece a border. `signs` are those of the seats.
    """
    drawn = _Drawn(grid, frozenset(open), frozenset(fresh), signs)
    return drawn.outlined() if outlines else drawn.compact()


def draw_marks(rows: Sequence[Sequence[scenes.Mark]]) -> Block:
    """Marks without a board around them: a tile in the hand. Two columns per square."""
    lines = []
    for row in rows:
        text = Text()
        for mark in row:
            text.append(
                f"{drawn_sign(mark):<2}"
                if mark.filled
                else "  "
                if mark.text in _EMPTY
                else f"{drawn_sign(mark):<2}",
                piece(mark.colour) if mark.filled else printed(mark.colour),
            )
        lines.append(text)
    return lines


def legend(grids: Sequence[scenes.Grid], names: Sequence[str] = ()) -> list[tuple[scenes.Mark, str]]:
    """Every kind of mark that stands on the boards with what it means, in reading order."""
    found: dict[tuple[str, str], scenes.Mark] = {}
    for grid in grids:
        for row in grid.rows:
            for mark in row:
                if mark.label not in ("", "empty") and mark.text not in _EMPTY:
                    whose = f" of {names[mark.seat]}" if 0 <= mark.seat < len(names) else ""
                    found.setdefault((mark.text, mark.label + whose), mark)
    return [(mark, label) for (_, label), mark in found.items()]


def draw_legend(
    grids: Sequence[scenes.Grid], width: int, names: Sequence[str] = (), signs: Sequence[str] = ()
) -> Block:
    """What the marks mean, in as few lines as `width` allows."""
    lines: Block = []
    text = Text()
    for mark, label in legend(grids, names):
        style = piece(mark.colour) if mark.filled else printed(mark.colour)
        sign = line((f" {drawn_sign(mark, signs)} ", style), f"{label}  ")
        if text and text.cell_len + sign.cell_len > width:
            lines.append(text)
            text = Text()
        text.append_text(sign)
    return [*lines, text] if text else lines


def drawn_sign(mark: scenes.Mark, signs: Sequence[str] = ()) -> str:
    """What stands on a square: one character or two."""
    if mark.seat >= 0:
        return f"{mark.text[:1] or ' '}{sign_of(mark.seat, signs)}"
    return mark.text[:2].rstrip() or " "


class _Drawn:
    """One board that is being drawn."""

    def __init__(
        self, grid: scenes.Grid, open: frozenset[Square], fresh: frozenset[Square], signs: Sequence[str]
    ) -> None:
        self.rows = grid.rows
        self.height = len(grid.rows)
        self.width = max((len(row) for row in grid.rows), default=0)
        self.lines, self.label = frozenset(grid.lines), grid.line_label
        self.coordinates = grid.coordinates
        self.margin = len(str(self.height)) + 1 if grid.coordinates else 0
        self.open, self.fresh, self.signs = open, fresh, signs

    # --- a line per row ---

    def compact(self) -> Block:
        block = self._header(0)
        for row in range(self.height):
            text = line((self._number(row), "dim"))
            for column in range(self.width):
                text.append_text(self._after(row, column - 1, self._square(row, column)))
            block.append(line(text, self._end(row, self.width - 1)))
            if row + 1 in self.lines:
                block.append(self._heavy_line(self.width * _WIDE))
        return block

    # --- with outlines ---

    def outlined(self) -> Block:
        block = self._header(1)
        for row in range(self.height + 1):
            if row in self.lines:
                block.append(self._heavy_line(self.width * (_WIDE + 1) + 1))
            else:
                block.append(self._border(row))
            if row < self.height:
                text = line((self._number(row), "dim"))
                for column in range(self.width + 1):
                    text.append_text(self._upright(row, column))
                    if column < self.width:
                        text.append_text(self._square(row, column))
                block.append(text)
        return block

    def _border(self, row: int) -> Text:
        """The line above `row`."""
        text = Text(" " * self.margin)
        for column in range(self.width + 1):
            arms = (
                1 * self._parts(row - 1, column, upright=True)
                | 2 * self._parts(row, column, upright=False)
                | 4 * self._parts(row, column, upright=True)
                | 8 * self._parts(row, column - 1, upright=False)
            )
            inside = self._background(row - 1, column - 1) if not arms and self._inside(row, column) else ""
            text.append(" " if inside else _CORNERS[arms], inside or ("dim" if not arms else ""))
            if column < self.width:
                if self._parts(row, column, upright=False):
                    text.append("─" * _WIDE)
                else:
                    text.append(
                        " " * _WIDE, self._background(row, column) if self._one(row, column, -1, 0) else ""
                    )
        return text

    def _upright(self, row: int, column: int) -> Text:
        """The line to the left of a square, or the bracket of the square before it."""
        if end := self._end(row, column - 1):
            return end
        if self._parts(row, column, upright=True):
            return Text("│")
        return Text(" ", self._background(row, column) if self._one(row, column, 0, -1) else "")

    def _parts(self, row: int, column: int, *, upright: bool) -> bool:
        """Whether a border is drawn to the left of a square, or above it."""
        if (upright and not 0 <= row < self.height) or (not upright and not 0 <= column < self.width):
            return False
        if (upright and column in (0, self.width)) or (not upright and row in (0, self.height)):
            return True
        other = self._mark(row, column - 1) if upright else self._mark(row - 1, column)
        this = self._mark(row, column)
        return (this.filled or other.filled) and not (this.group and this.group == other.group)

    def _one(self, row: int, column: int, down: int, right: int) -> bool:
        """Whether a square and its neighbour belong to one piece."""
        if not (row + down >= 0 and column + right >= 0 and row < self.height and column < self.width):
            return False
        this, other = self._mark(row, column), self._mark(row + down, column + right)
        return this.filled and this.group != "" and this.group == other.group

    def _inside(self, row: int, column: int) -> bool:
        """Whether the corner above and to the left of a square lies within one piece."""
        return self._one(row, column, -1, 0) and self._one(row, column, 0, -1)

    def _background(self, row: int, column: int) -> str:
        mark = self._mark(row, column)
        return piece(mark.colour) if mark.filled else ""

    # --- both ---

    def _mark(self, row: int, column: int) -> scenes.Mark:
        line = self.rows[row]
        return line[column] if column < len(line) else scenes.Mark("")

    def _bracket(self, row: int, column: int) -> tuple[str, str] | None:
        """What closes the mark of a square, and its style; None where it is not marked."""
        mark = self._mark(row, column)
        if (row, column) in self.fresh:
            return "]", piece(mark.colour, bright=True) if mark.filled else f"{printed(mark.colour)} reverse"
        return (")", "bright_green") if (row, column) in self.open else None

    def _end(self, row: int, column: int) -> Text:
        """The closing bracket that a square has no room for itself, since its sign is two characters wide."""
        bracket = self._bracket(row, column) if column >= 0 and row < self.height else None
        wide = bracket and len(drawn_sign(self._mark(row, column), self.signs)) >= _WIDE - 1
        return Text(bracket[0], bracket[1]) if bracket and wide else Text()

    def _after(self, row: int, column: int, square: Text) -> Text:
        """A square that follows another one at once: where that had no room for its bracket, it stands in here."""
        end = self._end(row, column)
        if not end:
            return square
        return line(end if self._bracket(row, column + 1) is None else Text("|"), square[1:])

    def _square(self, row: int, column: int) -> Text:
        mark = self._mark(row, column)
        sign = drawn_sign(mark, self.signs)
        bracket = self._bracket(row, column)
        # Two characters leave no room for the second bracket; it stands behind the square.
        if bracket is not None and bracket[0] == "]":
            return Text(f"[{sign}]"[:_WIDE], bracket[1])
        if bracket is not None:
            end = ("", "") if len(sign) >= _WIDE - 1 else bracket
            return Text.assemble(("(", bracket[1]), (sign, self._style(mark)), end)
        return Text(f" {sign:<{_WIDE - 1}}", self._style(mark))

    def _style(self, mark: scenes.Mark) -> str:
        if mark.filled:
            return piece(mark.colour)
        return "dim" if mark.text in _EMPTY else printed(mark.colour)

    def _header(self, border: int) -> Block:
        if not self.coordinates:
            return []
        text = Text(" " * (self.margin + border))
        for column in range(self.width):
            text.append(f"{column_name(column):^{_WIDE}}" + " " * border, "dim")
        return [text]

    def _number(self, row: int) -> str:
        return f"{row + 1:>{self.margin - 1}} " if self.coordinates else ""

    def _heavy_line(self, width: int) -> Text:
        label = f"{_HEAVY * 2} {self.label} " if 0 < len(self.label) < width - 6 else ""
        return line(" " * self.margin, (label + _HEAVY * (width - len(label)), "bold green"))
