"""How far a mural is from chambers that are wanted."""

from __future__ import annotations

from .chambers_wanted import Chamber, ChambersWanted
from .mural import Mural
from .nearness import UNMET, nearness
from .printed import Printed
from .tallies import holds, tally_in, total

Core = tuple[int, int]
"""(squares, squares around them): a small place that would be the wanted chamber if all squares around it
were filled."""

_HALF = 3
_FAR = 1000
_CORES = 20
_CORES_OF_SAME_ICONS = 3
_BEAM = 160
_SPARE_SQUARES = 1


def chambers_progress(wanted: ChambersWanted, mural: Mural) -> float:
    """1 exactly when the chambers are there, else how near they are.

    How many squares there are still to fill for each wanted chamber, by the better of two ways: cover
    the extra icons of an area that has all it needs, or close up the squares around a core, one of the
    small places where the printed icons would do. An estimate for bots: shapes of tiles do not count.
    """
    if wanted.met(mural):
        return 1.0
    best = max([_alternative(numbered, mural) for numbered in wanted.numbered])
    return min(best, UNMET)


def _alternative(wanted: tuple[tuple[Chamber, int], ...], mural: Mural) -> float:
    near = 0.0
    chambers = 0
    for chamber, number in wanted:
        chambers += number
        if number == 1:
            distance = _distance(chamber, mural)
            near += 0.0 if distance is None else nearness(distance, _HALF)
        else:
            near += sum([nearness(distance, _HALF) for distance in _distances(chamber, number, mural)])
    return near / chambers


def _extra(chamber: Chamber, packed: int) -> int:
    """How many icons are too many in an area with that tally; negative when one that is wanted lacks."""
    icons = chamber.icons
    if icons is not None and not holds(packed, icons):
        return -1
    return total(packed) - chamber.any_icons


def _distance(chamber: Chamber, mural: Mural) -> int | None:
    """The squares still to fill for one chamber; None when there is no place for it."""
    best = _FAR
    for packed in mural.chamber_groups:
        extra = _extra(chamber, packed)
        if 0 <= extra < best:
            best = extra
    filled = mural.filled
    free = mural.free
    for squares, shore in cores(mural.printed, chamber):
        if not squares & filled:
            open_shore = (shore & free).bit_count()
            if open_shore < best:
                best = open_shore
    return None if best == _FAR else best


def _distances(chamber: Chamber, number: int, mural: Mural) -> list[int]:
    """The squares still to fill for each of several equal chambers, the nearest first.

    Shorter than `number` when there is no place for so many.
    """
    if chamber.icons is not None and not holds(
        mural.printed.tallies[mural.printed.all_icons & mural.free], chamber.icons
    ):
        return []
    filled = mural.filled
    free = mural.free
    places = [
        ((shore & free).bit_count(), squares, shore)
        for squares, shore in cores(mural.printed, chamber)
        if not squares & filled
    ]
    for packed, areas in mural.chamber_groups.items():
        extra = _extra(chamber, packed)
        if extra >= 0:
            places.extend([(extra, squares, 0) for squares in areas])
    places.sort()
    taken = 0
    distances: list[int] = []
    for distance, squares, shore in places:
        if not squares & taken:
            distances.append(distance)
            if len(distances) == number:
                break
            # What stands around one core is filled for it, so no other core can lie there.
            taken |= squares | shore
    return distances


def cores(printed: Printed, chamber: Chamber) -> tuple[Core, ...]:
    """The most promising cores for a wanted chamber on a printed side; computed once, then remembered.

    Grown square by square from every icon that is wanted, always keeping the most promising ones.
    """
    key = ("any" if chamber.icons is None else "exact", chamber.icons or chamber.any_icons)
    known = printed.cores.get(key)
    if known is None:
        known = printed.cores[key] = _grow(printed, chamber)
    return known


def _grow(printed: Printed, chamber: Chamber) -> tuple[Core, ...]:
    grid = printed.grid
    icons = printed.icons
    done: list[tuple[int, int, int]] = []
    level = [1 << index for index in grid.cells(printed.all_icons)]
    level = [square for square in level if _room(chamber, tally_in(square, icons))]
    size = 1
    limit = 2 * chamber.any_icons + _SPARE_SQUARES
    while level and size <= limit and len(done) < _CORES * 8:
        growing: list[tuple[int, int, int]] = []
        for squares in level:
            shore = grid.around(squares)
            packed = tally_in(squares, icons)
            if chamber.fits(packed):
                done.append((shore.bit_count(), squares, shore))
            growing.append((-total(packed), shore.bit_count(), squares))
        growing.sort()
        bigger: dict[int, None] = {}
        for _, _, squares in growing[:_BEAM]:
            for index in grid.cells(grid.around(squares)):
                grown = squares | 1 << index
                if grown not in bigger and _room(chamber, tally_in(grown, icons)):
                    bigger[grown] = None
        level = list(bigger)
        size += 1
    done.sort()
    found: list[Core] = []
    seen: dict[int, int] = {}
    for _, squares, shore in done:
        inside = squares & printed.all_icons
        if seen.get(inside, 0) < _CORES_OF_SAME_ICONS:
            seen[inside] = seen.get(inside, 0) + 1
            found.append((squares, shore))
            if len(found) == _CORES:
                break
    return tuple(found)


def _room(chamber: Chamber, packed: int) -> bool:
    """Whether a core with that tally of icons can still become the wanted chamber."""
    if chamber.icons is None:
        return total(packed) <= chamber.any_icons
    return holds(chamber.icons, packed)
