"""The rules and steps that the entries of a scenario name and that no match of the game has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright.match import Match
from tablewright.problems.problem import Problem
from tablewright.problems.suggestions import suggestion

from .scenario import Scenario

_OF_THE_KERNEL = ("kernel/malformed", "kernel/turn", "kernel/unknown-move")


def rule_problems(scenario: Scenario, match: Match, index: int, entry: dict[str, Any]) -> Iterator[Problem]:
    """Rules that nobody has: no action is ever refused by them, no event follows from them."""
    own = match.rules.content.by_id("rules")
    known = [*own, *_OF_THE_KERNEL]
    tell_theirs = {item.plugin for item in own.values()}
    for rule, *pointer in _rules(entry):
        # Of a plugin without a list of its rules nobody knows which there are.
        if own and rule not in known and rule.partition("/")[0] not in {*match.rules.order} - tell_theirs:
            yield Problem(
                "TW-SCENARIO-RULE",
                f"there is no rule '{rule}'",
                scenario.place("then", index, *pointer),
                hint=suggestion(rule, known, "the rules are"),
            )


def step_problems(scenario: Scenario, match: Match, index: int, entry: dict[str, Any]) -> Iterator[Problem]:
    """A step that the game does not have: no match ever stands in it."""
    nodes = match.rules.outline.nodes
    step = entry.get("stands_in", "")
    if step and step not in nodes:
        yield Problem(
            "TW-SCENARIO-STEP",
            f"the game has no step '{step}'",
            scenario.place("then", index, "stands_in"),
            hint=suggestion(step, nodes, "its steps are"),
        )


def _rules(entry: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    """Each rule that an entry names, and what leads to it."""
    if "rule" in entry:
        yield entry["rule"], "rule"
    for key in ("event", "no_event"):
        if "rule" in entry.get(key, {}):
            yield entry[key]["rule"], key, "rule"
    for number, term in enumerate(entry.get("score", {}).get("terms", ())):
        if "rule" in term:
            yield term["rule"], "score", "terms", number, "rule"
