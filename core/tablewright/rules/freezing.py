"""Freezing: taking the implementations of the hooks out of pluggy, in order, as plain callables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from types import ModuleType
from typing import Any, Protocol

import pluggy

from tablewright import hookspecs
from tablewright.problems.problem import Problem, TablewrightError
from tablewright.problems.suggestions import suggestion


class Frozen(Protocol):
    """A hook implementation that knows whose it is, of which hook, and the plugin's own function.

    Called with all arguments of the hook, by position.
    """

    plugin: str
    name: str
    function: Callable[..., Any]

    def __call__(self, *args: Any) -> Any: ...


def assemble(
    modules: Sequence[tuple[str, ModuleType]], published: Sequence[tuple[str, ModuleType]]
) -> pluggy.PluginManager:
    """A plugin manager of its own for one set of plugins, in their order; all are registered or none.

    `published` are the modules with further hook specifications. Raises TablewrightError where a plugin
    implements a hook that does not exist or asks for an argument that the hook does not have.
    """
    manager = pluggy.PluginManager("tablewright")
    manager.add_hookspecs(hookspecs)
    problems: list[Problem] = []
    for plugin, module in published:
        try:
            manager.add_hookspecs(module)
        except ValueError:
            problems.append(
                Problem(
                    "TW-PLUGIN-HOOKSPECS",
                    f"the plugin '{plugin}' publishes no hook: {module.__name__} has none",
                    hint='mark its functions with `hookspec`, or take "hookspecs" out of the plugin.json',
                )
            )
    # pluggy calls the last registered first; registered in reverse, the plugins are called in their order.
    for plugin, module in reversed(modules):
        try:
            manager.register(module, name=plugin)
        except (pluggy.PluginValidationError, ValueError) as error:
            problems.append(
                Problem(
                    "TW-PLUGIN-HOOK",
                    f"the plugin '{plugin}' implements a hook wrongly: {str(error).splitlines()[-1].strip()}",
                    hint="the hooks and their arguments stand in tablewright/hookspecs.py",
                )
            )
    known = [name for name in vars(manager.hook) if not name.startswith("_")]
    for name in known:
        caller = getattr(manager.hook, name)
        if caller.has_spec():
            continue
        for implementation in caller.get_hookimpls():
            if not implementation.optionalhook:
                specified = [other for other in known if getattr(manager.hook, other).has_spec()]
                problems.append(
                    Problem(
                        "TW-PLUGIN-UNKNOWN-HOOK",
                        f"the plugin '{implementation.plugin_name}' implements the hook '{name}', which nobody calls",
                        hint=suggestion(name, specified),
                    )
                )
    if problems:
        raise TablewrightError(problems)
    return manager


def undeclared_chains(
    manager: pluggy.PluginManager, order: Sequence[str], settled: Callable[[str, str], bool]
) -> Iterator[tuple[str, str, str]]:
    """A chained hook with two plugins that answer it and of which nothing says who comes first, pair by pair.

    `settled` tells of two plugins whether anything but their ids puts them in order.
    """
    for name in sorted(vars(manager.hook)):
        caller = getattr(manager.hook, name)
        if name.startswith("_") or not hasattr(caller.spec.function, hookspecs.CHAINED):
            continue
        answering = {implementation.plugin_name for implementation in caller.get_hookimpls()}
        for one, other in combinations([plugin for plugin in order if plugin in answering], 2):
            if not settled(one, other):
                yield name, one, other


def publication(manager: pluggy.PluginManager, hook: str) -> Callable[..., Any] | None:
    """The specification of a hook that a plugin publishes; None for one of the kernel's."""
    specification = getattr(manager.hook, hook).spec
    return specification.function if specification.namespace is not hookspecs else None


def freeze(manager: pluggy.PluginManager, hook: str, order: list[str]) -> tuple[Frozen, ...]:
    """The implementations of `hook` in the order of the plugins `order`."""
    caller = getattr(manager.hook, hook)
    specified: tuple[str, ...] = tuple(caller.spec.argnames)
    found = {implementation.plugin_name: implementation for implementation in caller.get_hookimpls()}
    frozen = []
    for plugin in order:
        if plugin in found:
            function = found[plugin].function
            one: Any = partial(_positional(function, tuple(found[plugin].argnames), specified))
            one.plugin, one.name, one.function = plugin, hook, function
            frozen.append(one)
    return tuple(frozen)


def _positional(
    function: Callable[..., Any], wanted: tuple[str, ...], given: tuple[str, ...]
) -> Callable[..., Any]:
    if wanted == given:
        return function
    places = [given.index(name) for name in wanted]
    return lambda *args: function(*[args[place] for place in places])
