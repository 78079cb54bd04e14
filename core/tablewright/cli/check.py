"""``tablewright check PATH…``."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from tablewright.problems import Problem, TablewrightError

from .checking import check_file
from .subjects import Subject, subjects


def run(arguments: Namespace) -> int:
    """Print every problem of every file that is meant. Exit status 2 where there is any."""
    checked = 0
    problems: list[Problem] = []
    for name in arguments.paths:
        try:
            for subject in subjects(Path(name)):
                checked += 1
                problems += _problems(subject)
        except TablewrightError as error:
            problems += error.problems
    problems = _without_repetitions(problems)
    for problem in problems:
        print(problem, file=sys.stderr)
    told = f"{checked} {'thing' if checked == 1 else 'things'} checked"
    if problems:
        print(f"{told}, {len(problems)} {'problem' if len(problems) == 1 else 'problems'} found")
        return TablewrightError.exit_status
    print(f"{told}, nothing wrong")
    return 0


def _problems(subject: Subject) -> list[Problem]:
    try:
        return check_file(subject)
    except TablewrightError as error:
        return list(error.problems)


def _without_repetitions(problems: Iterable[Problem]) -> list[Problem]:
    """A broken content file makes every config broken that enables its plugin; once is enough."""
    return list({str(problem): problem for problem in problems}.values())
