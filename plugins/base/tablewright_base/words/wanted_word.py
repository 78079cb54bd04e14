"""What words about chambers and rivers have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Witness
from tablewright_base.walls import mural_of

from .mural_word import MuralWord, covering

if TYPE_CHECKING:
    from collections.abc import Callable

    from tablewright import State
    from tablewright_base.mural import ChambersWanted, Mural, RiverWanted


class WantedWord(MuralWord):
    """A word for something that is wanted on the mural, and of which black tiles may have to cover a part."""

    wanted: ChambersWanted | RiverWanted

    def holds(self, wall: Mural) -> bool:
        return self.wanted.met(wall)

    @property
    def test(self) -> Callable[[Mural], bool]:
        return self.wanted.met

    def witnesses(self, state: State, seat: int) -> list[Witness]:
        wall = mural_of(state, seat)
        return covering(wall, self.wanted.covers(wall))
