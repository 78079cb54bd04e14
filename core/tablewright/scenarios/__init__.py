"""Scenarios: rules cases as data. `run` plays those of a file and says how each went.

The format is described for people in `docs/scenarios.md` and for editors in `schemas/v1/scenario.schema.json`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.problems.problem import Problem, TablewrightError

from .outcome import Failure, Outcome
from .reading import read
from .scenario import Scenario

if TYPE_CHECKING:
    import os

__all__ = ["SUFFIX", "Failure", "Outcome", "Scenario", "problems", "read", "run", "run_one"]

SUFFIX = ".scenario.json"
"""How the name of a scenario file ends."""


def run(path: str | os.PathLike[str]) -> list[Outcome]:
    """Play the scenarios of the file at `path`, in order.

    Raises TablewrightError where the file itself is wrong; a scenario that fails, or whose situation cannot be
    set up, is an outcome that says so.
    """
    return [run_one(scenario) for scenario in read(path)]


def problems(path: str | os.PathLike[str]) -> list[Problem]:
    """What is wrong with the scenarios of a file, down to their situations, without playing them."""
    from .naming import naming_problems
    from .situations import set_up

    found: list[Problem] = []
    try:
        scenarios = read(path)
    except TablewrightError as error:
        return list(error.problems)
    for scenario in scenarios:
        try:
            found += naming_problems(scenario, set_up(scenario))
        except TablewrightError as error:
            found += error.problems
    return found


def run_one(scenario: Scenario) -> Outcome:
    """Play one scenario."""
    from .running import play

    return play(scenario)
