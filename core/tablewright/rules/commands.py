"""Commands that plugins add to the command line: ``tablewright GAME|PLUGIN COMMAND …``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from .ruleset import Ruleset


def _nothing(parser: ArgumentParser) -> None:
    """A command without arguments."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command that goes by `name`; `summary` is its line in the help.

    `run` does it, with the rules that the game or the plugin is usually played with and what was typed, and returns
    the exit status; it raises TablewrightError where something is wrong with what was typed. `arguments` adds what it
    takes to an argparse parser.
    """

    name: str
    summary: str
    run: Callable[[Ruleset, Namespace], int]
    arguments: Callable[[ArgumentParser], None] = _nothing
