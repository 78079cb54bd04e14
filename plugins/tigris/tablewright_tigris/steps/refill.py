"""The hands filled up at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris.hands import draw
from tablewright_tigris.slice import tigris_of

if TYPE_CHECKING:
    from tablewright import Play, Ruleset
    from tablewright_tigris.tables import Tables


class Refill(Step):
    """All draw up to six tiles, the active player first, then clockwise (tigris/turn/refill)."""

    name = "refill"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["tigris"]

    def run(self, play: Play) -> None:
        tigris = tigris_of(play.state)
        players, size = tigris.players, self.tables.hand_size
        first = play.state.flow.first
        for seat in (*range(first, len(players)), *range(first)):
            lacking = size - len(players[seat].hand)
            if lacking > 0 and not draw(play, tigris, seat, lacking):
                return
