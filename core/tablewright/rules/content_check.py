"""What the plugins find wrong with the content as a whole; what was right once is not asked about again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright.problems.problem import Problem, raise_any
from tablewright.validation.validation_memory import is_known, key_of, remember

from .code_files import code_files
from .failures import several
from .freezing import Frozen

if TYPE_CHECKING:
    from pluggy import PluginManager

    from .ruleset import Ruleset


def check_content(rules: Ruleset, manager: PluginManager) -> None:
    """Ask the plugins what is wrong with the content, unless all of it was right before."""
    hooks = rules.hooks("check_content")
    key = key_of(("content", *_origins(rules, manager, hooks)))
    if is_known(key):
        return
    wrong = [problem for hook in hooks for problem in several(hook, rules, (), Problem)]
    raise_any([*wrong, *(rules.wrong_words or ())])
    remember(key)


def _origins(rules: Ruleset, manager: PluginManager, hooks: tuple[Frozen, ...]) -> Iterator[str]:
    """Everything that the content and its sense hang on."""
    yield json.dumps(rules.lock, sort_keys=True)
    for name in rules.order:
        yield from code_files(manager.get_plugin(name))
    for hook in hooks:
        yield hook.plugin + hook.function.__code__.co_code.hex()
    for item in rules.content.items():
        # A scenario's own, which is in no file of a plugin.
        if f"{item.plugin}/{item.path}" not in rules.content.hashes:
            yield json.dumps([item.kind, item.data], sort_keys=True)
