"""The set-up of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris.slice import tigris_of

if TYPE_CHECKING:
    from tablewright import Play, Ruleset
    from tablewright_tigris.tables import Tables


class SetUp(Step):
    """Shuffles the bag and deals the hands (tigris/setup/hands); the board is laid out already."""

    name = "set-up"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["tigris"]

    def run(self, play: Play) -> None:
        tigris = tigris_of(play.state)
        bag, _ = play.random.deal(tigris.bag, len(tigris.bag))
        size = self.tables.hand_size
        for seat, player in enumerate(tigris.players):
            player.hand, bag = bag[-size:], bag[:-size]
            play.emit("drew", rule="tigris/setup/hands", seat=seat, number=size)
        tigris.bag = bag
