"""The page of problem codes: what each means, and an example that a test provokes."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Mapping

from tablewright.problems import codes
from tests.authoring.mistake import Mistake, mistakes

from .members import members

DEFAULT = ("tablewright check .",)


def page() -> str:
    """The text of ``docs/reference/codes.md``."""
    examples = _shortest()
    lines = [
        "# Problem codes",
        "",
        "Written by `python -m docs.press`; do not edit. A code never changes its meaning.",
        "",
        *_table("The kernel's", codes.CODES, examples),
    ]
    of_plugins: dict[str, str] = {}
    for member in members():
        own = _codes_of(member.id)
        if own:
            of_plugins |= own
            lines += _table(f"Of the plugin `{member.id}`", own, examples)
    lines += [
        "## Examples",
        "",
        "Each is provoked by a test. In the files, ▶ marks the place that the message names and is no part of them, and",
        "⟨a×1000⟩ stands for so many repetitions. What lies below `site` is an installed package. Where no command is",
        "shown, it is `tablewright check .`.",
        "",
    ]
    for code in (*codes.CODES, *of_plugins):
        if code in examples:
            lines += _example(code, examples[code])
    return "\n".join(lines).rstrip() + "\n"


def _codes_of(plugin: str) -> dict[str, str]:
    name = f"tablewright_{plugin.replace('-', '_')}.codes"
    if importlib.util.find_spec(name) is None:
        return {}
    found: dict[str, str] = importlib.import_module(name).CODES
    return found


def _shortest() -> dict[str, Mistake]:
    """Of the mistakes with a code the one that is soonest read."""
    found: dict[str, Mistake] = {}
    for mistake in sorted(
        mistakes(), key=lambda one: (sum(len(f.text) for f in one.files) + len(one.python), one.name)
    ):
        found.setdefault(mistake.code, mistake)
    return found


def _table(title: str, meanings: Mapping[str, str], examples: Mapping[str, Mistake]) -> Iterator[str]:
    yield from (f"## {title}", "", "| code | meaning |", "|---|---|")
    for code, meaning in meanings.items():
        name = f"[`{code}`](#{code.lower()})" if code in examples else f"`{code}`"
        yield f"| {name} | {meaning} |"
    yield ""


def _example(code: str, mistake: Mistake) -> Iterator[str]:
    yield from (f"### {code}", "", mistake.title, "")
    for file in mistake.files:
        what = f" is a link to `{file.link}`" if file.link else ":" if file.text else " is empty"
        encoding = f" ({file.encoding})" if file.encoding != "utf-8" else ""
        yield from (f"`{file.path}`{encoding}{what}", "")
        if file.text:
            yield from _fenced(file.text, "text")
    if mistake.python:
        yield from _fenced(mistake.python, "python")
    commands = "" if mistake.commands == DEFAULT else "".join(f"$ {line}\n" for line in mistake.commands)
    yield from _fenced(f"{commands if not mistake.python else ''}{mistake.says}\n", "text")


def _fenced(text: str, language: str) -> Iterator[str]:
    yield from (f"```{language}", *text.rstrip("\n").splitlines(), "```", "")
