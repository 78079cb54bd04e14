"""How a scenario went, in words."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from tablewright.problems.problem import Place, Problem

from .scenario import Scenario

_LONGEST = 300


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that is not as the scenario says: in words, with the place of the entry that says it."""

    message: str
    place: Place
    expected: str = ""
    found: str = ""
    hint: str = ""

    def __str__(self) -> str:
        lines = [f"{self.place}: {self.message}"]
        for label, text in (("expected", self.expected), ("found", self.found), ("hint", self.hint)):
            if text:
                lines.append(f"  {label + ':':<9} {text}")
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one scenario went: it passed, or a failure or problems say what is not so."""

    scenario: Scenario
    failure: Failure | None = None
    problems: tuple[Problem, ...] = field(default=())
    """What kept the situation from being set up, or an entry from being played."""

    @property
    def passed(self) -> bool:
        """Whether everything is as the scenario says."""
        return self.failure is None and not self.problems

    def __str__(self) -> str:
        rules = ", ".join(self.scenario.rules)
        if self.passed:
            return f"ok: {self.scenario.title} ({rules})"
        how = "failed" if self.failure else "cannot be played"
        told = [str(self.failure)] if self.failure else [str(problem) for problem in self.problems]
        return "\n".join([f"{how}: {self.scenario.title} ({rules})", *told])


class Unexpected(Exception):
    """Raised where an entry finds something else than it expects."""

    def __init__(self, message: str, expected: str = "", found: str = "", hint: str = "") -> None:
        super().__init__(message)
        self.message, self.expected, self.found, self.hint = message, expected, found, hint


def told(value: Any) -> str:
    """A value as JSON on one line, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
