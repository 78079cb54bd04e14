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

    __slots__ = ("_leaders", "_reach", "_shores", "grid", "kingdoms", "linked", "regions")

    def __init__(
        self, grid: Grid, linked: int, kingdoms: tuple[Area, ...], regions: tuple[Area, ...]
    ) -> None:
        self.grid = grid
        self.linked = linked
        """The squares on which tiles, leaders and what was built over tiles lie."""
        # Apart, because there are few kingdoms and many regions, and it is the kingdoms that are asked for.
        self.kingdoms = kingdoms
        self.regions = regions
        self._reach: tuple[int, int] | None = None
        self._shores: list[int] | None = None
        self._leaders = -1

    @classmethod
    def of(cls, grid: Grid, linked: int, leaders: tuple[Leader, ...]) -> Areas:
        """The areas of the squares `linked`, those of the leaders included."""
        kingdoms: list[Area] = []
        regions: list[Area] = []
        _sort(grid.components(linked), leaders, kingdoms, regions)
        return cls(grid, linked, tuple(kingdoms), tuple(regions))

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
    def leaders(self) -> int:
        """The squares on which leaders stand."""
        mask = self._leaders
        if mask < 0:
            mask = 0
            for area in self.kingdoms:
                for leader in area.leaders:
                    mask |= leader.bit
            self._leaders = mask
        return mask

    @property
    def shores(self) -> list[int]:
        """The squares beside each kingdom, and some of its own, in the order of the kingdoms."""
        shores = self._shores
        if shores is None:
            stride = self.grid.stride
            shores = self._shores = [
                mask << 1 | mask >> 1 | mask << stride | mask >> stride for mask, _ in self.kingdoms
            ]
        return shores

    @property
    def several(self) -> tuple[int, int]:
        """The squares that border on two or more kingdoms, and those that border on three or more."""
        reach = self._reach
        if reach is None:
            one = two = three = 0
            for beside in self.shores:
                three |= two & beside
                two |= one & beside
                one |= beside
            reach = self._reach = (two, three)
        return reach

    def several_without(self, bit: int) -> int:
        """The squares that border on two or more kingdoms once the leader on that square is gone."""
        stride = self.grid.stride
        one = two = 0
        for kingdom, beside in zip(self.kingdoms, self.shores, strict=True):
            if not kingdom[0] & bit:
                two |= one & beside
                one |= beside
                continue
            left = [leader for leader in kingdom[1] if leader[2] != bit]
            if left:
                pieces: list[Area] = []
                self._split(kingdom[0], bit, tuple(left), pieces, [])
                for piece, _ in pieces:
                    beside = piece << 1 | piece >> 1 | piece << stride | piece >> stride
                    two |= one & beside
                    one |= beside
        return two

    def with_square(self, bit: int, leader: Leader | None = None) -> Areas:
        """The areas after something was put on an empty square; with a leader, after that leader was."""
        stride = self.grid.stride
        around = bit << 1 | bit >> 1 | bit << stride | bit >> stride
        mask = bit
        leaders: tuple[Leader, ...] = () if leader is None else (leader,)
        kingdoms, regions = self.kingdoms, self.regions
        joined = [area for area in kingdoms if area[0] & around]
        if joined:
            kingdoms = tuple([area for area in kingdoms if not area[0] & around])
            for area in joined:
                mask |= area[0]
                leaders += area[1]
        joined = [area for area in regions if area[0] & around]
        if joined:
            regions = tuple([area for area in regions if not area[0] & around])
            for area in joined:
                mask |= area[0]
        if leaders:
            kingdoms += (Area(mask, leaders),)
        else:
            regions += (Area(mask, ()),)
        return Areas(self.grid, self.linked | bit, kingdoms, regions)

    def without(self, squares: int) -> Areas:
        """The areas after everything was taken away from these squares, leaders too."""
        kingdoms, regions = self.kingdoms, self.regions
        hit = [area for area in kingdoms if area[0] & squares]
        left = [area for area in kingdoms if not area[0] & squares]
        apart: list[Area] = []
        for area in hit:
            standing = tuple([leader for leader in area.leaders if not leader.bit & squares])
            self._split(area.mask, squares, standing, left, apart)
        hit = [area for area in regions if area[0] & squares]
        if hit:
            regions = tuple([area for area in regions if not area[0] & squares])
            for area in hit:
                self._split(area.mask, squares, (), left, apart)
        return Areas(self.grid, self.linked & ~squares, tuple(left), regions + tuple(apart))

    def _split(
        self, mask: int, lost: int, leaders: tuple[Leader, ...], kingdoms: list[Area], regions: list[Area]
    ) -> None:
        """Add what is left of an area to the kingdoms or to the regions."""
        grid = self.grid
        stride = grid.stride
        lost &= mask
        mask ^= lost
        beside = (lost << 1 | lost >> 1 | lost << stride | lost >> stride) & mask
        if not beside:
            return
        # Where only one square hung on to what is taken away, all the rest still hangs together.
        pieces = grid.components(mask) if beside & (beside - 1) else [mask]
        _sort(pieces, leaders, kingdoms, regions)


def _sort(pieces: list[int], leaders: tuple[Leader, ...], kingdoms: list[Area], regions: list[Area]) -> None:
    """Tell kingdoms from regions: pieces on which leaders stand."""
    for mask in pieces:
        standing = tuple([leader for leader in leaders if leader.bit & mask])
        if standing:
            kingdoms.append(Area(mask, standing))
        else:
            regions.append(Area(mask, ()))
