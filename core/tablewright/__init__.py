"""Tablewright: games whose rules are data and whose vocabulary is plugins.

The public names are listed here and loaded when they are first used, so that importing the package is cheap.
To embed the kernel, start from `Match`; to write a plugin, from `tablewright.hookspecs`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .version import VERSION

if TYPE_CHECKING:
    from . import boards as boards
    from . import scenes as scenes
    from .choices import Choice as Choice
    from .choices import Option as Option
    from .config import Config as Config
    from .content import Content as Content
    from .content import Item as Item
    from .domains import Cells as Cells
    from .domains import Domain as Domain
    from .domains import Free as Free
    from .events import Event as Event
    from .hookspecs import hookimpl as hookimpl
    from .hookspecs import hookspec as hookspec
    from .match import Match as Match
    from .match import PluginFailed as PluginFailed
    from .moves import Action as Action
    from .moves import Field as Field
    from .moves import Move as Move
    from .play import Play as Play
    from .problems import Place as Place
    from .problems import Problem as Problem
    from .problems import TablewrightError as TablewrightError
    from .refusals import Refusal as Refusal
    from .refusals import Refused as Refused
    from .requirements import Requirement as Requirement
    from .requirements import Witness as Witness
    from .requirements import Word as Word
    from .ruleset import Ruleset as Ruleset
    from .slices import (
        Slice as Slice,
    )
    from .slices import (
        counted as counted,
    )
    from .slices import (
        derived as derived,
    )
    from .slices import (
        hidden as hidden,
    )
    from .slices import (
        owned as owned,
    )
    from .slices import (
        per_seat as per_seat,
    )
    from .slices import (
        shown as shown,
    )
    from .state import State as State
    from .steps import Step as Step
    from .stream import RandomStream as RandomStream
    from .terms import Goal as Goal
    from .terms import Term as Term

__version__ = VERSION

_HOME = {
    "Choice": "choices",
    "Option": "choices",
    "Config": "config",
    "Content": "content",
    "Item": "content",
    "Cells": "domains",
    "Domain": "domains",
    "Free": "domains",
    "Squares": "domains",
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
