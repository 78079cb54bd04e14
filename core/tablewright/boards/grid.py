"""A grid of squares whose sets of squares are integers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from .by_square import BySquare

T = TypeVar("T")

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_LOW_64 = (1 << 64) - 1
_LOW_32 = (1 << 32) - 1
_LOW_16 = (1 << 16) - 1


class Grid:
    """A rectangle of `width` by `height` squares, row 0 on top.

    The index of a square is ``row * stride + column`` with ``stride = width + 1``: after every row lies
    one guard column that belongs to no square. A shift by one therefore never leads from the end of a
    row into the next one unseen: it lands on the guard, which `full` lacks.

    A *mask* is the set of squares whose bits are set; masks never contain guard bits.
    """

    __slots__ = (
        "_by_name",
        "_named",
        "_names",
        "bits",
        "bottom",
        "column_masks",
        "full",
        "height",
        "left",
        "right",
        "row_masks",
        "size",
        "stride",
        "top",
        "width",
    )

    def __init__(self, width: int, height: int) -> None:
        if not 1 <= width <= len(_LETTERS):
            raise ValueError(f"a grid has 1 to {len(_LETTERS)} columns, not {width}")
        if height < 1:
            raise ValueError(f"a grid has at least 1 row, not {height}")
        self.width = width
        self.height = height
        self.stride = stride = width + 1
        self.size = width * height
        row = (1 << width) - 1
        column = sum(1 << (stride * y) for y in range(height))
        self.row_masks = tuple(row << (stride * y) for y in range(height))
        self.column_masks = tuple(column << x for x in range(width))
        self.full = row * column
        self.top = self.row_masks[0]
        self.bottom = self.row_masks[-1]
        self.left = self.column_masks[0]
        self.right = self.column_masks[-1]
        names = [""] * (stride * height)
        for y in range(height):
            for x in range(width):
                names[y * stride + x] = f"{_LETTERS[x]}{y + 1}"
        self._names = tuple(names)
        self._named = BySquare(self._names)
        self._by_name = {name: index for index, name in enumerate(names) if name}
        self.bits: Mapping[str, int] = {name: 1 << index for name, index in self._by_name.items()}
        """Each square as a mask, by its name."""

    def __repr__(self) -> str:
        return f"Grid({self.width}, {self.height})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and (self.width, self.height) == (other.width, other.height)

    def __hash__(self) -> int:
        return hash((self.width, self.height))

    # Squares

    def cell(self, column: int, row: int) -> int:
        """The index of a square; ValueError outside of the grid."""
        if not (0 <= column < self.width and 0 <= row < self.height):
            raise ValueError(f"column {column}, row {row} is outside of {self!r}")
        return row * self.stride + column

    def place(self, index: int) -> tuple[int, int]:
        """(column, row) of a square."""
        row, column = divmod(index, self.stride)
        return column, row

    def name(self, index: int) -> str:
        """The name of a square: its column's letter and its row's number, "a1" at the top left."""
        name = self._names[index] if 0 <= index < len(self._names) else ""
        if not name:
            raise ValueError(f"{index} is no square of {self!r}")
        return name

    def index(self, name: str) -> int:
        """The index of the square of that name; ValueError if there is none."""
        try:
            return self._by_name[name]
        except KeyError:
            last = self._names[self.height * self.stride - 2]
            raise ValueError(f"no square {name!r}: they go from a1 to {last}") from None

    def find(self, name: object) -> int:
        """The index of the square of that name, or -1 if there is none."""
        return self._by_name.get(name, -1) if type(name) is str else -1

    # Masks, in and out

    def cells(self, mask: int) -> Iterator[int]:
        """The indices in a mask, lowest (topmost, then leftmost) first."""
        while mask:
            low = mask & -mask
            yield low.bit_length() - 1
            mask ^= low

    def pick(self, mask: int, k: int) -> int:
        """The index number `k` (from 0) of a mask, lowest first; 0 <= k < mask.bit_count()."""
        base = 0
        # Halving by bit counts, then a short walk: flat cost however many bits the mask has.
        while mask >> 64:
            part = mask & _LOW_64
            count = part.bit_count()
            if k < count:
                mask = part
                break
            k -= count
            mask >>= 64
            base += 64
        part = mask & _LOW_32
        count = part.bit_count()
        if k >= count:
            k -= count
            part = mask >> 32
            base += 32
        mask = part & _LOW_16
        count = mask.bit_count()
        if k >= count:
            k -= count
            mask = part >> 16
            base += 16
        while k:
            mask &= mask - 1
            k -= 1
        return base + (mask & -mask).bit_length() - 1

    def names(self, mask: int) -> list[str]:
        """The names of the squares in a mask, in reading order."""
        return self._named[mask].copy()

    def by_square(self, make: Callable[[str], T]) -> BySquare[T]:
        """Something for each square, made from its name; masks pick out of it."""
        return BySquare([make(name) for name in self._names])

    def mask_of(self, names: Iterable[str]) -> int:
        """The mask of the squares of these names; ValueError if one is unknown."""
        mask = 0
        for name in names:
            mask |= 1 << self.index(name)
        return mask

    def rows(self, mask: int) -> list[str]:
        """A mask as `height` rows of `width` characters: "#" in the mask, "." not."""
        stride = self.stride
        rows = []
        for y in range(self.height):
            bits = mask >> (stride * y)
            rows.append("".join("#" if bits >> x & 1 else "." for x in range(self.width)))
        return rows

    def mask(self, rows: Iterable[str]) -> int:
        """The mask that `rows` draws; ValueError if its size or a character is wrong."""
        lines = list(rows)
        if len(lines) != self.height:
            raise ValueError(f"{self.height} rows expected, not {len(lines)}")
        mask = 0
        for y, line in enumerate(lines):
            if len(line) != self.width:
                raise ValueError(f"row {y + 1} has {len(line)} characters, not {self.width}")
            for x, character in enumerate(line):
                if character == "#":
                    mask |= 1 << (y * self.stride + x)
                elif character != ".":
                    raise ValueError(f'row {y + 1} has {character!r} where only "#" and "." may stand')
        return mask

    def columns_of(self, mask: int) -> int:
        """The columns in which the mask has a square, as a mask of their squares in row 0."""
        rows = 1
        while rows < self.height:  # fold the lower half onto the upper one, again and again
            mask |= mask >> rows * self.stride
            rows *= 2
        return mask & self.top

    def rows_of(self, mask: int) -> int:
        """The rows in which the mask has a square, as a mask of their squares in column 0."""
        # A full row added to one that is not empty carries into the guard column.
        return (mask + self.full) >> self.width & self.left

    # Neighbours

    def around(self, mask: int) -> int:
        """The squares that meet a square of the mask at an edge and are not in it."""
        stride = self.stride
        spread = mask << 1 | mask >> 1 | mask << stride | mask >> stride
        return spread & (self.full ^ mask)

    def flood(self, seed: int, within: int) -> int:
        """The squares of `within` that are joined by edges, inside of it, to a square of `seed`."""
        stride = self.stride
        reach = seed & within
        while True:
            # First along the rows, then from there along the columns: around a corner in one go.
            grown = (reach | reach << 1 | reach >> 1) & within
            grown = (grown | grown << stride | grown >> stride) & within
            if grown == reach:
                return reach
            reach = grown

    def components(self, mask: int) -> list[int]:
        """The maximal sets of squares joined by edges, the one with the lowest square first."""
        stride = self.stride
        found = []
        while mask:
            reach = mask & -mask
            while True:
                grown = (reach | reach << 1 | reach >> 1) & mask
                grown = (grown | grown << stride | grown >> stride) & mask
                if grown == reach:
                    break
                reach = grown
            found.append(reach)
            mask ^= reach
        return found
