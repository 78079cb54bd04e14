"""The effect that repeats an earlier bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .effect import Effect

if TYPE_CHECKING:
    from tablewright import Play


class Repeat(Effect):
    """A bonus gained earlier is gained again; which one, the player says with the ankh (cartouche/ankh/repeat)."""

    name = "repeat"
    repeats = True

    def apply(self, play: Play, seat: int) -> None:
        """Nothing of its own: `bonuses.gain_bonus` applies the effect of the bonus that is repeated."""
