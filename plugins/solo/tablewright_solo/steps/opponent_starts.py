"""The set-up of the opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_base import lending
from tablewright_solo.taking import take_stories, take_tiles

from .solo_step import SoloStep

if TYPE_CHECKING:
    from tablewright import Play


class OpponentStarts(SoloStep):
    """Gives the opponent its head start, where it has one (solo/setup/opponent, solo/level/head-start)."""

    name = "opponent-starts"

    def run(self, play: Play) -> None:
        automaton = self.tables.automaton
        text = f"{automaton.title} plays against you, with {automaton.ankhs} ankhs"
        play.emit("opponent", rule="solo/setup/opponent", item=automaton.id, ankhs=automaton.ankhs, text=text)
        start = automaton.head_start
        if start.get("stories"):
            take_stories(play, lending.draw_boxed_stories(play, start["stories"]), self.tables)
        if start.get("tiles"):
            take_tiles(play, lending.draw_tiles(play, start["tiles"]), self.tables)
