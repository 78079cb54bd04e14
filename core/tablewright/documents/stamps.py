"""A mark of a file or folder, by which one sees that what was read from it before still stands."""

from __future__ import annotations

import os


def stamp(place: str | os.PathLike[str]) -> tuple[int, ...] | None:
    """What changes when it is written anew, replaced, linked to, or opened to others; None where there is nothing.

    The time of the last change counts too: it cannot be set back, as that of the last writing can.
    """
    try:
        # Not by way of a Path: dozens of places are asked about at every match that is made.
        status = os.stat(place)  # noqa: PTH116
        itself = os.lstat(place)
    except (OSError, ValueError):
        return None
    return (
        status.st_ino,
        status.st_size,
        status.st_mtime_ns,
        status.st_ctime_ns,
        itself.st_ino,
        itself.st_ctime_ns,
    )
