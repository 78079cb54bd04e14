"""The score phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_base.lots import count_draws, scarce
from tablewright_base.slice import base_of
from tablewright_base.spaces import open_spaces

if TYPE_CHECKING:
    from tablewright import Play, Ruleset, State
    from tablewright_base.tables import Tables


class Score(Step):
    """Players complete stories and achievements, all at once (cartouche/score/simultaneous)."""

    name = "score"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["base"]

    def entered(self, play: Play) -> None:
        count(play.state, self.tables)

    def left(self, play: Play) -> None:
        base_of(play.state).lots = ()


def count(state: State, tables: Tables) -> None:
    """Note what must not depend on who acts first in the phase that begins: spaces and draws."""
    base = base_of(state)
    if base.recount or scarce(base, tables):
        base.recount = False
        open_spaces(state)
        count_draws(state, tables)
