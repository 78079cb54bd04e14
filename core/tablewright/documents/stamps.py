"""A mark of a file or folder, by which one sees that what was read from it before still stands."""

from __future__ import annotations

import os
import stat
from pathlib import Path


def stamp(place: str | os.PathLike[str]) -> tuple[int, ...] | None:
    """What changes when it is written anew, replaced, linked to, or opened to others; None where there is nothing.

    The time of the last change counts too: it cannot be set back, as that of the last writing can.
    """
    try:
        itself = os.lstat(place)
        return _of(itself) + _of(Path(place).stat()) if stat.S_ISLNK(itself.st_mode) else _of(itself)
    except (OSError, ValueError):
        return None


def _of(status: os.stat_result) -> tuple[int, ...]:
    return status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns
