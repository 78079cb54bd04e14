"""What is told of a save whose last line was cut off in the middle: by a crash, a full disk, a lost connection."""

from __future__ import annotations

from tablewright.problems.problem import Place


def in_words(dropped: Place) -> str:
    """That the line was left out, for people."""
    return f"{dropped}: the last line of the save was cut off in the middle and is left out; all before it is there"
