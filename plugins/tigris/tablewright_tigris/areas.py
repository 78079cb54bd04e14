"""Regions and kingdoms, as a value that is changed square by square and never computed from nothing again."""

from __future__ import annotations

from typing import NamedTuple

from tablewright.boards import Grid


class Leader(NamedTuple):
    """A leader on the board: its colour, whose it is, and its square as a mask of one."""

    colour: str
    seat: int
    bit: int


class Area(NamedTuple):
    """Squares that are linked, and the leaders on them: a kingdom where there are any, else a region."""

    mask: int
    leaders: tuple[Leader, ...]

    def leader(self, colour: str) -> Leader | None:
        """The leader of a colour; while a conflict is to be fought, the first of the two."""
        for leader in self.leaders:
            if leader.colour == colour:
                return leader
        return None


class Areas:
    """All regions and kingdoms of a board. A value: what changes it gives another one, and clones may share it."""

    __slots__ = ("_reach", "all", "grid")

    def __init__(self, grid: Grid, areas: tuple[Area, ...]) -> None:
        self.grid = grid
        self.all = areas
        self._reach: tuple[int, int] | None = None

    @classmethod
    def of(cls, grid: Grid, linked: int, leaders: tuple[Leader, ...]) -> Areas:
        """The areas of the squares `linked`, those of the leaders included."""
        return cls(grid, tuple(_split(grid, linked, leaders)))

    def at(self, bit: int) -> Area | None:
        """The area that the square belongs to, if something lies on it."""
        for area in self.all:
            if area.mask & bit:
                return area
        return None

    def beside(self, bit: int) -> list[Area]:
        """The areas that a square borders on."""
        around = self.grid.around(bit)
        return [area for area in self.all if area.mask & around]

    def kingdoms_beside(self, bit: int) -> int:
        """How many kingdoms a square borders on."""
        around = self.grid.around(bit)
        return sum(1 for area in self.all if area.leaders and area.mask & around)

    @property
    def several(self) -> tuple[int, int]:
        """The squares that border on two or more kingdoms, and those that border on three or more."""
        reach = self._reach
        if reach is None:
            stride = self.grid.stride
            one = two = three = 0
            for mask, leaders in self.all:
                if leaders:
                    beside = mask << 1 | mask >> 1 | mask << stride | mask >> stride
                    three |= two & beside
                    two |= one & beside
                    one |= beside
            reach = self._reach = (two, three)
        return reach

    def with_square(self, bit: int, leader: Leader | None = None) -> Areas:
        """The areas after something was put on an empty square; with a leader, after that leader was."""
        stride = self.grid.stride
        around = bit << 1 | bit >> 1 | bit << stride | bit >> stride
        mask = bit
        leaders: tuple[Leader, ...] = () if leader is None else (leader,)
        apart = []
        for area in self.all:
            if area.mask & around:
                mask |= area.mask
                leaders += area.leaders
            else:
                apart.append(area)
        apart.append(Area(mask, leaders))
        return Areas(self.grid, tuple(apart))

    def without(self, squares: int) -> Areas:
        """The areas after everything was taken away from these squares, leaders too."""
        left = []
        for area in self.all:
            if area.mask & squares:
                leaders = tuple([leader for leader in area.leaders if not leader.bit & squares])
                left += _split(self.grid, area.mask & ~squares, leaders)
            else:
                left.append(area)
        return Areas(self.grid, tuple(left))


def _split(grid: Grid, linked: int, leaders: tuple[Leader, ...]) -> list[Area]:
    return [
        Area(mask, tuple([leader for leader in leaders if leader.bit & mask])) if leaders else Area(mask, ())
        for mask in grid.components(linked)
    ]
