"""What items ask: the requirements that stand somewhere in their data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright.content.content import Item
from tablewright.requirements.requirement import Requirement
from tablewright.rules.ruleset import Ruleset

Pointer = tuple[str | int, ...]
_JOINING = frozenset(("all", "any", "not", "at_least"))


def asked(item: Item, rules: Ruleset) -> dict[Pointer, Requirement]:
    """The requirements of an item, each under the keys and indices that lead to it; none within another."""
    found = {}
    for pointer, tree in _trees(item.data, (), _JOINING | set(rules.words)):
        try:
            found[pointer] = rules.requirement(tree)
        except Exception:
            continue  # it only looks like one: those of the cards were compiled before
    return found


def _trees(value: Any, pointer: Pointer, words: frozenset[str]) -> Iterator[tuple[Pointer, dict[str, Any]]]:
    if isinstance(value, dict):
        # A word alone in an object, and not at the top: that is the item itself.
        if pointer and len(value) == 1 and words.issuperset(value):
            yield pointer, value
            return
        for key, inner in value.items():
            yield from _trees(inner, (*pointer, key), words)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _trees(inner, (*pointer, index), words)
