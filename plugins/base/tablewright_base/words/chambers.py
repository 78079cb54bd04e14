"""The word ``chambers``: enclosed chambers with exactly these icons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright_base.mural import ChambersWanted, Mural, chambers_progress, holds, tally
from tablewright_base.walls import mural_of

from .covering import why_not_covered
from .phrases import counted, numbers_of, of_tally
from .wanted_word import WantedWord

if TYPE_CHECKING:
    from tablewright import Ruleset, State


class Chambers(WantedWord):
    """``{"chambers": [{"icons": ["cat", "snake"], "cover": ["cat"]}]}`` (cartouche/story/chamber).

    Each is a chamber of its own and holds no other icons; those to cover get a black tile.
    """

    name = "chambers"
    schema = "v1/words/chambers.schema.json"

    def __init__(self, args: Any, rules: Ruleset) -> None:
        super().__init__(args, rules)
        self.parts = [(numbers_of(one["icons"]), numbers_of(one.get("cover", ()))) for one in args]
        for index, (icons, cover) in enumerate(self.parts):
            wrong = why_not_covered(icons, cover, "icons")
            if wrong:
                raise ValueError(wrong, index, "cover")
        self.wanted: ChambersWanted = ChambersWanted.exact(self.parts)

    def progress(self, state: State, seat: int) -> float:
        return chambers_progress(self.wanted, mural_of(state, seat))

    def why_not(self, state: State, seat: int) -> str:
        wall = mural_of(state, seat)
        if self.wanted.met(wall):
            return ""
        needed: dict[int, int] = {}
        for icons, _ in self.parts:
            needed[tally(icons)] = needed.get(tally(icons), 0) + 1
        lacks = []
        for packed, number in needed.items():
            found = len(wall.chamber_groups.get(packed, ()))
            if found < number:
                more = f"{number} chambers" if number > 1 else "a chamber"
                there = f" ({found} enclosed)" if found else ""
                lacks.append(f"{more} with exactly {of_tally(packed)}{there}{_too_full(wall, packed)}")
        return "it takes " + " and ".join(lacks)

    def describe(self) -> str:
        return " and ".join(_told(icons, cover) for icons, cover in self.parts)


def _too_full(wall: Mural, packed: int) -> str:
    """What spoils the chamber that comes nearest."""
    for squares, inside in wall.chambers:
        if inside != packed and holds(inside, packed):
            first = wall.printed.grid.names(squares & -squares)[0]
            return f"; the one at {first} also holds {of_tally(inside - packed)}"
    return ""


def _told(icons: dict[str, int], cover: dict[str, int]) -> str:
    covered = f", of which {counted(cover)} is covered" if cover else ""
    return f"a chamber with exactly {counted(icons)}{covered}"
