"""The face of an item: everything that stands on it, as lines of text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from tablewright.content.content import Item
from tablewright.rules.ruleset import Ruleset

from .asking import Pointer, asked

WIDTH = 100
_ROWS = "rows"
"""Lists under this key are rows of characters, and so are lists that look like it."""
_BOARD = frozenset(".#*=|+- ")
_TOLD = frozenset(("id", "title", "text", "summary"))


def face(item: Item, rules: Ruleset) -> list[str]:
    """What an item is called, says, asks and shows. A line is at most `WIDTH` long, but for pictures."""
    data = item.data
    title = _english(data.get("title"))
    lines = [f"{title or item.id} ({item.kind}: {item.id}, of {item.plugin})", f"  {item.place()}"]
    for key in ("text", "summary"):
        lines += _wrapped(_english(data.get(key)), "  ")
    requirements = asked(item, rules)
    for pointer, requirement in requirements.items():
        lines += _wrapped(f"{_path(pointer)}: {requirement.describe()}", "  ")
        lines += [f"      {row}".rstrip() for row in requirement.picture()]
    plain = []
    for pointer, value in _values(data, ()):
        if pointer[0] in _TOLD or any(pointer[: len(other)] == other for other in requirements):
            continue
        if isinstance(value, list):
            lines.append(f"  {_path(pointer)}:")
            lines += [f"      {row}".rstrip() for row in value]
        else:
            plain.append(f"{_path(pointer)}: {_shown(value)}")
    lines += _wrapped(" · ".join(plain), "  ")
    return lines


def _values(value: Any, pointer: Pointer) -> Iterator[tuple[Pointer, Any]]:
    """The plain values in an item's data, texts by language and rows of characters among them."""
    if isinstance(value, dict) and not ("en" in value and isinstance(value["en"], str)):
        for key, inner in value.items():
            yield from _values(inner, (*pointer, key))
    elif isinstance(value, list) and not _is_picture(value, pointer):
        if all(isinstance(inner, str | int | float) for inner in value):
            yield pointer, ", ".join(map(str, value))
            return
        for index, inner in enumerate(value):
            yield from _values(inner, (*pointer, index))
    elif pointer:
        yield pointer, value


def _is_picture(value: list[Any], pointer: Pointer) -> bool:
    if not value or not all(isinstance(row, str) and row for row in value):
        return False
    if pointer and pointer[-1] == _ROWS:
        return True
    return len(value) > 1 and len({len(row) for row in value}) == 1 and bool(_BOARD & set("".join(value)))


def _english(text: Any) -> str:
    return str(text.get("en", "")) if isinstance(text, dict) else ""


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return _english(value)
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _path(pointer: Pointer) -> str:
    return " ".join(str(key + 1) if isinstance(key, int) else key.replace("_", " ") for key in pointer)


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ") if text else []
