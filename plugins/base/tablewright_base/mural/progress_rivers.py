"""How far a mural is from a river that is wanted."""

from __future__ import annotations

from .mural import Mural
from .nearness import UNMET, nearness
from .river_wanted import RiverWanted
from .tallies import total

_STEPS = 2
_HALF = 6
_RIVERS = 2


def river_progress(wanted: RiverWanted, mural: Mural) -> float:
    """1 exactly when the river is there, else how near it is.

    For rivers that lack the fewest icons: how many squares they would have to grow, through free
    squares, until they touch each of these, counted up to 3 and summed. An estimate for bots: squares
    shared on the way to two icons count twice, and the shapes of tiles do not count at all.
    """
    tallies = mural.river_tallies
    if not tallies:
        return nearness(total(wanted.touches) * (_STEPS + 1), _HALF)
    lacking = wanted.lacking
    fewest = min([lacking(tally) for tally in tallies])
    if not fewest:
        return 1.0
    best = fewest * (_STEPS + 1)
    looked_at = 0
    for glyph, course in enumerate(mural.rivers):
        for river in course:
            if lacking(river[3]) == fewest:
                best = min(best, _growth(wanted, mural, fewest, glyph, river[0]))
                looked_at += 1
                if looked_at == _RIVERS:
                    return min(nearness(best, _HALF), UNMET)
    return min(nearness(best, _HALF), UNMET)


def _growth(wanted: RiverWanted, mural: Mural, lacks: int, glyph: int, reach: int) -> int:
    stride = mural.printed.grid.stride
    passable = mural.glyphs[glyph] | mural.cartouche | mural.free
    icons = mural.icons
    distance = lacks
    spread = reach | reach << 1 | reach >> 1 | reach << stride | reach >> stride
    for _ in range(_STEPS):
        reach = spread & passable
        spread = reach | reach << 1 | reach >> 1 | reach << stride | reach >> stride
        lacks = 0
        for icon, number in wanted.numbers:
            short = number - (spread & icons[icon]).bit_count()
            if short > 0:
                lacks += short
        if not lacks:
            break
        distance += lacks
    return distance
