"""The step that says who begins, for games in which lot or an option decides it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.problems.problem import Problem, TablewrightError

from .steps import Step

if TYPE_CHECKING:
    from tablewright.play.play import Play
    from tablewright.rules.ruleset import Ruleset


class FirstPlayer(Step):
    """Draws the seat that begins, or takes the one that the option ``first_player`` of a plugin names.

    The option is "random" or a seat. Hand it to the kernel from `provide_steps` as ``FirstPlayer(rules, "my-game",
    "my-game/set-up/first")``; the outline has a step ``first-player``. Raises TablewrightError for a seat that
    nobody sits on.
    """

    name = "first-player"

    def __init__(self, rules: Ruleset, plugin: str, rule: str) -> None:
        self.rule = rule
        self.wanted: str | int = rules.options[plugin]["first_player"]
        # Where an expansion takes the step out, the option says nothing.
        if isinstance(self.wanted, int) and self.wanted >= rules.seats and self.name in rules.outline.nodes:
            raise TablewrightError(
                Problem(
                    "TW-CONFIG-FIRST-PLAYER",
                    f"seat {self.wanted} cannot begin: there are {rules.seats} seats",
                    rules.option_place(plugin, "first_player"),
                    expected=f"'random' or a seat from 0 to {rules.seats - 1}",
                    found=str(self.wanted),
                    hint=f"change `first_player` under [options.{plugin}], or say how many play: seats = {self.wanted + 1}",
                )
            )

    def run(self, play: Play) -> None:
        flow = play.state.flow
        flow.first = play.random.below(flow.seats) if isinstance(self.wanted, str) else self.wanted
        play.emit("first-player", rule=self.rule, seat=flow.first)
