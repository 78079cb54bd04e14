"""What words about the mural have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablewright import Witness, Word
from tablewright_base.walls import mural_of

if TYPE_CHECKING:
    from tablewright import State
    from tablewright_base.mural import Mural


class MuralWord(Word):
    """A word that looks at nothing but the seat's mural."""

    @abstractmethod
    def holds(self, wall: Mural) -> bool:
        """Whether a mural meets it."""

    @property
    def test(self) -> Callable[[Mural], bool]:
        """The function that says whether a mural meets it: `holds`, or what that would only hand the mural on to."""
        return self.holds

    def met(self, state: State, seat: int) -> bool:
        return self.holds(mural_of(state, seat))


def covering(wall: Mural, masks: Sequence[int]) -> list[Witness]:
    """A way for each set of squares that black tiles could cover, named by the squares (cartouche/black/choice)."""
    if len(masks) == 1:
        return [Witness("", (("cover", masks[0]),))]
    grid = wall.printed.grid
    return [Witness("+".join(grid.names(mask)), (("cover", mask),)) for mask in masks]
