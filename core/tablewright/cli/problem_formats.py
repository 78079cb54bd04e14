"""Problems in forms that are made for machines: JSON, and the lines by which CI marks places in files."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tablewright.problems.problem import Problem

FORMATS = ("text", "json", "github")


def as_json(problems: Sequence[Problem], checked: int) -> str:
    """One object: how many things were checked, and each problem with its place, as far as it is known."""
    told = [
        {
            "code": problem.code,
            "message": problem.message,
            "file": problem.place.file if problem.place else "",
            "line": problem.place.line if problem.place else 0,
            "column": problem.place.column if problem.place else 0,
            "expected": problem.expected,
            "found": problem.found,
            "hint": problem.hint,
        }
        for problem in problems
    ]
    return json.dumps({"checked": checked, "problems": told}, indent=2, ensure_ascii=False)


def as_annotation(problem: Problem) -> str:
    """The line that GitHub's runner shows beside the place in the file."""
    where = []
    if problem.place:
        where.append(f"file={_property(problem.place.file)}")
        if problem.place.line:
            where.append(f"line={problem.place.line}")
            if problem.place.column:
                where.append(f"col={problem.place.column}")
    where.append(f"title={_property(problem.code)}")
    details = (("expected", problem.expected), ("found", problem.found), ("hint", problem.hint))
    lines = [problem.message, *(f"{label}: {text}" for label, text in details if text)]
    return f"::error {','.join(where)}::{_data(chr(10).join(lines))}"


def _data(text: str) -> str:
    # What a stranger's file says must not begin a command of its own.
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
