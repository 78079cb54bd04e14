"""Scenario files for tests, written to a folder and read or played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tablewright.problems.problem import TablewrightError
from tablewright.scenarios import Outcome, run

FINE = {"seat": 0, "may": {"do": "mark", "square": 1}}
PLAIN: dict[str, Any] = {
    "game": "tictactoe",
    "title": "A case",
    "rule": "tictactoe/empty",
    "situation": {"step": "play", "tictactoe": {"rows": ["X . .", ". O .", ". . X"]}},
    "then": [FINE],
}


def written(folder: Path, data: dict[str, Any] | str) -> Path:
    """The file that holds this scenario, one key or entry per line."""
    path = folder / "case.scenario.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data, indent=1), encoding="utf-8")
    return path


def played(folder: Path, *entries: dict[str, Any], **changes: Any) -> Outcome:
    """What comes of the plain scenario with these entries and changes; a change to None takes a key out."""
    data = {key: value for key, value in {**PLAIN, **changes}.items() if value is not None}
    if entries:
        data["then"] = list(entries)
    (outcome,) = run(written(folder, data))
    return outcome


def problems(folder: Path, data: dict[str, Any] | str) -> list[str]:
    """The problems of a file as text, whether they show when it is read or when it is set up."""
    try:
        return [str(problem) for outcome in run(written(folder, data)) for problem in outcome.problems]
    except TablewrightError as error:
        return [str(problem) for problem in error.problems]
