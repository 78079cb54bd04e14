"""The files of a plugin's code, as far as it takes to see that one of them has been changed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any


def code_files(plugin: Any) -> tuple[str, ...]:
    """Name, size and time of each Python file of the package that a plugin's module lies in; nothing of what is no module.

    Whoever writes a plugin changes its code without a new version, and wants the new code to be asked.
    """
    return _of_package(str(getattr(plugin, "__name__", "")).partition(".")[0])


@cache
def _of_package(name: str) -> tuple[str, ...]:
    """Once for each process: what it has loaded is not loaded anew."""
    return tuple(_files([*getattr(sys.modules.get(name), "__path__", ())]))


def _files(folders: list[str]) -> Iterator[str]:
    while folders:
        try:
            with os.scandir(folders.pop()) as entries:
                for entry in sorted(entries, key=lambda one: one.name):
                    if entry.name.endswith(".py"):
                        told = entry.stat()
                        yield f"{entry.name} {told.st_size} {told.st_mtime_ns}"
                    # What is linked in from elsewhere is content, which is known by its own hashes.
                    elif "." not in entry.name and entry.is_dir(follow_symlinks=False):
                        folders.append(entry.path)
        except OSError:
            continue  # a package in an archive, or one that is being installed anew
