"""What Cornerstones brings to the kernel: one word. Its cards are data."""

from __future__ import annotations

from tablewright import Word, hookimpl

from .filled_corners import FilledCorners


@hookimpl
def provide_words() -> list[type[Word]]:
    return [FilledCorners]
