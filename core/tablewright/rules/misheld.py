"""Values that a plugin put where they cannot stand, found once something has failed over them; with whose they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.problems.problem import Problem
from tablewright.state.reading import unfit_in

from .failures import defined_at

if TYPE_CHECKING:
    from tablewright.state.state import State
    from tablewright.state.unfit import Unfit


def misheld(state: State) -> Problem | None:
    """The problem of the first field in the state that holds something else than it is declared for."""
    found = unfit_in(state)
    if found is None:
        return None
    plugin, part, wrong = found
    whose = f"of the plugin '{plugin}'" if part.plugin else "of the kernel, which plugins change,"
    return Problem(
        "TW-PLUGIN-VALUE",
        f"the slice '{type(part).__name__}' {whose} holds in '{wrong.where}' what that field is not declared for",
        defined_at(type(part)),
        expected=wrong.expected,
        found=wrong.found,
        hint="the last action, or one before it, put it there, and the match goes on with it; "
        "the actions can still be saved. Report this to the plugin's author, who finds it with `conformance`",
    )


def untold(plugin: str, kind: str, wrong: Unfit) -> Problem:
    """The problem of an event that holds what has no form in JSON."""
    return Problem(
        "TW-PLUGIN-VALUE",
        f"the plugin '{plugin}' told an event '{kind}' whose '{wrong.where}' cannot be told",
        expected=wrong.expected,
        found=wrong.found,
        hint="the match itself is as it was; report this to the plugin's author",
    )
