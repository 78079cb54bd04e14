"""Tablewright: games whose rules are data and whose vocabulary is plugins.

The public names are listed here and loaded when they are first used, so that importing the package is cheap.
To embed the kernel, start from `Match`; to write a plugin, from `tablewright.hookspecs`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .version import VERSION

if TYPE_CHECKING:
    from . import boards as boards, scenes as scenes
    from .choices import Choice as Choice, Option as Option
    from .commands import Command as Command
    from .config import Config as Config
    from .content import Content as Content, Item as Item
    from .counts_move import CountsMove as CountsMove
    from .domains import Cells as Cells, Domain as Domain, Free as Free, Squares as Squares
    from .events import Event as Event
    from .failures import PluginFailed as PluginFailed
    from .first_player import FirstPlayer as FirstPlayer
    from .hookspecs import chained as chained, hookimpl as hookimpl, hookspec as hookspec
    from .match import Match as Match
    from .moves import Action as Action, Field as Field, Move as Move
    from .play import Play as Play
    from .problems import Place as Place, Problem as Problem, TablewrightError as TablewrightError
    from .refusals import Refusal as Refusal, Refused as Refused
    from .requirements import Requirement as Requirement, Witness as Witness, Word as Word
    from .ruleset import Ruleset as Ruleset
    from .slice_fields import (
        counted as counted,
        derived as derived,
        hidden as hidden,
        owned as owned,
        per_seat as per_seat,
        shown as shown,
    )
    from .slices import Slice as Slice
    from .state import State as State
    from .steps import Step as Step
    from .stream import RandomStream as RandomStream
    from .suggestions import suggestion as suggestion
    from .telling import (
        points_hidden as points_hidden,
        points_seen as points_seen,
        seat_name as seat_name,
        told as told,
        with_names as with_names,
    )
    from .terms import Goal as Goal, Opponent as Opponent, Term as Term

__version__ = VERSION

_HOME = {
    "Choice": "choices",
    "Option": "choices",
    "Command": "commands",
    "Config": "config",
    "Content": "content",
    "Item": "content",
    "CountsMove": "counts_move",
    "Cells": "domains",
    "Domain": "domains",
    "Free": "domains",
    "Squares": "domains",
    "Event": "events",
    "FirstPlayer": "first_player",
    "chained": "hookspecs",
    "hookimpl": "hookspecs",
    "hookspec": "hookspecs",
    "Match": "match",
    "PluginFailed": "failures",
    "Action": "moves",
    "Field": "moves",
    "Move": "moves",
    "Play": "play",
    "Place": "problems",
    "Problem": "problems",
    "TablewrightError": "problems",
    "Refusal": "refusals",
    "Refused": "refusals",
    "Requirement": "requirements",
    "Witness": "requirements",
    "Word": "requirements",
    "Ruleset": "ruleset",
    "Slice": "slices",
    "counted": "slice_fields",
    "derived": "slice_fields",
    "hidden": "slice_fields",
    "owned": "slice_fields",
    "per_seat": "slice_fields",
    "shown": "slice_fields",
    "State": "state",
    "Step": "steps",
    "RandomStream": "stream",
    "suggestion": "suggestions",
    "points_hidden": "telling",
    "points_seen": "telling",
    "seat_name": "telling",
    "told": "telling",
    "with_names": "telling",
    "Goal": "terms",
    "Opponent": "terms",
    "Term": "terms",
}

_MODULES = ("boards", "scenes")

__all__ = [*_HOME, *_MODULES, "__version__"]


def __getattr__(name: str) -> Any:
    """Load a public name from the module that holds it."""
    from importlib import import_module

    if name in _MODULES:
        return import_module(f".{name}", __name__)
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'tablewright' has no attribute '{name}'")
    value = getattr(import_module(f".{home}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
