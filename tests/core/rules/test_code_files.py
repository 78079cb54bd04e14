"""A plugin whose code has been changed is asked again what is wrong with its content."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.core.manifests import install

PLUGIN = """
from tablewright import Problem, hookimpl
from tablewright_ruled.checks import wrong

@hookimpl
def check_content():
    return [Problem("TW-RULED-WRONG", text) for text in wrong()]
"""
MAKE = """
from tablewright import Match, TablewrightError
try:
    Match.new({"game": "tictactoe", "plugins": ["tictactoe", "ruled"]}, seed=1)
except TablewrightError as error:
    print([problem.code for problem in error.problems])
"""


def test_a_change_behind_the_hook_is_seen_by_the_next_process(tmp_path: Path) -> None:
    package = install(tmp_path, "ruled", code=PLUGIN, extends="tictactoe", module="tablewright_ruled.plugin")
    cache = str(tmp_path / "cache")
    surroundings = {
        **os.environ,
        "PYTHONPATH": str(tmp_path),
        "TABLEWRIGHT_CACHE": cache,
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    for answer, told in (("[]", ""), ("['so it is']", "['TW-RULED-WRONG']"), ("[     ]", "")):
        (package / "checks.py").write_text(f"def wrong():\n    return {answer}\n", encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-c", MAKE], env=surroundings, capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == told
