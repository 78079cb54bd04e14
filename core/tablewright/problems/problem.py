"""What went wrong, where, and what would put it right.

Everything that a person can cause (a typing error in a config, a card that breaks its schema, a plugin that is
not installed) is reported as `Problem` values, all of one run at once, inside one `TablewrightError`. Each has a
stable code (the table stands in `codes.py`) so that scripts and search engines can tell them apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NoReturn

MOST_TOLD = 200
"""No more problems of one file are told at once: nobody reads on, and a hostile file could have a million."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a file. `line` and `column` count from 1, in characters; 0 means that it is not known."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        text = _printable(self.file)
        if self.line:
            text += f":{self.line}"
            if self.column:
                text += f":{self.column}"
        return text


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong. `str()` gives the lines that the command line prints."""

    code: str
    message: str
    place: Place | None = None
    expected: str = ""
    found: str = ""
    hint: str = ""

    def __str__(self) -> str:
        head = f"{self.place}: " if self.place else ""
        lines = [f"{head}{self.code}: {_printable(self.message)}"]
        for label, text in (("expected", self.expected), ("found", self.found), ("hint", self.hint)):
            if text:
                lines.append(f"  {label}: {_printable(text)}")
        return "\n".join(lines)


class TablewrightError(Exception):
    """One or more problems that stop what was asked. The command line ends with `exit_status`."""

    exit_status = 2

    def __init__(self, problems: Problem | Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = (problems,) if isinstance(problems, Problem) else tuple(problems)
        # One argument, so that the error survives pickling (a bot in another process).
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


def fail(
    code: str,
    message: str,
    *,
    place: Place | None = None,
    expected: str = "",
    found: str = "",
    hint: str = "",
    cause: BaseException | None = None,
) -> NoReturn:
    """Raise a `TablewrightError` with one problem; `cause` is kept for those who debug."""
    raise TablewrightError(Problem(code, message, place, expected, found, hint)) from cause


def raise_any(problems: Iterable[Problem]) -> None:
    """Raise all of `problems` in one error; do nothing where there are none."""
    found = tuple(problems)
    if found:
        raise TablewrightError(found)


def in_order_of_file(problems: Iterable[Problem]) -> list[Problem]:
    """The problems as they stand in their file; as they are where they stand in several, or where one has no place."""
    told = list(problems)
    if len({problem.place.file if problem.place else None for problem in told}) != 1:
        return told
    return sorted(told, key=lambda one: (one.place.line, one.place.column) if one.place else (0, 0))


def _printable(text: str) -> str:
    """`text` on one line, without characters that a terminal would obey: it may come out of a stranger's file."""
    return "".join(c if c.isprintable() else (" " if c == "\n" else ascii(c)[1:-1]) for c in text)
