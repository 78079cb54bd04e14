"""The folder in which a page's commands are tried: like the folder of the project, and yet another one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WIDTH = 100
"""Columns of the terminal that pages show."""
_OWN = (
    "LICENSE",
    "Makefile",
    "README.md",
    "benchmarks",
    "constraints.txt",
    "content",
    "core",
    "docs",
    "examples",
    "frontends",
    "plugins",
    "pyproject.toml",
    "schemas",
    "tests",
)
"""What of the folder belongs to the project. What a reader has written beside it, following a page, stays theirs."""
_PROGRAMS = Path(sys.executable).parent
_SITE = ".site"
"""The folder in which `pip install` puts what a page installs."""


def lay_out(folder: Path, root: Path = ROOT) -> None:
    """Link what the project has into `folder`. What a page writes stays there; nothing is installed or built."""
    for name in _OWN:
        (folder / name).symlink_to(root / name)
    environment = folder / ".venv"
    environment.mkdir()
    (environment / "bin").symlink_to(_PROGRAMS)
    (environment / ".installed").touch()  # make takes it for what it installed last


def execute(command: str, folder: Path, *, only_plan: bool = False) -> tuple[int, str]:
    """Run a command line as somebody without a terminal would: its exit status, and all that it printed.

    With `only_plan`, make says what it would do instead of doing it.
    """
    # make hands what was said to it (`make test ARGS=…`) on to every make below it; in CI pytest says more than elsewhere.
    ours = ("PYTEST", "MAKE", "ARGS", "BUILD_NUMBER")
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(ours) and key != "CI"
    }
    environment |= {
        "PATH": f"{_PROGRAMS}{os.pathsep}{environment.get('PATH', '')}",
        "COLUMNS": str(WIDTH),
        "PYTHONUNBUFFERED": "1",  # so that errors come where they belong
        "NO_COLOR": "1",
        "MAKEFLAGS": "n" if only_plan else "",
        # pip installs into the folder, from what is there already.
        "PYTHONPATH": str(folder / _SITE),
        "PIP_TARGET": str(folder / _SITE),
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # which means: without isolation
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout
