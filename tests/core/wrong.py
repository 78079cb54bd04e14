"""Broken inputs in tables: what is put in, and the problem that must come out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tablewright.problems.problem import Problem, TablewrightError


class Wrong(NamedTuple):
    """A broken text and its first problem: code, line, column, and words that expected, found or hint must hold."""

    text: str
    code: str
    line: int
    column: int
    says: str = ""


def problems_of(function: Callable[..., Any], *args: Any, **named: Any) -> tuple[Problem, ...]:
    """The problems that calling `function` raises; none where it succeeds."""
    try:
        function(*args, **named)
    except TablewrightError as error:
        return error.problems
    return ()


def codes_of(function: Callable[..., Any], *args: Any, **named: Any) -> list[str]:
    """The codes of the problems that calling `function` raises."""
    return [problem.code for problem in problems_of(function, *args, **named)]


def check(wrong: Wrong, problems: tuple[Problem, ...] | list[Problem]) -> None:
    """Compare the first problem with what the table says."""
    assert problems, f"no problem, where {wrong.code} should be"
    first = problems[0]
    place = first.place
    assert (first.code, place and place.line, place and place.column) == (
        wrong.code,
        wrong.line,
        wrong.column,
    )
    assert wrong.says in str(first)
