"""``tablewright new KIND NAME``."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tablewright.authoring.projects import SCHEMAS, new_project


def run(arguments: Namespace) -> int:
    """Make a project and say where to start."""
    into = Path(arguments.into)
    written = new_project(arguments.kind, arguments.name, arguments.game, into)
    folder = into / arguments.name
    for path in written:
        if path.relative_to(folder).parts[0] != SCHEMAS:
            print(path)
    print(f"{folder / SCHEMAS} holds what an editor completes and checks by.")
    print(f"\nStart with {folder / 'README.md'}.")
    return 0
