"""Bots: players that are programs. `make_bot` makes one by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from tablewright.problems.problem import Problem, TablewrightError
from tablewright.problems.suggestions import suggestion
from tablewright.rules.failures import FAILURES, blame, checked, returned

if TYPE_CHECKING:
    from tablewright.actions.moves import Action
    from tablewright.match import Match
    from tablewright.rules.ruleset import Ruleset

__all__ = ["Bot", "bot_names", "make_bot"]


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, match: Match, seat: int) -> Action:
        """The action that `seat`, which is asked, takes. Must not use what the seat may not know.

        To look ahead, a bot forks the match with its seat and its own generator: what is hidden is then dealt anew.
        """


def make_bot(name: str, seed: int, rules: Ruleset | None = None) -> Bot:
    """The bot `name`: the kernel's ``random`` and ``greedy``, or one that a plugin of `rules` provides.

    `seed` makes its decisions repeatable. Raises TablewrightError where there is no such bot.
    """
    makers = _makers(rules)
    if name not in makers:
        raise TablewrightError(
            Problem("TW-BOT-UNKNOWN", f"there is no bot called '{name}'", hint=suggestion(name, makers))
        )
    from .watched import Watched

    maker, plugin = makers[name]
    try:
        bot = maker(seed)
    except FAILURES as error:
        if rules is None:
            raise
        blame(error, rules, otherwise=(plugin, f"the bot '{name}'"))
    return Watched(bot, name, plugin)


def bot_names(rules: Ruleset | None = None) -> list[str]:
    """The names that `make_bot` knows."""
    return sorted(_makers(rules))


def _makers(rules: Ruleset | None) -> dict[str, tuple[Callable[[int], Bot], str]]:
    """What makes the bots by their names, and whose they are."""
    from .greedy import Greedy
    from .random_bot import RandomBot

    makers: dict[str, tuple[Callable[[int], Bot], str]] = {"random": (RandomBot, ""), "greedy": (Greedy, "")}
    for hook in rules.hooks("provide_bots") if rules is not None else ():
        for name, maker in checked(hook, (), dict).items():
            if not isinstance(name, str) or not callable(maker):
                raise TablewrightError(
                    returned(hook, "functions of a seed by the names of bots", {name: maker})
                )
            if name in makers:
                raise TablewrightError(_same_name(name, hook.plugin, makers[name][1]))
            makers[name] = maker, hook.plugin
    return makers


def _same_name(name: str, one: str, other: str) -> Problem:
    owner = f"the plugin '{other}'" if other else "the kernel"
    return Problem(
        "TW-BOT-SAME-NAME",
        f"the plugin '{one}' has a bot '{name}', and so has {owner}",
        hint="give one of them another name",
    )
