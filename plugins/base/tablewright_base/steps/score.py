"""The score phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step

from ..lots import count_draws, forget_lots
from ..slice import Base
from ..spaces import open_spaces

if TYPE_CHECKING:
    from tablewright import Play, Ruleset, State

    from ..tables import Tables


class Score(Step):
    """Players complete stories and achievements, all at once (cartouche/score/simultaneous)."""

    name = "score"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["base"]

    def entered(self, play: Play) -> None:
        begin_scoring(play.state, self.tables)

    def left(self, play: Play) -> None:
        forget_lots(Base.of(play.state))


def begin_scoring(state: State, tables: Tables) -> None:
    """Note what must not depend on who acts first in the phase that begins: spaces and lots."""
    open_spaces(state)
    count_draws(state, tables)
