"""A mural as it stands, with what can be read from it."""

from __future__ import annotations

from collections.abc import Iterable

from . import areas as _areas, rivers as _rivers
from .printed import Printed
from .tallies import ICONS, Masks

CARTOUCHE = len(ICONS)
"""The glyph number of a cartouche segment, after those of the four glyphs."""

NO_GLYPHS: Masks = (0, 0, 0, 0)


_Known = tuple[int, int, tuple[_rivers.River, ...]]
_NOTHING_KNOWN: tuple[_Known | None, ...] = (None,) * len(ICONS)


class Mural:
    """The tiles on one side of a mural board: a value that never changes.

    `glyphs` are the squares of mural tiles by glyph, `cartouche` those of cartouche tiles, `black` those
    of black tiles; the three are disjoint. `filled` is their union and `free` the rest.

    All else is computed when it is first asked for and kept. A mural made by `with_tile` or
    `with_black` starts from what its predecessor already knew, so that trying a hundred placements
    does not read the whole board a hundred times. Clones of a state may share a mural.
    """

    __slots__ = (
        "_area_base",
        "_chambers",
        "_icons",
        "_river_base",
        "_river_tallies",
        "black",
        "cartouche",
        "filled",
        "free",
        "glyphs",
        "known_groups",
        "known_reach",
        "known_touch",
        "printed",
    )

    def __init__(
        self, printed: Printed, glyphs: Masks = NO_GLYPHS, cartouche: int = 0, black: int = 0
    ) -> None:
        cat, snake, human, crocodile = glyphs
        self.printed = printed
        self.glyphs = glyphs
        self.cartouche = cartouche
        self.black = black
        self.filled = cat | snake | human | crocodile | cartouche | black
        self.free = printed.grid.full ^ self.filled
        # What is asked most, once it is known: to ask a property takes Python longer than to look here first.
        self.known_touch: int | None = None
        self.known_groups: dict[int, list[int]] | None = None
        self.known_reach: tuple[tuple[int, int, int], ...] | None = None
        self._icons: Masks | None = None
        self._chambers: tuple[_areas.Area, ...] | None = None
        self._river_tallies: tuple[int, ...] | None = None
        # What is known of this mural or of one before it: the filled squares of that one and its
        # areas; for each glyph its course, its icons and its rivers.
        self._area_base: tuple[int, tuple[_areas.Area, ...]] | None = None
        self._river_base: tuple[_Known | None, ...] = _NOTHING_KNOWN

    def with_tile(self, segments: Iterable[tuple[int, int]]) -> Mural:
        """The mural after a tile, given as (glyph number or CARTOUCHE, squares), has been placed."""
        parts = [*self.glyphs, self.cartouche]
        added = 0
        for glyph, squares in segments:
            parts[glyph] |= squares
            added |= squares
        cat, snake, human, crocodile, cartouche = parts
        return self.grown((cat, snake, human, crocodile), cartouche, self.black, added)

    def with_black(self, squares: int) -> Mural:
        """The mural after black tiles have been placed on these squares."""
        return self.grown(self.glyphs, self.cartouche, self.black | squares, squares)

    def grown(self, glyphs: Masks, cartouche: int, black: int, added: int) -> Mural:
        """The mural with these tiles, of which the squares `added` are new."""
        # What `__init__` does, from what is known already: bots try placements by the thousand.
        after = Mural.__new__(Mural)
        after.printed = printed = self.printed
        after.glyphs, after.cartouche, after.black = glyphs, cartouche, black
        after.filled = filled = self.filled | added
        after.free = printed.grid.full ^ filled
        after.known_touch = after.known_groups = after.known_reach = None
        after._icons = after._chambers = after._river_tallies = None
        after._area_base, after._river_base = self._area_base, self._river_base
        return after

    # Placing (cartouche/place/touching)

    @property
    def touch(self) -> int:
        """Where a tile placed next must have a square: beside a tile of any kind or beside the reeds."""
        touch = self.known_touch
        if touch is None:
            filled, stride = self.filled, self.printed.grid.stride
            beside = filled << 1 | filled >> 1 | filled << stride | filled >> stride | self.printed.reeds
            touch = self.known_touch = beside & self.free
        return touch

    @property
    def icons(self) -> Masks:
        """The icons of each type that no tile covers."""
        if self._icons is None:
            cat, snake, human, crocodile = self.printed.icons
            free = self.free
            self._icons = (cat & free, snake & free, human & free, crocodile & free)
        return self._icons

    # Chambers

    @property
    def areas(self) -> tuple[_areas.Area, ...]:
        """(squares, tally) of each maximal set of free squares joined by edges."""
        printed, filled = self.printed, self.filled
        # A mural without tiles is one area.
        base = self._area_base or (0, ((printed.grid.full, printed.tallies[printed.all_icons]),))
        if base[0] == filled:
            return base[1]
        found = _areas.areas_after(printed, base[1], filled ^ base[0])
        self._area_base = (filled, found)
        return found

    @property
    def chambers(self) -> tuple[_areas.Area, ...]:
        """(squares, tally) of each chamber that holds an icon."""
        if self._chambers is None:
            self._chambers = _areas.chambers(self.areas) if self.filled else ()
        return self._chambers

    @property
    def chamber_groups(self) -> dict[int, list[int]]:
        """The squares of the chambers, by the tally of their icons."""
        groups = self.known_groups
        if groups is None:
            groups = {}
            for squares, tally in self.chambers:
                if tally in groups:
                    groups[tally].append(squares)
                else:
                    groups[tally] = [squares]
            self.known_groups = groups
        return groups

    # Rivers

    @property
    def courses(self) -> Masks:
        """Where rivers of each glyph can run: its squares and those of cartouche tiles."""
        cat, snake, human, crocodile = self.glyphs
        cartouche = self.cartouche
        return (cat | cartouche, snake | cartouche, human | cartouche, crocodile | cartouche)

    @property
    def river_reach(self) -> tuple[tuple[int, int, int], ...]:
        """(glyph, icons, how many) for each glyph whose course touches any icons, with all that it touches.

        Much less work than the rivers, and most of the time enough to know that there is none: no river of a
        glyph touches anything else.
        """
        reach = self.known_reach
        if reach is None:
            icons = self.printed.all_icons & self.free
            stride = self.printed.grid.stride
            found = []
            for glyph, course in enumerate(self.courses):
                if course:
                    touched = (course << 1 | course >> 1 | course << stride | course >> stride) & icons
                    if touched:
                        found.append((glyph, touched, touched.bit_count()))
            reach = self.known_reach = tuple(found)
        return reach

    def rivers_of(self, glyph: int) -> tuple[_rivers.River, ...]:
        """The rivers of a glyph: (squares, shore, icons touched, tally of these)."""
        course = self.glyphs[glyph] | self.cartouche
        icons = self.printed.all_icons & self.free
        known = self._river_base[glyph]
        if known is None:
            found = _rivers.rivers(self.printed, course, icons)
        elif known[0] == course and known[1] == icons:
            return known[2]
        else:
            old_course, old_icons, old = known
            found = _rivers.rivers_after(self.printed, old, course ^ old_course, old_icons ^ icons, icons)
        # The murals made from this one have the old tuple: it may not change under them.
        base = list(self._river_base)
        base[glyph] = (course, icons, found)
        self._river_base = tuple(base)
        return found

    @property
    def rivers(self) -> tuple[tuple[_rivers.River, ...], ...]:
        """The rivers of each glyph."""
        return tuple([self.rivers_of(glyph) for glyph in range(CARTOUCHE)])

    @property
    def river_tallies(self) -> tuple[int, ...]:
        """The distinct tallies of icons touched by rivers, of whatever glyph."""
        if self._river_tallies is None:
            self._river_tallies = tuple({river[3]: 0 for course in self.rivers for river in course})
        return self._river_tallies
