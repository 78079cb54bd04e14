"""Regions and kingdoms, as a value that is changed square by square and never computed from nothing again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from tablewright.boards import Grid

from .maps import Map

_NINE = Grid(3, 3)
_MIDDLE = 1 << _NINE.cell(1, 1)


class Leader(NamedTuple):
    """A leader on the board: its colour, whose it is, and its square as a mask of one."""

    colour: str
    seat: int
    bit: int


class Area:
    """Squares that are linked, and the leaders on them: a kingdom where there are any, else a region. A value too."""

    __slots__ = ("joint", "leaders", "mask", "shore")

    def __init__(self, mask: int, leaders: tuple[Leader, ...], shore: int) -> None:
        self.mask = mask
        self.leaders = leaders
        self.shore = shore
        """The squares beside it, some of its own, and guards."""
        self.joint = mask if len(leaders) > 1 else 0
        """Its squares, where it has several leaders."""

    def leader(self, colour: str) -> Leader | None:
        """The leader of a colour; while a conflict is to be fought, the first of the two."""
        for leader in self.leaders:
            if leader.colour == colour:
                return leader
        return None


class Areas:
    """All regions and kingdoms of a board. A value: what changes it gives another one, and clones may share it."""

    __slots__ = ("_reach", "board", "kingdoms", "leaders", "linked", "regions")

    board: Map
    linked: int
    """The squares on which tiles, leaders and what was built over tiles lie."""
    leaders: int
    """The squares on which leaders stand."""
    kingdoms: Sequence[Area]
    """Apart, because there are few of them and many regions, and it is the kingdoms that are asked for."""
    regions: Sequence[Area]
    _reach: tuple[int, int, int, int] | None

    def __init__(
        self, board: Map, linked: int, leaders: int, kingdoms: Sequence[Area], regions: Sequence[Area]
    ) -> None:
        self.board = board
        self.linked = linked
        self.leaders = leaders
        self.kingdoms = kingdoms
        self.regions = regions
        self._reach = None

    @classmethod
    def of(cls, board: Map, linked: int, leaders: tuple[Leader, ...]) -> Areas:
        """The areas of the squares `linked`, those of the leaders included."""
        kingdoms: list[Area] = []
        regions: list[Area] = []
        _sort(_pieces(board, linked, 0), leaders, kingdoms, regions)
        standing = 0
        for leader in leaders:
            standing |= leader.bit
        return cls(board, linked, standing, kingdoms, regions)

    @property
    def all(self) -> list[Area]:
        """The kingdoms, then the regions."""
        return [*self.kingdoms, *self.regions]

    def at(self, bit: int) -> Area | None:
        """The area that the square belongs to, if something lies on it."""
        for areas in (self.kingdoms, self.regions):
            # Most often it is the one that has changed last, which stands last.
            for area in reversed(areas):
                if area.mask & bit:
                    return area
        return None

    def beside(self, bit: int) -> list[Area]:
        """The areas that a square borders on."""
        around = self.board.grid.around(bit)
        return [area for area in self.all if area.mask & around]

    def kingdoms_beside(self, bit: int) -> int:
        """How many kingdoms a square borders on."""
        around = self.board.grid.around(bit)
        return sum(1 for area in self.kingdoms if area.mask & around)

    def reach(self) -> tuple[int, int, int, int]:
        """The squares that border on one kingdom or more, on two, on three; and those in kingdoms of several leaders."""
        return self._reach or self._reached()

    def _reached(self) -> tuple[int, int, int, int]:
        one = two = three = joint = 0
        for area in self.kingdoms:
            shore = area.shore
            three |= two & shore
            two |= one & shore
            one |= shore
            joint |= area.joint
        reach = self._reach = (one, two, three, joint)
        return reach

    def uniting(self, gone: int) -> int:
        """The squares that border on two or more kingdoms once the leader on the square `gone` is not there."""
        one, two, three, joint = self._reach or self._reached()
        several = joint & gone
        if several:
            board = self.board
            if not two & board.beside[gone] and _holds(board.grid.stride, self.linked, gone):
                # Only what is beside the leader borders on less, and there is nothing that borders on two.
                return two
        for area in self.kingdoms:
            if area.mask & gone:
                break
        # Without this kingdom, each square of its shore borders on one less.
        elsewhere = ~area.shore
        left = two & elsewhere | three
        if several:
            one = one & elsewhere | two
            leaders = self.leaders & ~gone
            for piece, shore in _pieces(self.board, area.mask, gone):
                if piece & leaders:
                    left |= one & shore
                    one |= shore
        return left

    def with_square(self, bit: int, leader: Leader | None = None) -> Areas:
        """The areas after something was put on an empty square; with a leader, after that leader was."""
        shore = around = self.board.beside[bit]
        mask = bit
        leaders: tuple[Leader, ...] = () if leader is None else (leader,)
        kingdoms, regions = list(self.kingdoms), list(self.regions)
        touched = self.linked & around
        for areas in (kingdoms, regions):
            if not touched:
                break
            for area in areas[:]:
                if area.mask & touched:
                    areas.remove(area)
                    mask |= area.mask
                    leaders += area.leaders
                    shore |= area.shore
                    touched &= ~area.mask
                    if not touched:
                        break
        linked, standing = self.linked | bit, self.leaders
        if leaders:
            if leader is not None:
                standing |= bit
            kingdoms.append(Area(mask, leaders, shore))
            return Areas(self.board, linked, standing, kingdoms, regions)
        regions.append(Area(mask, (), shore))
        changed = Areas(self.board, linked, standing, kingdoms, regions)
        # No kingdom has come nearer to another one.
        changed._reach = self._reach
        return changed

    def without(self, squares: int) -> Areas:
        """The areas after everything was taken away from these squares, leaders too."""
        kingdoms, regions = list(self.kingdoms), list(self.regions)
        for areas in (kingdoms, regions):
            for area in [area for area in areas if area.mask & squares]:
                areas.remove(area)
                standing = tuple([leader for leader in area.leaders if not leader.bit & squares])
                _sort(_pieces(self.board, area.mask, squares), standing, kingdoms, regions)
        kept = ~squares
        return Areas(self.board, self.linked & kept, self.leaders & kept, kingdoms, regions)


def _holds(stride: int, mask: int, lost: int) -> bool:
    """Whether squares that hang together still do so around a single one that is lost; else they may do so elsewhere."""
    near = mask << stride + 1 >> lost.bit_length() - 1
    return _meet(near & 7 | (near >> stride & 7) << 4 | (near >> 2 * stride & 7) << 8)


@cache
def _meet(nine: int) -> bool:
    """Whether what lies on the sides of the middle one of nine squares is joined by those in the corners."""
    ring = nine & ~_MIDDLE
    sides = ring & _NINE.around(_MIDDLE)
    return _NINE.flood(sides & -sides, ring) & sides == sides


@lru_cache(maxsize=256)
def _pieces(board: Map, mask: int, lost: int) -> tuple[tuple[int, int], ...]:
    """The pieces into which squares fall apart where some are lost, each with its shore.

    Remembered, because each turn asks anew what would become of the same kingdom without the same leader.
    """
    grid = board.grid
    stride = grid.stride
    lost &= mask
    mask ^= lost
    together = lost and mask and not lost & (lost - 1) and _holds(stride, mask, lost)
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
