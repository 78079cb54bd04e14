"""``tablewright scenario FILE…``."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from tablewright.problems.problem import Place, TablewrightError, fail
from tablewright.scenarios import SUFFIX, run as run_file

FAILED = 1


def run(arguments: Namespace) -> int:
    """Run every scenario of the files. Exit status 1 where one fails, 2 where one, or a whole file, cannot be played."""
    passed = failed = unplayable = wrong = 0
    for path in _files(arguments.files):
        try:
            outcomes = run_file(path)
        except TablewrightError as error:
            wrong += 1
            sys.stdout.flush()
            print(error, file=sys.stderr)
            continue
        for outcome in outcomes:
            print(outcome)
            passed += outcome.passed
            failed += outcome.failure is not None
            unplayable += bool(outcome.problems)
    told = [f"{passed} passed"]
    told += [f"{failed} failed"] if failed else []
    told += [f"{unplayable} could not be played"] if unplayable else []
    told += [f"{wrong} {'file' if wrong == 1 else 'files'} could not be read"] if wrong else []
    print(", ".join(told))
    return TablewrightError.exit_status if wrong or unplayable else FAILED if failed else 0


def _files(names: list[str]) -> Iterator[Path]:
    for name in names:
        path = Path(name)
        if not path.is_dir():
            yield path
            continue
        found = sorted(path.rglob(f"*{SUFFIX}"))
        if not found:
            fail(
                "TW-FILE-MISSING",
                "the folder holds no scenarios",
                place=Place(name),
                expected=f"files named *{SUFFIX}",
            )
        yield from found
