"""Who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step

if TYPE_CHECKING:
    from tablewright import Play, Ruleset


class FirstPlayer(Step):
    """Gives out the first player marker (cartouche/setup/first-player).

    Who walked like an Egyptian last, no program knows: it is drawn, or an option says it.
    """

    name = "first-player"

    def __init__(self, rules: Ruleset) -> None:
        self.option: str | int = rules.options["base"]["first_player"]

    def run(self, play: Play) -> None:
        flow = play.state.flow
        flow.first = play.random.below(flow.seats) if isinstance(self.option, str) else self.option
        play.emit("first-player", rule="cartouche/setup/first-player", seat=flow.first)
