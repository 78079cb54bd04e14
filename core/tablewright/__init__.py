"""Tablewright: games whose rules are data and whose vocabulary is plugins.

The public names are listed here and loaded when they are first used, so that importing the package is cheap.
To embed the kernel, start from `Match`; to write a plugin, from `tablewright.hookspecs`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .version import VERSION

if TYPE_CHECKING:
    from . import boards as boards, piles as piles, scenes as scenes
    from .actions.counts_move import CountsMove as CountsMove
    from .actions.decline import Decline as Decline
    from .actions.domains import Cells as Cells, Domain as Domain, Free as Free, Squares as Squares
    from .actions.moves import Action as Action, Field as Field, Move as Move, square_field as square_field
    from .actions.refusals import Refusal as Refusal, Refused as Refused
    from .content.content import Content as Content, Item as Item
    from .hookspecs import chained as chained, hookimpl as hookimpl, hookspec as hookspec
    from .match import Match as Match
    from .outline.first_player import FirstPlayer as FirstPlayer
    from .outline.steps import Step as Step
    from .play.events import Event as Event
    from .play.play import Play as Play
    from .play.telling import (
        points_hidden as points_hidden,
        points_seen as points_seen,
        seat_name as seat_name,
        told as told,
        with_names as with_names,
    )
    from .plugins.config import Config as Config
    from .problems.harmless import harmless as harmless
    from .problems.problem import Place as Place, Problem as Problem, TablewrightError as TablewrightError
    from .problems.suggestions import misnamed as misnamed, suggestion as suggestion
    from .requirements.requirement import Requirement as Requirement, Witness as Witness, Word as Word
    from .rules.choices import Choice as Choice, Option as Option
    from .rules.commands import Command as Command
    from .rules.failures import PluginFailed as PluginFailed, unusable as unusable
    from .rules.ruleset import Ruleset as Ruleset
    from .rules.terms import Goal as Goal, Opponent as Opponent, Term as Term
    from .state.slice_fields import (
        counted as counted,
        derived as derived,
        hidden as hidden,
        owned as owned,
        per_seat as per_seat,
        shown as shown,
    )
    from .state.slices import Slice as Slice
    from .state.state import State as State
    from .state.stream import RandomStream as RandomStream

__version__ = VERSION

_HOME = {
    "Choice": "rules.choices",
    "Option": "rules.choices",
    "Command": "rules.commands",
    "Config": "plugins.config",
    "Content": "content.content",
    "Item": "content.content",
    "CountsMove": "actions.counts_move",
    "Decline": "actions.decline",
    "Cells": "actions.domains",
    "Domain": "actions.domains",
    "Free": "actions.domains",
    "Squares": "actions.domains",
    "Event": "play.events",
    "FirstPlayer": "outline.first_player",
    "chained": "hookspecs",
    "hookimpl": "hookspecs",
    "hookspec": "hookspecs",
    "Match": "match",
    "PluginFailed": "rules.failures",
    "unusable": "rules.failures",
    "Action": "actions.moves",
    "Field": "actions.moves",
    "Move": "actions.moves",
    "square_field": "actions.moves",
    "Play": "play.play",
    "harmless": "problems.harmless",
    "Place": "problems.problem",
    "Problem": "problems.problem",
    "TablewrightError": "problems.problem",
    "Refusal": "actions.refusals",
    "Refused": "actions.refusals",
    "Requirement": "requirements.requirement",
    "Witness": "requirements.requirement",
    "Word": "requirements.requirement",
    "Ruleset": "rules.ruleset",
    "Slice": "state.slices",
    "counted": "state.slice_fields",
    "derived": "state.slice_fields",
    "hidden": "state.slice_fields",
    "owned": "state.slice_fields",
    "per_seat": "state.slice_fields",
    "shown": "state.slice_fields",
    "State": "state.state",
    "Step": "outline.steps",
    "RandomStream": "state.stream",
    "misnamed": "problems.suggestions",
    "suggestion": "problems.suggestions",
    "points_hidden": "play.telling",
    "points_seen": "play.telling",
    "seat_name": "play.telling",
    "told": "play.telling",
    "with_names": "play.telling",
    "Goal": "rules.terms",
    "Opponent": "rules.terms",
    "Term": "rules.terms",
}

_MODULES = ("boards", "piles", "scenes")

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
