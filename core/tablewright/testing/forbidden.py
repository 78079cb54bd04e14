"""A watch over what no match may ask: clocks, and randomness that is not the match's own."""

from __future__ import annotations

import datetime
import os
import random
import secrets
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import ModuleType
from typing import Any
from unittest.mock import patch

from tablewright.rules.ruleset import Ruleset

_CLOCKS = (
    "time",
    "time_ns",
    "monotonic",
    "monotonic_ns",
    "perf_counter",
    "perf_counter_ns",
    "process_time",
    "process_time_ns",
    "localtime",
    "gmtime",
    "ctime",
)
_RANDOM = tuple(
    name
    for name in random.__all__
    if getattr(getattr(random, name), "__self__", None) is getattr(random, "_inst", None)
)
_FORBIDDEN: tuple[tuple[ModuleType, tuple[str, ...]], ...] = (
    (time, _CLOCKS),
    (random, _RANDOM),
    (os, ("urandom",)),
    (uuid, ("uuid1", "uuid4")),
    (secrets, ("choice", "randbelow", "randbits", "token_bytes", "token_hex", "token_urlsafe")),
)

Call = tuple[str, str]


@contextmanager
def watched(rules: Ruleset) -> Iterator[list[Call]]:
    """Note every forbidden call that is made in this thread meanwhile: its name, and who makes it (file:line).

    The functions are found under their modules' names and under the names by which the kernel and the plugins
    of `rules` imported them.
    """
    calls: list[Call] = []
    thread = threading.get_ident()
    homes = _homes(rules)
    with ExitStack() as patches:
        for module, names in _FORBIDDEN:
            for name in names:
                original = getattr(module, name)
                watcher = _watcher(original, f"{module.__name__}.{name}", calls, thread)
                patches.enter_context(patch.object(module, name, watcher))
                for home, own in _imported(homes, original):
                    patches.enter_context(patch.object(home, own, watcher))
        for kind in (datetime.datetime, datetime.date):
            watched_kind = _watched_dates(kind, calls, thread)
            for home, own in _imported(homes, kind):
                patches.enter_context(patch.object(home, own, watched_kind))
        yield calls


def _homes(rules: Ruleset) -> list[ModuleType]:
    """The loaded modules of the kernel and of the plugins."""
    packages = {"tablewright"} | {
        getattr(plugin, "__name__", "").partition(".")[0] for _, plugin in rules._manager.list_name_plugin()
    }
    return [
        module
        for name, module in sorted(sys.modules.items())
        if name.partition(".")[0] in packages and not name.startswith("tablewright.testing")
    ]


def _imported(homes: list[ModuleType], thing: Any) -> list[tuple[ModuleType, str]]:
    return [(home, name) for home in homes for name, value in vars(home).items() if value is thing]


def _watcher(original: Callable[..., Any], name: str, calls: list[Call], thread: int) -> Callable[..., Any]:
    def watcher(*args: Any, **kwargs: Any) -> Any:
        if threading.get_ident() == thread:
            frame = sys._getframe(1)
            calls.append((name, f"{frame.f_code.co_filename}:{frame.f_lineno}"))
        return original(*args, **kwargs)

    return watcher


def _watched_dates(kind: type, calls: list[Call], thread: int) -> type:
    """A date class whose ways to ask for now are noted."""
    ways = [name for name in ("now", "utcnow", "today") if hasattr(kind, name)]
    watchers = {
        name: staticmethod(_watcher(getattr(kind, name), f"{kind.__name__}.{name}", calls, thread))
        for name in ways
    }
    return type(kind.__name__, (kind,), dict(watchers))
