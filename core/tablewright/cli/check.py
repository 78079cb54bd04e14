"""``tablewright check PATH…``."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from tablewright.problems.problem import Problem, TablewrightError

from .checking import check_file
from .problem_formats import as_annotation, as_json
from .subjects import Kind, Subject, subjects

_FOLLOWS = frozenset(
    (
        "TW-GAME-NO-PROVIDER",
        "TW-GAME-UNKNOWN",
        "TW-PLUGIN-DEPENDENCY-VERSION",
        "TW-PLUGIN-KERNEL",
        "TW-PLUGIN-MISSING-DEPENDENCY",
        "TW-PLUGIN-OTHER-GAME",
        "TW-PLUGIN-SAME-ID",
        "TW-PLUGIN-UNKNOWN",
    )
)
"""What is wrong with a plugin keeps its scenarios from enabling it: they would say so a second time, and not so well."""


def run(arguments: Namespace) -> int:
    """Print every problem of every file that is meant. Exit status 2 where there is any."""
    checked = 0
    problems: list[Problem] = []
    wrong: set[Path] = set()
    for name in arguments.paths:
        try:
            for subject in subjects(Path(name)):
                checked += 1
                found = _problems(subject)
                if found and subject.kind is Kind.PLUGIN:
                    wrong.add(subject.path)
                if subject.kind is Kind.SCENARIO and wrong.intersection(subject.path.parents):
                    found = [problem for problem in found if problem.code not in _FOLLOWS]
                problems += found
        except TablewrightError as error:
            problems += error.problems
    problems = _without_repetitions(problems)
    _print(problems, checked, arguments.format)
    return TablewrightError.exit_status if problems else 0


def _print(problems: list[Problem], checked: int, form: str) -> None:
    if form == "json":
        print(as_json(problems, checked))
        return
    for problem in problems:
        print(as_annotation(problem) if form == "github" else problem)
    told = f"{checked} {'thing' if checked == 1 else 'things'} checked"
    if problems:
        print(f"{told}, {len(problems)} {'problem' if len(problems) == 1 else 'problems'} found")
    else:
        print(f"{told}, nothing wrong")


def _problems(subject: Subject) -> list[Problem]:
    try:
        return check_file(subject)
    except TablewrightError as error:
        return list(error.problems)


def _without_repetitions(problems: Iterable[Problem]) -> list[Problem]:
    """A broken content file makes every config and scenario broken that enables its plugin; once is enough.

    They may reach it by different paths; the first one is told.
    """
    told: dict[tuple[object, ...], Problem] = {}
    for problem in problems:
        at = problem.place
        where = (_real(at.file), at.line, at.column) if at else ()
        told.setdefault((problem.code, problem.message, problem.expected, *where), problem)
    return list(told.values())


def _real(path: str) -> str:
    try:
        return os.path.realpath(path)
    except OSError:  # the working folder is no longer there
        return path
