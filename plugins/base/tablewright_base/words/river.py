"""The word ``river``: a river of one glyph that touches these icons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright_base.mural import ICONS, RiverWanted, counts, lacking, river_progress
from tablewright_base.walls import mural_of

from .covering import why_not_covered
from .phrases import counted, numbers_of
from .wanted_word import WantedWord

if TYPE_CHECKING:
    from tablewright import Ruleset, State


class River(WantedWord):
    """``{"river": {"touches": ["cat", "snake"], "cover": ["cat"]}}`` (cartouche/story/river).

    Each icon is another one; further icons do no harm; those to cover get a black tile.
    """

    name = "river"
    schema = "v1/words/river.schema.json"

    def __init__(self, args: Any, rules: Ruleset) -> None:
        super().__init__(args, rules)
        self.touches = numbers_of(args["touches"])
        self.cover = numbers_of(args.get("cover", ()))
        wrong = why_not_covered(self.touches, self.cover, "touches")
        if wrong:
            raise ValueError(wrong, "cover")
        self.wanted: RiverWanted = RiverWanted.of(self.touches, self.cover)

    def progress(self, state: State, seat: int) -> float:
        return river_progress(self.wanted, mural_of(state, seat))

    def why_not(self, state: State, seat: int) -> str:
        wall = mural_of(state, seat)
        if self.wanted.met(wall):
            return ""
        wanted = self.wanted.touches
        takes = f"it takes a river that touches {counted(self.touches)}"
        if not wall.river_tallies:
            return f"{takes}; there is none yet"
        best = min(wall.river_tallies, key=lambda packed: lacking(packed, wanted))
        missing = {
            icon: want - have
            for icon, have, want in zip(ICONS, counts(best), counts(wanted), strict=True)
            if want > have
        }
        return f"{takes}; the nearest lacks {counted(missing)}"

    def describe(self) -> str:
        covered = f", of which {counted(self.cover)} is covered" if self.cover else ""
        return f"a river that touches {counted(self.touches)}{covered}"
