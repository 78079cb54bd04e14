"""Rules that a plugin's code names and no file of rules has: a refusal by one could not be looked up."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tablewright.documents.files import displayed
from tablewright.plugins.manifest import Manifest
from tablewright.problems.problem import Place, Problem
from tablewright.problems.suggestions import suggestion
from tablewright.rules.ruleset import Ruleset

_RULE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)+")
_NAMED_SO = ("rule", "when")
"""Attributes of moves and arguments of events, terms and refusals that hold the id of a rule."""
_FIRST = ("Refusal",)
"""What is called with the id of a rule as its first argument."""


def rules_in_code(folder: Path, manifest: Manifest, rules: Ruleset) -> Iterator[Problem]:
    """The problems of the Python files in the folder of a plugin that lists its rules; `rules` are made with it."""
    known = rules.content.by_id("rules")
    if not any(item.plugin == manifest.id for item in known.values()):
        return
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_bytes())
        except (OSError, SyntaxError, ValueError):
            continue  # whoever imports it says so, and better
        for node in _rules(tree):
            rule = str(node.value)
            if rule not in known and not rule.startswith("kernel/"):
                yield Problem(
                    "TW-PLUGIN-RULE",
                    f"the code names the rule '{rule}', which no enabled plugin lists",
                    Place(displayed(path), node.lineno, node.col_offset + 1),
                    hint=suggestion(rule, known, "the rules are"),
                )


def _rules(tree: ast.Module) -> Iterator[ast.Constant]:
    """The ids of rules that are written out where one is expected."""
    for node in ast.walk(tree):
        match node:
            case ast.keyword(arg=str(name), value=ast.Constant() as value) if name in _NAMED_SO:
                found = value
            case ast.Assign(value=ast.Constant() as value) if any(
                isinstance(target, ast.Name) and target.id in _NAMED_SO for target in node.targets
            ):
                found = value
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant() as value, *_]) if name in _FIRST:
                found = value
            case _:
                continue
        if isinstance(found.value, str) and _RULE.fullmatch(found.value):
            yield found
