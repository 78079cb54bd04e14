"""The steps and moves that the plugins declare: gathered, and refused where they cannot be meant so."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING

from tablewright.actions.moves import Move
from tablewright.outline.steps import Step
from tablewright.problems.problem import Problem, raise_any
from tablewright.problems.suggestions import suggestion

from .failures import checked, defined_at

if TYPE_CHECKING:
    from .ruleset import Ruleset


def declared(
    rules: Ruleset, known: Collection[str], settled: Callable[[str, str], bool]
) -> tuple[dict[str, Step], dict[str, Move]]:
    """The code of steps and the moves of all plugins, each by its name; `known` are the steps that there are.

    `settled` tells whether something decides which of two plugins comes first. Raises all problems at once.
    """
    problems: list[Problem] = []
    codes: dict[str, Step] = {}
    for hook in rules.hooks("provide_steps"):
        for step in checked(hook, (rules,), list, Step, rules):
            step.plugin = hook.plugin
            problems += _unknown_steps(step, "provide_steps", (step.name,), known)
            other = codes.get(step.name)
            if other is not None and not (other.plugin != step.plugin and settled(other.plugin, step.plugin)):
                problems.append(_same_step(other, step))
            codes[step.name] = step
    moves: dict[str, Move] = {}
    for hook in rules.hooks("provide_moves"):
        for move in checked(hook, (rules,), list, Move, rules):
            move.plugin = hook.plugin
            wrong = "; ".join(move.mistakes())
            if wrong:
                problems.append(_mistaken(move, wrong))
                continue
            problems += _unknown_steps(move, f"provide_moves ('{move.name}')", move.steps, known)
            if move.name in moves:
                problems.append(_same_move(moves[move.name], move))
            moves[move.name] = move
    raise_any(problems)
    return codes, moves


def _unknown_steps(
    naming: Step | Move, hook: str, names: Collection[str], known: Collection[str]
) -> Iterator[Problem]:
    for name in names:
        if name != "*" and name not in known:
            yield Problem(
                "TW-PLUGIN-UNKNOWN-STEP",
                f"the plugin '{naming.plugin}' names a step '{name}' in {hook} that the game does not have",
                defined_at(type(naming)),
                hint=suggestion(name, known),
            )


def _same_move(one: Move, other: Move) -> Problem:
    return Problem(
        "TW-PLUGIN-MOVE",
        f"'{one.plugin}' and '{other.plugin}' both have a move '{one.name}'",
        hint="give one of the two another name",
    )


def _mistaken(move: Move, wrong: str) -> Problem:
    name = type(move).__name__
    message = f"the move {name} of the plugin '{move.plugin}' is not declared as a move has to be: {wrong}"
    return Problem("TW-PLUGIN-DECLARATION", message, defined_at(type(move)))


def _same_step(one: Step, other: Step) -> Problem:
    both = f"the plugins '{one.plugin}' and '{other.plugin}' both have"
    if one.plugin == other.plugin:
        both = f"the plugin '{one.plugin}' has twice"
    return Problem(
        "TW-PLUGIN-SAME-STEP",
        f"{both} the code of the step '{one.name}', and nothing says whose is used",
        hint=f'to replace what {one.plugin} does, write "after": ["{one.plugin}"] into the plugin.json of {other.plugin}',
    )
