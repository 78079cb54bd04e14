"""The yardstick: connect four in plain Python, without any framework.

Every target of `make bench` is a ratio to C, the random games per second of this file in the same
run, so that it holds on slow and fast machines alike. Do not tune this file: that moves every target.

A board is one integer: column c owns bits 7c … 7c+6, bottom first; the seventh bit stays empty, so
that a shifted line never runs over into the next column.
"""

import random

COLUMNS, ROWS = 7, 6
STRIDE = ROWS + 1
DIRECTIONS = (1, STRIDE - 1, STRIDE, STRIDE + 1)  # up, falling, sideways, rising


def has_four(stones: int) -> bool:
    """Whether the bit set holds four in a line."""
    for step in DIRECTIONS:
        pairs = stones & (stones >> step)
        if pairs & (pairs >> 2 * step):
            return True
    return False


class ConnectFour:
    """One game: both colours' stones, the next free bit of each column, and who moves."""

    __slots__ = ("heights", "moves", "seat", "stones", "winner")

    def __init__(self) -> None:
        self.stones = [0, 0]
        self.heights = [column * STRIDE for column in range(COLUMNS)]
        self.seat = 0
        self.moves = 0
        self.winner: int | None = None

    def over(self) -> bool:
        return self.winner is not None or self.moves == COLUMNS * ROWS

    def actions(self) -> list[int]:
        """The columns that still have room."""
        return [c for c, bit in enumerate(self.heights) if bit < c * STRIDE + ROWS]

    def drop(self, column: int) -> None:
        self.stones[self.seat] |= 1 << self.heights[column]
        self.heights[column] += 1
        self.moves += 1
        if has_four(self.stones[self.seat]):
            self.winner = self.seat
        self.seat ^= 1


def random_game(rng: random.Random) -> ConnectFour:
    """Plays one game to its end, every legal column equally likely."""
    game = ConnectFour()
    while not game.over():
        game.drop(rng.choice(game.actions()))
    return game
