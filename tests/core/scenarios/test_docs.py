"""What docs/scenarios.md shows is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tablewright.scenarios import run
from tablewright.scenarios.reading import COMPARES, DOES, EXPECTS

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^```json\n(.*?)^```$", PAGE, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", SHOWN)
def test_the_scenarios_that_are_shown_hold(tmp_path: Path, text: str) -> None:
    path = tmp_path / "shown.scenario.json"
    path.write_text(text, encoding="utf-8")
    for outcome in run(path):
        assert outcome.passed, str(outcome)


def test_every_key_of_the_format_is_described() -> None:
    schema = json.loads((ROOT / "schemas" / "v1" / "scenario.schema.json").read_text(encoding="utf-8"))
    keys = {*DOES, *EXPECTS, *COMPARES, *schema["properties"]}
    for part in ("scenario", "given", "situation", "entry"):
        keys |= schema["$defs"][part]["properties"].keys()
    assert [key for key in sorted(keys) if key not in re.findall(r"[a-z_$]+", PAGE)] == []
