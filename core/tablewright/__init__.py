"""Tablewright: games whose rules are data and whose vocabulary is plugins.

The public names are listed here and loaded when they are first used, so that importing the package is cheap.
To embed the kernel, start from `Match`; to write a plugin, from `tablewright.hookspecs`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .version import VERSION as __version__

if TYPE_CHECKING:
    from . import boards, scenes
    from .choices import Choice, Option
    from .config import Config
    from .content import Content, Item
    from .domains import Cells, Domain, Free
    from .events import Event
    from .hookspecs import hookimpl, hookspec
    from .match import Match, PluginFailed
    from .moves import Action, Field, Move
    from .play import Play
    from .problems import Place, Problem, TablewrightError
    from .refusals import Refusal, Refused
    from .requirements import Requirement, Witness, Word
    from .ruleset import Ruleset
    from .slices import Slice, counted, derived, hidden, owned, per_seat, shown
    from .state import State
    from .steps import Step
    from .stream import RandomStream
    from .terms import Goal, Term

_HOME = {
    "Choice": "choices",
    "Option": "choices",
    "Config": "config",
    "Content": "content",
    "Item": "content",
    "Cells": "domains",
    "Domain": "domains",
    "Free": "domains",
    "Event": "events",
    "hookimpl": "hookspecs",
    "hookspec": "hookspecs",
    "Match": "match",
    "PluginFailed": "match",
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
    "counted": "slices",
    "derived": "slices",
    "hidden": "slices",
    "owned": "slices",
    "per_seat": "slices",
    "shown": "slices",
    "State": "state",
    "Step": "steps",
    "RandomStream": "stream",
    "Goal": "terms",
    "Term": "terms",
}

_MODULES = ("boards", "scenes")

__all__ = [*_HOME, *_MODULES, "__version__"]  # noqa: PLE0604 - the names are those of the table


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
