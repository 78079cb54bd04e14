"""Chambers that a card wants, matched against a mural."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .chambers_there import There, there
from .mural import Mural
from .tallies import ICONS, Icons, holds, selections, tally, total


class Chamber:
    """One chamber that is wanted.

    Either `icons`, the exact tally of icons in it, or `any_icons`, how many icons of whatever types
    (then `icons` is None). `cover` is the tally of those that a black tile must cover.
    """

    __slots__ = ("any_icons", "cover", "icons")

    def __init__(self, icons: int | None, cover: int = 0, any_icons: int = 0) -> None:
        if (any_icons if icons is None else icons) < 1:
            raise ValueError("a chamber that is wanted holds at least one icon")
        if icons is not None and not holds(icons, cover):
            raise ValueError("more icons to cover than icons in the chamber")
        self.icons = icons
        self.any_icons = any_icons if icons is None else total(icons)
        self.cover = cover

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells two wanted chambers apart."""
        return (-1 if self.icons is None else self.icons, self.any_icons, self.cover)

    def fits(self, packed: int) -> bool:
        """Whether a chamber with that tally of icons is one."""
        return total(packed) == self.any_icons if self.icons is None else packed == self.icons


class ChambersWanted:
    """One or more separate chambers, wanted at once (cartouche/story/multi-chamber).

    `alternatives` are lists of chambers, one of which must be met whole: "four chambers with the same
    icon" is one list per icon type. Each chamber of a list needs a chamber of its own on the mural.
    `numbered` are the same as (chamber, how many of them), apart from what they cover.
    """

    __slots__ = ("alternatives", "met", "numbered")

    def __init__(self, alternatives: Sequence[Sequence[Chamber]]) -> None:
        if not alternatives or not all(alternatives):
            raise ValueError("at least one chamber must be wanted")
        # Those that cover come first: the rest then only have to exist. Equal ones stand together.
        self.alternatives = tuple(
            tuple(sorted(wanted, key=lambda chamber: (not chamber.cover, chamber.key)))
            for wanted in alternatives
        )
        self.numbered = tuple(_numbered(wanted) for wanted in self.alternatives)
        self.met: There = there(self.alternatives, lambda wanted, mural: _assigned(wanted, mural.chambers))
        """Whether a mural has these chambers."""

    @classmethod
    def exact(cls, chambers: Iterable[tuple[Icons, Icons]]) -> ChambersWanted:
        """Separate chambers, each given as (its icons, those to cover): names, or counts by name."""
        return cls([[Chamber(tally(icons), tally(cover)) for icons, cover in chambers]])

    @classmethod
    def same(cls, icons: int, chambers: int = 1) -> ChambersWanted:
        """Separate chambers that each hold so many icons, all of one type, the same in all of them."""
        return cls([[Chamber(tally([name] * icons))] * chambers for name in ICONS])

    @classmethod
    def any_icons(cls, icons: int, chambers: int = 1) -> ChambersWanted:
        """Separate chambers that each hold exactly so many icons, of whatever types."""
        return cls([[Chamber(None, any_icons=icons)] * chambers])

    def covers(self, mural: Mural) -> tuple[int, ...]:
        """The distinct sets of squares that black tiles could cover, as masks in ascending order.

        Empty when the chambers are not there; (0,) when they are and nothing is to be covered.
        """
        if not self.met(mural):
            return ()
        found: dict[int, None] = {}
        for wanted in self.alternatives:
            if not wanted[0].cover:
                if _assigned(wanted, mural.chambers):
                    found[0] = None
                continue
            _collect(wanted, mural, 0, 0, (), found)
        return tuple(sorted(found))


def _numbered(wanted: Sequence[Chamber]) -> tuple[tuple[Chamber, int], ...]:
    """Chambers with the same icons as one of them and their number."""
    first: dict[tuple[int | None, int], Chamber] = {}
    numbers: dict[tuple[int | None, int], int] = {}
    for chamber in wanted:
        icons = (chamber.icons, chamber.any_icons)
        first.setdefault(icons, chamber)
        numbers[icons] = numbers.get(icons, 0) + 1
    return tuple((first[icons], number) for icons, number in numbers.items())


def _assigned(
    wanted: Sequence[Chamber], chambers: Sequence[tuple[int, int]], start: int = 0, used: tuple[int, ...] = ()
) -> bool:
    """Whether the wanted chambers from number `start` on find chambers of their own."""
    if start == len(wanted):
        return True
    chamber = wanted[start]
    first = _first(wanted, start, used)
    return any(
        number not in used
        and chamber.fits(chambers[number][1])
        and _assigned(wanted, chambers, start + 1, (*used, number))
        for number in range(first, len(chambers))
    )


def _first(wanted: Sequence[Chamber], start: int, used: tuple[int, ...]) -> int:
    """Equal wanted chambers take theirs in ascending order: another order is the same assignment."""
    return used[-1] + 1 if start and wanted[start - 1].key == wanted[start].key else 0


def _collect(
    wanted: Sequence[Chamber],
    mural: Mural,
    start: int,
    covered: int,
    used: tuple[int, ...],
    found: dict[int, None],
) -> None:
    """Adds every mask that covers for the wanted chambers from number `start` on, the rest being there."""
    chambers = mural.chambers
    if start == len(wanted) or not wanted[start].cover:
        if covered not in found and _assigned(wanted, chambers, start, used):
            found[covered] = None
        return
    chamber = wanted[start]
    for number in range(_first(wanted, start, used), len(chambers)):
        squares, packed = chambers[number]
        if number in used or not chamber.fits(packed) or not holds(packed, chamber.cover):
            continue
        for mask in selections(squares, mural.icons, chamber.cover):
            _collect(wanted, mural, start + 1, covered | mask, (*used, number), found)
