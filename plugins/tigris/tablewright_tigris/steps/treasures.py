"""The treasures that traders take at the end of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_tigris.slice import tigris_of
from tablewright_tigris.treasures import take_what_is_certain

if TYPE_CHECKING:
    from tablewright import Play

CHOOSE_TREASURE = "choose-treasure"


class Treasures(Step):
    """Lets traders take all but one of several treasures in a kingdom; then the action is over."""

    name = "treasures"

    def run(self, play: Play) -> None:
        tigris = tigris_of(play.state)
        seat = take_what_is_certain(play, tigris, play.state.flow.first)
        if seat >= 0:
            play.push(CHOOSE_TREASURE, seat)
            play.again()
        else:
            tigris.placed = ""
