"""Tic-tac-toe as a plugin: one slice, one move, and how to show it."""

from __future__ import annotations

from typing import Any

from tablewright import Field, Move, Play, Refusal, Slice, State, hookimpl, scenes, shown

LINES = (0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100)
WINS = bytes(any(mask & line == line for line in LINES) for mask in range(512))
FREE = tuple(tuple(square for square in range(9) if not mask >> square & 1) for mask in range(512))


class Board(Slice, plugin="tictactoe"):
    """Each seat's marks as a set of bits; square 0 is the top left one, square 8 the bottom right one."""

    marks: list[int] = shown(factory=lambda: [0, 0])


class Mark(Move):
    """Put a mark on an empty square."""

    name = "mark"
    steps = ("play",)
    rule = "tictactoe/empty"
    fields = (Field("square", int, schema={"type": "integer", "minimum": 0, "maximum": 8}),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[int, ...]:
        crosses, noughts = Board.of(state).marks
        return FREE[crosses | noughts]

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        taken = type(value) is int and 0 <= value < 9
        return Refusal(self.rule, f"Square {value} is {'already marked' if taken else 'not on the board'}.")

    def apply(self, play: Play, seat: int, square: int) -> None:
        marks = Board.of(play.state).marks
        marks[seat] |= 1 << square
        if WINS[marks[seat]]:
            play.emit("won", rule="tictactoe/three")
            play.finish([[seat], [1 - seat]])
        elif marks[0] | marks[1] == 511:
            play.finish([[0, 1]])


@hookimpl
def provide_slice() -> Slice:
    return Board()


@hookimpl
def provide_moves() -> list[Move]:
    return [Mark()]


@hookimpl
def scene(state: State) -> list[scenes.Scene]:
    marks = Board.of(state).marks
    looks = (scenes.Mark("X", "cross", "red"), scenes.Mark("O", "nought", "blue"))

    def look(square: int) -> scenes.Mark:
        owner = next((seat for seat in (0, 1) if marks[seat] >> square & 1), None)
        return scenes.Mark(str(square), "empty") if owner is None else looks[owner]

    rows = [[look(row * 3 + column) for column in range(3)] for row in range(3)]
    return [scenes.Grid("board", "Board", rows=rows, coordinates=False)]


@hookimpl
def situation(slice: Board, data: dict[str, Any]) -> None:
    """What a scenario says of the board: ``{"rows": ["X . O", ". X .", "O . ."]}``, X for the first seat."""
    text = "".join("".join(row.split()) for row in data.get("rows", ["..."] * 3))
    if len(text) != 9 or set(text) - set("XO."):
        raise ValueError("the board is three rows of three characters: X, O or .", "rows")
    for square, mark in enumerate(text):
        if mark != ".":
            slice.marks["XO".index(mark)] |= 1 << square
