"""Asking: a hook that a plugin publishes, as the function through which it asks those who implement it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from tablewright.problems.problem import TablewrightError

from .answers import Answer
from .failures import FAILURES, PluginFailed, blame, hook_in_words, returned

if TYPE_CHECKING:
    from .freezing import Frozen
    from .ruleset import Ruleset


def asked(hook: Frozen, answer: Answer, rules: Ruleset) -> Frozen:
    """The hook as a function that says whose it is where it raises, and that returns only what it may.

    Raises PluginFailed with the name of the plugin whose hook it is; of hooks within hooks the innermost. Problems
    that a hook tells on purpose go on as they are.
    """
    wanted, fits, several = answer

    def ask(*args: Any) -> Any:
        try:
            value = hook(*args)
            if several and isinstance(value, Iterable) and not isinstance(value, str | bytes):
                value = list(value)
            # In here, because to look at what a plugin made may be to run its code.
            good = fits is None or fits(value)
        except TablewrightError:
            raise
        except FAILURES as error:
            blame(error, rules, otherwise=(hook.plugin, hook_in_words(hook)))
        if good:
            return value
        raise PluginFailed(returned(hook, wanted, value))

    one = cast("Frozen", ask)
    one.plugin, one.name, one.function = hook.plugin, hook.name, hook.function
    return one
