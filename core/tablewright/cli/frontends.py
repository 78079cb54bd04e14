"""Front ends: who shows a match to people. The kernel has none; they are found like plugins are.

A front end is a distribution with an entry point in the group ``tablewright.frontends`` that leads to a module
with a function `play` of the form below. It embeds the kernel through its public names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import metadata
from typing import Protocol

from tablewright.bots import Bot
from tablewright.match import Match
from tablewright.problems.problem import Problem, TablewrightError
from tablewright.problems.wording import told

GROUP = "tablewright.frontends"


class FrontEnd(Protocol):
    """What the module behind the entry point offers."""

    def play(
        self,
        match: Match,
        *,
        names: Sequence[str],
        bots: Mapping[int, Bot],
        acted: Callable[[], None],
        kept: bool,
        news: Sequence[str],
    ) -> None:
        """Play `match` on, to its end or until somebody leaves.

        `names` has one name per seat; `bots` has a bot for each seat that no person plays: where all seats have
        one, nobody is asked anything and the match is shown to its end. `acted` is to be called after each
        action; it may raise TablewrightError. Where the match is not `kept` in a file by that, nobody leaves
        without being asked. `news` was said on standard error, and may be gone from the screen.
        KeyboardInterrupt may come out, the end of the input may not.
        """


def front_end(name: str = "terminal") -> FrontEnd | None:
    """The front end of that name; None where it is not installed."""
    for entry in metadata.entry_points(group=GROUP):
        if entry.name == name:
            try:
                loaded: FrontEnd = entry.load()
            except Exception as error:
                source = entry.dist.name if entry.dist else entry.value
                message = f"the front end {name} ({source}) cannot be loaded: {told(error)}"
                raise TablewrightError(
                    Problem("TW-FRONTEND-IMPORT", message, hint=f"install {source} again")
                ) from error
            return loaded
    return None
