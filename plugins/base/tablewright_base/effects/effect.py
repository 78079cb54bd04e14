"""What all effects have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from tablewright import Play, Ruleset


class Effect(ABC):
    """An effect that content names: ``{"gain": {"scarab": 2}}``. Subclass it for a new one."""

    name: ClassVar[str] = ""
    repeats: ClassVar[bool] = False
    """Whether it gives an earlier bonus again instead of one of its own."""
    draws: int = 0
    """How many tiles it draws from the bag, which must be told before the phase begins (see `lots`)."""

    def __init__(self, args: Any, rules: Ruleset) -> None:
        """`args` is what stands under its name, already valid by its schema."""
        self.args, self.rules = args, rules

    @abstractmethod
    def apply(self, play: Play, seat: int) -> None:
        """Give `seat` the bonus."""
