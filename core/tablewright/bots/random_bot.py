"""The bot that plays anything."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from .watched import stuck

if TYPE_CHECKING:
    from tablewright.actions.moves import Action
    from tablewright.match import Match


class RandomBot:
    """Takes a random action: even between the kinds of action, then even between the values of each field."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Action:
        """A random action for `seat`."""
        action = match.choices(seat).sample(self._rng)
        if action is None:
            raise stuck(match, seat)
        return action
