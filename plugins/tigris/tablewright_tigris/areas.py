"""Regions and kingdoms, as a value that is changed square by square and never computed from nothing again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from .maps import Map


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

    __slots__ = ("board", "kingdoms", "leaders", "linked", "reach", "regions")

    board: Map
    linked: int
    """The squares on which tiles, leaders and what was built over tiles lie."""
    leaders: int
    """The squares on which leaders stand."""
    kingdoms: Sequence[Area]
    """Apart, because there are few of them and many regions, and it is the kingdoms that are asked for."""
    regions: Sequence[Area]
    reach: tuple[int, int, int]
    """The squares that border on one kingdom or more, on two or more, and on three or more."""

    def __init__(
        self, board: Map, linked: int, leaders: int, kingdoms: Sequence[Area], regions: Sequence[Area]
    ) -> None:
        self.board = board
        self.linked = linked
        self.leaders = leaders
        self.kingdoms = kingdoms
        self.regions = regions

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
        for area in self.kingdoms:
            if area[0] & bit:
                return area
        for area in self.regions:
            if area[0] & bit:
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

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            """Work out `reach` when it is first asked for; from then on it is there, and asking costs no call."""
            if name != "reach":
                raise AttributeError(f"areas have no '{name}'")
            one = two = three = 0
            for _, _, shore in self.kingdoms:
                three |= two & shore
                two |= one & shore
                one |= shore
            self.reach = one, two, three
            return self.reach

    def uniting(self, gone: int) -> int:
        """The squares that border on two or more kingdoms once the leader on the square `gone` is not there."""
        one, two, three = self.reach
        for area in self.kingdoms:
            if area[0] & gone:
                break
        # Without this kingdom, each square of its shore borders on one less.
        elsewhere = ~area[2]
        one = one & elsewhere | two
        two = two & elsewhere | three
        if len(area[1]) > 1:
            leaders = self.leaders & ~gone
            for piece, shore in _pieces(self.board, area[0], gone):
                if piece & leaders:
                    two |= one & shore
                    one |= shore
        return two

    def with_square(self, bit: int, leader: Leader | None = None) -> Areas:
        """The areas after something was put on an empty square; with a leader, after that leader was."""
        stride = self.board.grid.stride
        shore = around = bit << 1 | bit >> 1 | bit << stride | bit >> stride
        mask = bit
        leaders: tuple[Leader, ...] = () if leader is None else (leader,)
        kingdoms, regions = list(self.kingdoms), list(self.regions)
        touched = self.linked & around
        if touched:
            for areas in (kingdoms, regions):
                for area in [area for area in areas if area[0] & touched]:
                    areas.remove(area)
                    mask |= area[0]
                    leaders += area[1]
                    shore |= area[2]
        linked, standing = self.linked | bit, self.leaders
        if leaders:
            if leader is not None:
                standing |= bit
            kingdoms.append(Area(mask, leaders, shore))
            return Areas(self.board, linked, standing, kingdoms, regions)
        regions.append(Area(mask, (), shore))
        changed = Areas(self.board, linked, standing, kingdoms, regions)
        # No kingdom has come nearer to another one.
        changed.reach = self.reach
        return changed

    def without(self, squares: int) -> Areas:
        """The areas after everything was taken away from these squares, leaders too."""
        kingdoms, regions = list(self.kingdoms), list(self.regions)
        for areas in (kingdoms, regions):
            for area in [area for area in areas if area[0] & squares]:
                areas.remove(area)
                standing = tuple([leader for leader in area.leaders if not leader.bit & squares])
                _sort(_pieces(self.board, area.mask, squares), standing, kingdoms, regions)
        kept = ~squares
        return Areas(self.board, self.linked & kept, self.leaders & kept, kingdoms, regions)


@lru_cache(maxsize=256)
def _pieces(board: Map, mask: int, lost: int) -> tuple[tuple[int, int], ...]:
    """The pieces into which squares fall apart where some are lost, each with its shore.

    Remembered, because each turn asks anew what would become of the same kingdom without the same leader.
    """
    grid = board.grid
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
