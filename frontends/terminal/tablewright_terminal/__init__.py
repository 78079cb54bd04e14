"""Tablewright's games in a terminal. Draws scenes and builds actions step by step; knows no game.

The command line finds it through the entry point group ``tablewright.frontends`` and calls `play`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablewright import Match
    from tablewright.bots import Bot

__all__ = ["play"]


def play(
    match: Match,
    *,
    names: Sequence[str],
    bots: Mapping[int, Bot],
    acted: Callable[[], None],
    kept: bool = False,
    news: Sequence[str] = (),
) -> None:
    """Play `match` on at this terminal, to its end or until somebody leaves.

    `names` has one name per seat, `bots` a bot for each seat that no person plays: where all seats have one, the
    match is shown to its end and nobody is asked. `acted` is called after each action. Where it does not see to it
    that the match is `kept`, who leaves is asked for a file, and where nobody can be asked it is kept in the one that would be
    proposed. `news` is told to the people before anything else.
    """
    from .hanging_up import noticed
    from .interface import Terminal
    from .session import Session
    from .watching import watch

    if len(bots) == len(names):
        watch(match, names, bots, acted, Terminal())
    else:
        with noticed():
            Session(match, names, bots, acted, Terminal(), kept=kept, news=news).run()
