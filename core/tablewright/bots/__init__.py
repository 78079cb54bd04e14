"""Bots: players that are programs. `make_bot` makes one by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from tablewright.problems import Problem, TablewrightError
from tablewright.suggestions import suggestion

if TYPE_CHECKING:
    from tablewright.match import Match
    from tablewright.moves import Action
    from tablewright.ruleset import Ruleset

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
    maker = makers.get(name)
    if maker is None:
        raise TablewrightError(
            Problem("TW-BOT-UNKNOWN", f"there is no bot called '{name}'", hint=suggestion(name, makers))
        )
    return maker(seed)


def bot_names(rules: Ruleset | None = None) -> list[str]:
    """The names that `make_bot` knows."""
    return sorted(_makers(rules))


def _makers(rules: Ruleset | None) -> dict[str, Callable[[int], Bot]]:
    from .greedy import Greedy
    from .random_bot import RandomBot

    makers: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": Greedy}
    if rules is not None:
        for hook in rules.hooks("provide_bots"):
            makers.update(hook())
    return makers
