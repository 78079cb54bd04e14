"""Matches of Cartouche that stand in a situation, for tests."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tablewright import Match
from tablewright.scenarios.reading import read
from tablewright.scenarios.situations import set_up


def match_at(base: dict[str, Any], step: str = "score", **given: Any) -> Match:
    """A match in the step `step`, with `base` as in a scenario's situation; `given` as beside the situation."""
    situation = {"step": step, "base": base}
    return _match(json.dumps({"game": "cartouche", "situation": situation, **given})).fork()


@cache
def _match(given: str) -> Match:
    scenario = {"title": "A test", "rule": "cartouche/round/phases", **json.loads(given)}
    with TemporaryDirectory() as folder:
        file = Path(folder) / "test.scenario.json"
        file.write_text(json.dumps({**scenario, "then": [{"seat": 0, "may": {"do": "done"}}]}))
        (read_one,) = read(file)
        return set_up(read_one)
