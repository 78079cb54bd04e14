"""Leaving a match that is kept nowhere: nothing is lost unless a player says so."""

from __future__ import annotations

import shlex
from pathlib import Path

from tablewright import Match, TablewrightError

from .blocks import Block, line
from .interface import Interface

_AWAY = ("no", "n")
_STAY = ("b", "back", "cancel", "x")
SUFFIX = ".save"


def leave(match: Match, interface: Interface, before: str = "", lacking: int = 0) -> bool:
    """Ask where to keep `match`, and keep it there. False where the players would rather go on.

    `before` is the file that it was kept in as long as that could be, and `lacking` how many actions are not in it. Who does not answer (Ctrl-D, Ctrl-C, a terminal
    that is gone) finds it in the file that was proposed.
    """
    proposed = before or _free(match.rules.game)
    try:
        interface.show(_question(proposed, before, lacking))
        while True:
            answer = interface.ask("Keep it in> ").strip()
            if answer.lower() in _AWAY:
                return True
            if answer.lower() in _STAY:
                return False
            if answer.lower() in ("", "y", "yes"):
                answer = f"{proposed}!" if before else proposed
            path = answer.removesuffix("!")
            if path and _kept(match, path, interface, replace=path != answer):
                return True
    except (EOFError, KeyboardInterrupt):
        _kept(match, proposed, interface, replace=bool(before))
        return True


def keep_unasked(match: Match, before: str = "") -> Block:
    """Keep the match where `leave` would propose to, and what to say of it."""
    return keep(match, before or _free(match.rules.game), replace=bool(before))[1]


def keep(match: Match, path: str, *, replace: bool, typed: str = "") -> tuple[bool, Block]:
    """Write the match to a file, whether that has been done, and what to say. What is there stays unless `replace`.

    `typed` is what stood before the name of the file.
    """
    if not replace and Path(path).exists():
        words = f"{typed}{path}! replaces it."
        return False, [line(("There is such a file already. ", "red"), (words, "dim"))]
    try:
        match.save(path)
    except TablewrightError as error:
        return False, [line((str(problem), "red")) for problem in error.problems]
    return True, kept_in(path)


def kept_in(path: str, also: str = "") -> Block:
    """Where the match is kept, what `also` is to be said of that, and how to go on with it."""
    command = f"tablewright play {shlex.quote(path)}"
    return [line(("Kept in ", "dim"), path, (f"{also}; go on with: {command}", "dim"))]


def _kept(match: Match, path: str, interface: Interface, *, replace: bool) -> bool:
    done, told = keep(match, path, replace=replace)
    interface.show(told)
    return done


def _question(proposed: str, before: str, lacking: int) -> Block:
    last = "action" if lacking == 1 else f"{lacking} actions"
    told = f"{before} lacks the last {last}." if before else "This match is kept nowhere yet."
    return [
        line(""),
        line((told, "bold")),
        line(
            ("  Enter", "bold"),
            (f" keeps it in {proposed}; or type the name of a file; ", "dim"),
            "no",
            (" leaves it; ", "dim"),
            "b",
            (" goes on playing.", "dim"),
        ),
    ]


def _free(game: str) -> str:
    """A name in this folder that no file has yet."""
    number, name = 1, f"{game}{SUFFIX}"
    while Path(name).exists():
        number += 1
        name = f"{game}-{number}{SUFFIX}"
    return name
