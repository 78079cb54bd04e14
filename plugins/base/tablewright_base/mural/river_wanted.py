"""A river that a card wants, matched against a mural."""

from __future__ import annotations

from .mural import Mural
from .tallies import GUARD, Icons, counts, holds, lacking, selections, tally, total


class RiverWanted:
    """A river of any one glyph that touches these icons and perhaps others (cartouche/story/river-extra).

    `touches` and `cover` are tallies: the icons it must touch, each a different one, and those among
    them that black tiles must cover. `numbers` are the former as (icon type, how many).
    """

    __slots__ = ("_lacking", "_total", "cover", "numbers", "touches")

    def __init__(self, touches: int, cover: int = 0) -> None:
        if not touches:
            raise ValueError("a river that is wanted touches at least one icon")
        if not holds(touches, cover):
            raise ValueError("more icons to cover than icons to touch")
        self.touches = touches
        self.cover = cover
        self.numbers = tuple((icon, number) for icon, number in enumerate(counts(touches)) if number)
        self._total = total(touches)
        # Murals show few distinct tallies, and bots ask about them ten thousands of times.
        self._lacking: dict[int, int] = {}

    @classmethod
    def of(cls, touches: Icons, cover: Icons = ()) -> RiverWanted:
        """The same from names of icons or counts by name."""
        return cls(tally(touches), tally(cover))

    def met(self, mural: Mural) -> bool:
        """Whether the mural has such a river."""
        # Written out, calls and all: this is asked after every placement that a bot tries.
        enough = self._total
        for glyph, touched, number in mural.known_reach or mural.river_reach:
            if number >= enough:
                icons = mural.printed.icons
                for icon, wanted in self.numbers:
                    if (touched & icons[icon]).bit_count() < wanted:
                        break
                else:
                    touches = self.touches
                    for river in mural.rivers_of(glyph):
                        # The same as `holds`.
                        if ((river[3] | GUARD) - touches) & GUARD == GUARD:
                            return True
        return False

    def lacking(self, packed: int) -> int:
        """How many icons a river with that tally still has to touch."""
        known = self._lacking.get(packed)
        if known is None:
            known = self._lacking[packed] = lacking(packed, self.touches)
        return known

    def covers(self, mural: Mural) -> tuple[int, ...]:
        """The distinct sets of squares that black tiles could cover, as masks in ascending order.

        Empty when there is no such river; (0,) when there is and nothing is to be covered. Where a
        river touches more icons of a type than must be covered, and where several rivers would do,
        each possibility is one set.
        """
        if not self.met(mural):
            return ()
        if not self.cover:
            return (0,)
        icons = mural.icons
        touched = {river[2] for course in mural.rivers for river in course if holds(river[3], self.touches)}
        return tuple(sorted({mask for here in touched for mask in selections(here, icons, self.cover)}))
