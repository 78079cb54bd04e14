"""What words of requirements cannot take, as problems with the place in the file that says it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .problems import Place, Problem
from .requirements import WrongArguments

if TYPE_CHECKING:
    from .content import Content


def word_problem(error: WrongArguments, place: Place | None) -> Problem:
    """The problem at a place that is known."""
    return Problem("TW-CONTENT-WORD", f"the word {error.keys[0]} cannot be meant so: {error.text}", place)


def place_in(content: Content, error: WrongArguments) -> Place | None:
    """Where it stands in the content; None where the requirement is not from there."""
    for item in content.items():
        # The tree that was compiled is the very object that was read from the file.
        for pointer in _pointers_to(error.tree, item.data, ()):
            return item.place(*pointer, *(key for key in error.keys if isinstance(key, str | int)))
    return None


def _pointers_to(
    wanted: object, value: Any, pointer: tuple[str | int, ...]
) -> Iterator[tuple[str | int, ...]]:
    if value is wanted:
        yield pointer
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _pointers_to(wanted, inner, (*pointer, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _pointers_to(wanted, inner, (*pointer, index))
