"""The page of public names: what a plugin or a program that embeds the kernel may import."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import tablewright

GROUPS: dict[str, tuple[str, ...]] = {
    "To embed it": (
        "Match",
        "Config",
        "Choice",
        "Option",
        "Action",
        "Refused",
        "PluginFailed",
        "TablewrightError",
        "Event",
    ),
    "To declare a state": (
        "Slice",
        "shown",
        "owned",
        "counted",
        "hidden",
        "derived",
        "per_seat",
        "State",
        "RandomStream",
    ),
    "To declare what may be done": (
        "Move",
        "CountsMove",
        "Decline",
        "Field",
        "square_field",
        "Domain",
        "Cells",
        "Squares",
        "Free",
        "Refusal",
    ),
    "To say what happens": ("Step", "FirstPlayer", "Play"),
    "To ask for something": ("Requirement", "Word", "Witness"),
    "To gather and to tell": (
        "hookimpl",
        "hookspec",
        "chained",
        "unusable",
        "Ruleset",
        "Content",
        "Item",
        "Term",
        "Goal",
        "Opponent",
        "Command",
        "seat_name",
        "with_names",
        "told",
        "points_seen",
        "points_hidden",
    ),
    "To report problems": ("Problem", "Place", "suggestion", "misnamed", "harmless"),
}
"""The public names of `tablewright`, in the order in which somebody comes to need them."""

MODULES = ("boards", "piles", "scenes", "bots", "testing")
"""The modules that are public as a whole."""


def page() -> str:
    """The text of ``docs/reference/names.md``."""
    lines = [
        "# Public names",
        "",
        "Written by `python -m docs.press` from the sources; do not edit.",
        "",
        "What plugins, front ends and programs import. Whatever is not here is the kernel's own and may change.",
        "",
        "```python",
        "from tablewright import Match, Move, hookimpl",
        "from tablewright.boards import Grid",
        "```",
        "",
    ]
    for title, names in GROUPS.items():
        lines += [f"## {title}", "", "| from `tablewright` | what it is |", "|---|---|"]
        lines += [f"| `{_called(name, getattr(tablewright, name))}` | {_said(name)} |" for name in names]
        lines.append("")
        for name in names:
            lines += _members(name, getattr(tablewright, name))
    for name in MODULES:
        module = import_module(f"tablewright.{name}")
        lines += [f"## `tablewright.{name}`", "", _first(module.__doc__ or ""), ""]
        rows = list(_rows(module))
        if rows:
            lines += [f"| from `tablewright.{name}` | what it is |", "|---|---|", *rows, ""]
        for own, value in _public(module):
            lines += _members(own, value)
    return "\n".join(lines)


def _rows(module: ModuleType) -> Iterator[str]:
    for name, value in _public(module):
        yield f"| `{_called(name, value)}` | {_first(value.__doc__ or '')} |"


def _public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    public = getattr(module, "__all__", None)
    for name in sorted(public if public is not None else vars(module)):
        value = getattr(module, name)
        own = getattr(value, "__module__", "").startswith(module.__name__)
        if not name.startswith("_") and own and _speaks(value):
            yield name, value


def _called(name: str, value: Any) -> str:
    """A function with its arguments; a class by its name."""
    return f"{name}{_arguments(value)}" if inspect.isfunction(value) else name


def _arguments(code: Any) -> str:
    """The arguments without their types, which editors show."""
    told = []
    for parameter in inspect.signature(code).parameters.values():
        if parameter.name in ("self", "cls"):
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and "*" not in told:
            told.append("*")
        stars = [(parameter.VAR_POSITIONAL, "*"), (parameter.VAR_KEYWORD, "**")]
        star = next((sign for kind, sign in stars if parameter.kind is kind), "")
        given = "" if parameter.default is parameter.empty else "=…"
        told.append(f"{star}{parameter.name}{given}")
    return f"({', '.join(told)})"


def _members(name: str, value: Any) -> Iterator[str]:
    """A table of what a class can be asked and told."""
    rows = list(_of_class(value)) if inspect.isclass(value) else []
    if rows:
        yield from (f"### `{name}`", "", "| of it | what it is |", "|---|---|", *rows, "")


def _of_class(cls: type) -> Iterator[str]:
    known: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        # What comes from a class that is not public is the kernel's own.
        if base is cls or base.__name__ in tablewright.__all__:
            known |= vars(base)
    for name, value in known.items():
        if name.startswith(("_", "model_")):
            continue
        code = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
        if isinstance(value, property):
            yield f"| `{name}` | {_first(value.__doc__ or '')} |"
        elif inspect.isfunction(code) and code.__doc__:
            yield f"| `{name}{_arguments(code)}` | {_first(code.__doc__)} |"


def _said(name: str) -> str:
    value = getattr(tablewright, name)
    return _first(value.__doc__ or "") if _speaks(value) else _ALIASES[name]


def _speaks(value: Any) -> bool:
    return inspect.isclass(value) or inspect.isfunction(value)


_ALIASES = {
    "Action": "An action: a tuple that begins with the name of the move.",
    "Domain": "What a move answers for a field: a tuple, list or range of values, `Cells`, `Squares` or `Free`.",
    "hookimpl": "Marks a function of a plugin's module as an answer to the hook of that name.",
    "hookspec": "Marks a function as a hook that a plugin offers to others.",
}


def _first(text: str) -> str:
    """The first sentence of a docstring, fit for a cell of a table."""
    paragraph = inspect.cleandoc(text).split("\n\n")[0].replace("\n", " ")
    end = paragraph.find(". ")
    return (paragraph if end < 0 else paragraph[: end + 1]).replace("|", "\\|").replace("``", "`")
