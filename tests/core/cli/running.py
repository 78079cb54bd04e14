"""Commands, run as a shell would run them: in this process where that shows the same, else in one of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tablewright.cli.main import main

PROGRAM = Path(sys.executable).parent / "tablewright"


class Said(NamedTuple):
    """What a command printed, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def command(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Said:
    """Run the command line in this process."""
    capsys.readouterr()
    try:
        status = main([str(argument) for argument in arguments])
    except SystemExit as end:
        status = int(end.code or 0)
    printed = capsys.readouterr()
    return Said(status, printed.out, printed.err)


def process(*arguments: str | Path, **environment: str) -> Said:
    """Run the installed program in a process of its own, without a terminal."""
    done = subprocess.run(
        [PROGRAM, *map(str, arguments)],
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)
