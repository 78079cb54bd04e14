"""What words of requirements cannot take, as problems with the place in the file that says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.problems.problem import Place, Problem

from .requirement import WrongArguments

if TYPE_CHECKING:
    from tablewright.content.content import Content


def word_problem(error: WrongArguments, place: Place | None) -> Problem:
    """The problem at a place that is known."""
    return Problem("TW-CONTENT-WORD", f"the word {error.keys[0]} cannot be meant so: {error.text}", place)


def place_in(content: Content, error: WrongArguments) -> Place | None:
    """Where it stands in the content; None where the requirement is not from there."""
    # The tree that was compiled is the very object that was read from the file.
    return content.place_of(error.tree, *(key for key in error.keys if isinstance(key, str | int)))
