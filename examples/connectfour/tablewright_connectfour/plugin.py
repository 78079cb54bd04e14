"""Connect four as a plugin: one slice, one move, and how to show it."""

from __future__ import annotations

from typing import Any

from tablewright import Field, Move, Play, Refusal, Slice, State, hookimpl, scenes, shown

COLUMNS, ROWS, STRIDE = (
    7,
    6,
    7,
)  # one spare bit on top of each column keeps lines from running on into the next
TOPS = tuple(1 << (column * STRIDE + ROWS - 1) for column in range(COLUMNS))
FULL = sum(((1 << ROWS) - 1) << (column * STRIDE) for column in range(COLUMNS))
OPEN = {
    full: tuple(column for column in range(COLUMNS) if not full & TOPS[column])
    for full in (sum(TOPS[c] for c in range(COLUMNS) if bits >> c & 1) for bits in range(1 << COLUMNS))
}
ALL_TOPS = sum(TOPS)
COLUMN = (1 << ROWS) - 1


def four_in_a_row(discs: int) -> bool:
    """Whether these bits hold four in a row, upright, level or slanting."""
    for step in (1, STRIDE, STRIDE - 1, STRIDE + 1):
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


class Grid(Slice, plugin="connectfour"):
    """Each seat's discs as a set of bits; bit 7 * column + row, row 0 at the bottom."""

    discs: list[int] = shown(factory=lambda: [0, 0])


class Drop(Move):
    """Drop a disc into a column."""

    name = "drop"
    steps = ("play",)
    rule = "connectfour/room"
    fields = (Field("column", int, schema={"type": "integer", "minimum": 0, "maximum": COLUMNS - 1}),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[int, ...]:
        mine, other = Grid.of(state).discs
        return OPEN[(mine | other) & ALL_TOPS]

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        there = type(value) is int and 0 <= value < COLUMNS
        return Refusal(self.rule, f"Column {value} is {'full' if there else 'not on the grid'}.")

    def apply(self, play: Play, seat: int, column: int) -> None:
        discs = Grid.of(play.state).discs
        taken = discs[0] | discs[1]
        low = column * STRIDE
        # One more than what is filled of the column is its lowest empty square.
        discs[seat] |= ((taken >> low & COLUMN) + 1) << low
        if four_in_a_row(discs[seat]):
            play.emit("won", rule="connectfour/four")
            play.finish([[seat], [1 - seat]])
        elif discs[0] | discs[1] == FULL:
            play.finish([[0, 1]])


@hookimpl
def provide_slice() -> Slice:
    return Grid()


@hookimpl
def provide_moves() -> list[Move]:
    return [Drop()]


@hookimpl
def scene(state: State) -> list[scenes.Scene]:
    discs = Grid.of(state).discs
    looks = (scenes.Mark("X", "first seat", "red", True), scenes.Mark("O", "second seat", "yellow", True))

    def look(column: int, row: int) -> scenes.Mark:
        bit = column * STRIDE + row
        owner = next((seat for seat in (0, 1) if discs[seat] >> bit & 1), None)
        return scenes.Mark(".", "empty") if owner is None else looks[owner]

    rows = [[look(column, row) for column in range(COLUMNS)] for row in reversed(range(ROWS))]
    rows.append([scenes.Mark(str(column)) for column in range(COLUMNS)])
    return [scenes.Grid("grid", "Grid", rows=rows, lines=[ROWS], coordinates=False)]


@hookimpl
def situation(slice: Grid, data: dict[str, Any]) -> None:
    """What a scenario says of the grid: ``{"rows": [". . . X . . .", …]}`` from the top, X for the first seat."""
    rows = ["".join(row.split()) for row in data.get("rows", ["." * COLUMNS] * ROWS)]
    if len(rows) != ROWS or any(len(row) != COLUMNS or set(row) - set("XO.") for row in rows):
        raise ValueError(f"the grid is {ROWS} rows of {COLUMNS} characters: X, O or .", "rows")
    for row, text in enumerate(reversed(rows)):
        for column, mark in enumerate(text):
            if mark != ".":
                slice.discs["XO".index(mark)] |= 1 << (column * STRIDE + row)
