"""What is printed on one side of a mural board."""

from __future__ import annotations

from tablewright.boards import Grid

from .tallies import Masks, tally_in

_REMEMBERED = 1 << 14


class _Tallies(dict[int, int]):
    """The same few groups of icons are counted for placement after placement, so they are remembered."""

    __slots__ = ("_icons",)

    def __init__(self, icons: Masks) -> None:
        super().__init__()
        self._icons = icons

    def __missing__(self, squares: int) -> int:
        if len(self) > _REMEMBERED:
            self.clear()
        found = self[squares] = tally_in(squares, self._icons)
        return found


class Printed:
    """One side of a mural board; never changes.

    `icons` are the squares of each icon type; `all_icons` is their union. `reeds` are the squares with
    an edge on the reeds. The reeds are a line between squares and take no square themselves (a ruling:
    the rulebook shows them as part of the border on side A and as a band in the middle on side B).
    `cores` remembers, per chamber wanted, where it could be built (see `progress_chambers`).
    """

    __slots__ = ("all_icons", "cores", "grid", "icons", "reeds", "tallies")

    def __init__(self, grid: Grid, icons: Masks, reeds: int) -> None:
        self.grid = grid
        self.icons = icons
        self.reeds = reeds
        cat, snake, human, crocodile = icons
        self.all_icons = cat | snake | human | crocodile
        if self.all_icons.bit_count() != sum(mask.bit_count() for mask in icons):
            raise ValueError("two icons are printed on one square")
        if (self.all_icons | reeds) & ~grid.full:
            raise ValueError("something is printed outside of the grid")
        self.tallies = _Tallies(icons)
        """The tally of a mask of printed icons."""
        self.cores: dict[tuple[str, int], tuple[tuple[int, int], ...]] = {}

    def __repr__(self) -> str:
        return f"<Printed {self.grid.width}x{self.grid.height}, {self.all_icons.bit_count()} icons>"
