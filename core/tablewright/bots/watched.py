"""Bots whose mistakes are told: who made them, and what went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.problems.problem import Problem
from tablewright.rules.failures import FAILURES, HINT, PluginFailed, blame

if TYPE_CHECKING:
    from tablewright.actions.moves import Action
    from tablewright.match import Match

    from . import Bot


class Watched:
    """Chooses what a bot chooses. Whatever fails meanwhile, and a choice that is not possible, names the plugin."""

    def __init__(self, bot: Bot, name: str, plugin: str) -> None:
        """`plugin` is whose the bot is; empty for the kernel's own, who only go by what the game offers."""
        self._bot, self._plugin, self._what = bot, plugin, f"the bot '{name}'"

    def choose(self, match: Match, seat: int) -> Action:
        """The bot's action, which is possible."""
        try:
            action = self._bot.choose(match, seat)
        except FAILURES as error:
            blame(error, match.rules, otherwise=(self._plugin, self._what))
        refusal = match.explain(seat, action)
        if refusal is not None:
            # The kernel's own choose only from what is offered.
            what = f"{self._what} of the plugin '{self._plugin}' chose" if self._plugin else "a plugin offers"
            raise PluginFailed(Problem("TW-BOT-REFUSED", f"{what} what is refused: {refusal}", hint=HINT))
        return action


def stuck(match: Match, seat: int) -> PluginFailed:
    """What to raise for a bot that is asked and has nothing to choose."""
    step = match.choices(seat).node
    owner = f" of the plugin '{step.owner}'" if step.owner else ""
    return PluginFailed(
        Problem(
            "TW-BOT-NO-ACTION",
            f"seat {seat} is asked to act in the step '{step.name}'{owner}, but no action is possible",
            hint='a step has to offer something, if only to be done, or must not ask (`Step.asks`, "auto_done")',
        )
    )
