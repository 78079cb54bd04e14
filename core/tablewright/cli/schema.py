"""``tablewright schema --out DIR [CONFIG|GAME|FOLDER]``."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from tablewright.authoring.schema_files import SETTINGS, write_schemas
from tablewright.authoring.vocabulary import schemas_for
from tablewright.problems.problem import fail

from .meant import config_meant


def run(arguments: Namespace) -> int:
    """Write the composed schemas of all kinds of files, and the settings that lead an editor to them."""
    if not arguments.out:
        fail("TW-CLI-VALUE", "--out names no folder", expected="the name of a folder", found="nothing")
    schemas = schemas_for(config_meant(arguments.config))
    folder = Path(arguments.out)
    written = write_schemas(folder, schemas, _seen(folder))
    print(f"{len(written) - 1} schemas written to {folder}: {', '.join(schemas)}")
    print(f"For Visual Studio Code, {folder / SETTINGS} goes into .vscode/settings.json.")
    return 0


def _seen(folder: Path) -> str:
    """The folder as an editor sees it that is opened in the working directory."""
    here = Path.cwd()
    whole = Path(os.path.normpath(here / folder))
    if not whole.is_relative_to(here):
        return whole.as_uri()
    inner = whole.relative_to(here).as_posix()
    return "." if inner == "." else f"./{inner}"
