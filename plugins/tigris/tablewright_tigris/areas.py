"""Regions and kingdoms, as a value that is changed square by square and never computed from nothing again."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
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
    shore: int
    """The squares beside it, some of its own, and guards."""

    def leader(self, colour: str) -> Leader | None:
        """The leader of a colour; while a conflict is to be fought, the first of the two."""
        for leader in self.leaders:
            if leader.colour == colour:
                return leader
        return None


class Areas:
    """All regions and kingdoms of a board. A value: what changes it gives another one, and clones may share it."""

    __slots__ = ("_reach", "grid", "kingdoms", "leaders", "linked", "regions")

    def __init__(
        self, grid: Grid, linked: int, leaders: int, kingdoms: tuple[Area, ...], regions: tuple[Area, ...]
    ) -> None:
        self.grid = grid
        self.linked = linked
        """The squares on which tiles, leaders and what was built over tiles lie."""
        self.leaders = leaders
        """The squares on which leaders stand."""
        # Apart, because there are few kingdoms and many regions, and it is the kingdoms that are asked for.
        self.kingdoms = kingdoms
        self.regions = regions
        self._reach: tuple[int, int, int] | None = None

    @classmethod
    def of(cls, grid: Grid, linked: int, leaders: tuple[Leader, ...]) -> Areas:
        """The areas of the squares `linked`, those of the leaders included."""
        kingdoms: list[Area] = []
        regions: list[Area] = []
        _sort(_pieces(grid, linked, 0), leaders, kingdoms, regions)
        standing = 0
        for leader in leaders:
            standing |= leader.bit
        return cls(grid, linked, standing, tuple(kingdoms), tuple(regions))

    @property
    def all(self) -> tuple[Area, ...]:
        """The kingdoms, then the regions."""
        return self.kingdoms + self.regions

    def at(self, bit: int) -> Area | None:
        """The area that the square belongs to, if something lies on it."""
        for area in self.kingdoms:
            if area[0] & bit:
                return area
        for area in self.regions:
            if area[0] & bit:
                return area
        return None

    def beside(self, bit: int) -> list[Area]:
        """The areas that a square borders on."""
        around = self.grid.around(bit)
        return [area for area in self.all if area.mask & around]

    def kingdoms_beside(self, bit: int) -> int:
        """How many kingdoms a square borders on."""
        around = self.grid.around(bit)
        return sum(1 for area in self.kingdoms if area.mask & around)

    @property
    def reach(self) -> tuple[int, int, int]:
        """The squares that border on one kingdom or more, on two or more, and on three or more."""
        reach = self._reach
        if reach is None:
            one = two = three = 0
            for _, _, shore in self.kingdoms:
                three |= two & shore
                two |= one & shore
                one |= shore
            reach = self._reach = (one, two, three)
        return reach

    def uniting(self, gone: int = 0) -> int:
        """The squares that border on two or more kingdoms, once the leader on the square `gone` is not there."""
        one, two, three = self.reach
        if not gone:
            return two
        for area in self.kingdoms:
            if area[0] & gone:
                break
        # Without this kingdom, each square of its shore borders on one less.
        elsewhere = ~area[2]
        one = one & elsewhere | two
        two = two & elsewhere | three
        if len(area[1]) > 1:
            leaders = self.leaders & ~gone
            for piece, shore in _pieces(self.grid, area[0], gone):
                if piece & leaders:
                    two |= one & shore
                    one |= shore
        return two

    def with_square(self, bit: int, leader: Leader | None = None) -> Areas:
        """The areas after something was put on an empty square; with a leader, after that leader was."""
        stride = self.grid.stride
        shore = around = bit << 1 | bit >> 1 | bit << stride | bit >> stride
        mask = bit
        leaders: tuple[Leader, ...] = () if leader is None else (leader,)
        kingdoms, regions = self.kingdoms, self.regions
        joined = [area for area in kingdoms if area[0] & around]
        if joined:
            kingdoms = tuple([area for area in kingdoms if not area[0] & around])
            for area in joined:
                mask |= area[0]
                leaders += area[1]
                shore |= area[2]
        joined = [area for area in regions if area[0] & around]
        if joined:
            regions = tuple([area for area in regions if not area[0] & around])
            for area in joined:
                mask |= area[0]
                shore |= area[2]
        linked, standing = self.linked | bit, self.leaders
        if leaders:
            if leader is not None:
                standing |= bit
            return Areas(self.grid, linked, standing, (*kingdoms, Area(mask, leaders, shore)), regions)
        changed = Areas(self.grid, linked, standing, kingdoms, (*regions, Area(mask, (), shore)))
        # No kingdom has come nearer to another one.
        changed._reach = self._reach
        return changed

    def without(self, squares: int) -> Areas:
        """The areas after everything was taken away from these squares, leaders too."""
        kingdoms, regions = self.kingdoms, self.regions
        hit = [area for area in kingdoms if area[0] & squares]
        left = [area for area in kingdoms if not area[0] & squares]
        apart: list[Area] = []
        for area in hit:
            standing = tuple([leader for leader in area.leaders if not leader.bit & squares])
            _sort(_pieces(self.grid, area.mask, squares), standing, left, apart)
        hit = [area for area in regions if area[0] & squares]
        if hit:
            regions = tuple([area for area in regions if not area[0] & squares])
            for area in hit:
                _sort(_pieces(self.grid, area.mask, squares), (), left, apart)
        kept = ~squares
        return Areas(self.grid, self.linked & kept, self.leaders & kept, tuple(left), regions + tuple(apart))


@lru_cache(maxsize=256)
def _pieces(grid: Grid, mask: int, lost: int) -> tuple[tuple[int, int], ...]:
    """The pieces into which squares fall apart where some are lost, each with its shore.

    Remembered, because each turn asks anew what would become of the same kingdom without the same leader.
    """
    stride = grid.stride
    lost &= mask
    mask ^= lost
    beside = (lost << 1 | lost >> 1 | lost << stride | lost >> stride) & mask
    # Where only one square hung on to what is lost, all the rest still hangs together.
    together = lost and mask and not beside & (beside - 1)
    return tuple(
        [
            (piece, piece << 1 | piece >> 1 | piece << stride | piece >> stride)
            for piece in ((mask,) if together else grid.components(mask))
        ]
    )


def _sort(
    pieces: Iterable[tuple[int, int]],
    leaders: tuple[Leader, ...],
    kingdoms: list[Area],
    regions: list[Area],
) -> None:
    """Tell kingdoms from regions: pieces on which leaders stand."""
    for mask, shore in pieces:
        standing = tuple([leader for leader in leaders if leader.bit & mask])
        if standing:
            kingdoms.append(Area(mask, standing, shore))
        else:
            regions.append(Area(mask, (), shore))
