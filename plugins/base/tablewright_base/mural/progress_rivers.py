"""How far a mural is from a river that is wanted."""

from __future__ import annotations

from .mural import Mural
from .nearness import UNMET, nearness
from .river_wanted import RiverWanted
from .tallies import lacking, tally_in, total

_STEPS = 5
_HALF = 6
_RIVERS = 2


def river_progress(wanted: RiverWanted, mural: Mural) -> float:
    """1 exactly when the river is there, else how near it is.

    For the rivers that lack the fewest icons: how many squares each would have to grow, through free
    squares, until it touches each of these, counted up to 5 and summed. An estimate for bots: squares
    shared on the way to two icons count twice, and shapes of tiles do not count at all.
    """
    if wanted.met(mural):
        return 1.0
    touches = wanted.touches
    missing = {packed: lacking(packed, touches) for packed in mural.river_tallies}
    best = total(touches) * (_STEPS + 1)
    if missing:
        found = [
            (missing[river[3]], glyph, river[0])
            for glyph, course in enumerate(mural.rivers)
            for river in course
        ]
        found.sort()
        icons = mural.icons
        for lacks, glyph, squares in found[:_RIVERS]:
            best = min(
                best, _growth(mural, lacks, mural.courses[glyph] | mural.free, squares, touches, icons)
            )
    return min(nearness(best, _HALF), UNMET)


def _growth(
    mural: Mural, lacks: int, passable: int, squares: int, touches: int, icons: tuple[int, int, int, int]
) -> int:
    stride = mural.printed.grid.stride
    distance = lacks
    reach = squares
    for _ in range(_STEPS):
        reach |= (reach << 1 | reach >> 1 | reach << stride | reach >> stride) & passable
        shore = reach | reach << 1 | reach >> 1 | reach << stride | reach >> stride
        lacks = lacking(tally_in(shore, icons), touches)
        distance += lacks
        if not lacks:
            break
    return distance
