"""The page of hooks, from the hook specifications of the kernel and of the plugins that have their own."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from types import FunctionType, ModuleType

from tablewright import hookspecs

from .members import members

_SECTION = re.compile(r"^# --- (.+?) -+$")
_HOOK = re.compile(r"^def (\w+)\(")
_MARK = "tablewright_spec"
"""What pluggy leaves on the functions that are hooks."""

_CHAINED = "*Chained*: two plugins that both answer it must say in their manifests which of them comes first, with `before` or `after`."


def page() -> str:
    """The text of ``docs/reference/hooks.md``."""
    lines = [
        "# Hooks",
        "",
        "Written by `python -m docs.press` from the hook specifications; do not edit.",
        "",
        "A plugin's module marks functions of these names with `hookimpl`. A function may leave out arguments that it",
        "does not need. A name that is no hook, or an argument that the hook does not have, is an error when the plugin",
        "is loaded.",
        "",
        "## The kernel's",
        "",
        *_hooks(hookspecs),
    ]
    for member in members():
        module = member.module("hookspecs")
        if module is not None:
            game = member.manifest.get("provides_game")
            whose = f", which provides `{game}`" if game else ""
            lines += [
                f"## Of the plugin `{member.id}`{whose}",
                "",
                inspect.cleandoc(module.__doc__ or ""),
                "",
            ]
            lines += _hooks(module)
    return "\n".join(lines)


def _hooks(module: ModuleType) -> Iterator[str]:
    level = "###"
    for line in inspect.getsource(module).splitlines():
        section, hook = _SECTION.match(line), _HOOK.match(line)
        if section:
            title = section[1]
            level = "####"
            yield from (f"### {title[0].upper()}{title[1:]}", "")
        elif hook and hasattr(code := getattr(module, hook[1]), _MARK):
            yield from (f"{level} `{hook[1]}`", "", "```text", f"{hook[1]}{_signature(code)}", "```", "")
            yield from (inspect.cleandoc(code.__doc__ or "").replace("``", "`"), "")
            if hasattr(code, hookspecs.CHAINED):
                yield from (_CHAINED, "")


def _signature(code: FunctionType) -> str:
    return str(inspect.signature(code)).replace("'", "")
