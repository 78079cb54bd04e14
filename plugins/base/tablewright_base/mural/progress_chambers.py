"""How far a mural is from chambers that are wanted."""

from __future__ import annotations

from .chambers_wanted import Chamber, ChambersWanted
from .mural import Mural
from .nearness import UNMET, nearness
from .printed import Printed
from .tallies import holds, tally_in, total

Core = tuple[int, int, int]
"""(squares, squares around them, their icons): a small place that would be the wanted chamber if all
squares around it were filled."""

_HALF = 4
_CORES = 36
_CORES_OF_SAME_ICONS = 3
_BEAM = 160
_SPARE_SQUARES = 2


def chambers_progress(wanted: ChambersWanted, mural: Mural) -> float:
    """1 exactly when the chambers are there, else how near they are.

    How many squares there are still to fill for each wanted chamber, by the better of two ways: cover
    the extra icons of an area that has all it needs, or close up the squares around a core, one of the
    small places where the printed icons would do. An estimate for bots: shapes of tiles do not count.
    """
    if wanted.met(mural):
        return 1.0
    best = max(_alternative(chambers, mural) for chambers in wanted.alternatives)
    return min(best, UNMET)


def _alternative(wanted: tuple[Chamber, ...], mural: Mural) -> float:
    groups: dict[tuple[int, int], list[Chamber]] = {}
    for chamber in wanted:
        groups.setdefault((chamber.key[0], chamber.any_icons), []).append(chamber)
    near = 0.0
    for chambers in groups.values():
        distances = _distances(chambers[0], len(chambers), mural)
        near += sum([nearness(distance, _HALF) for distance in distances])
    return near / len(wanted)


def _distances(chamber: Chamber, number: int, mural: Mural) -> list[int]:
    """The squares still to fill for each of `number` equal chambers that are as near as can be.

    Shorter than `number` when there is no place for so many.
    """
    places: list[tuple[int, int, int]] = []
    icons = chamber.icons
    if mural.filled:
        for squares, packed in mural.chambers:
            if icons is None:
                extra = total(packed) - chamber.any_icons
                if extra >= 0:
                    places.append((extra, squares, 0))
            elif holds(packed, icons):
                places.append((total(packed) - chamber.any_icons, squares, 0))
    filled = mural.filled
    free = mural.free
    for squares, shore, _ in cores(mural.printed, chamber):
        if not squares & filled:
            places.append(((shore & free).bit_count(), squares, shore))
    if number == 1:
        return [min(places)[0]] if places else []
    places.sort()
    taken = 0
    distances: list[int] = []
    for distance, squares, shore in places:
        if not squares & taken:
            distances.append(distance)
            # What stands around one core is filled for it, so no other core can lie there.
            taken |= squares | shore
            if len(distances) == number:
                break
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
            found.append((squares, shore, inside))
            if len(found) == _CORES:
                break
    return tuple(found)


def _room(chamber: Chamber, packed: int) -> bool:
    """Whether a core with that tally of icons can still become the wanted chamber."""
    if chamber.icons is None:
        return total(packed) <= chamber.any_icons
    return holds(chamber.icons, packed)
