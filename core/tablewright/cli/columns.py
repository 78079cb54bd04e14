"""Plain tables for standard output."""

from __future__ import annotations

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], gap: int = 2) -> str:
    """The rows with their cells under each other; the last cell of a row may be as long as it likes."""
    if not rows:
        return ""
    widths = [0] * max(len(row) for row in rows)
    for row in rows:
        for place, cell in enumerate(row[:-1]):
            widths[place] = max(widths[place], len(cell))
    space = " " * gap
    return "\n".join(
        space.join(
            cell if place == len(row) - 1 else cell.ljust(widths[place]) for place, cell in enumerate(row)
        ).rstrip()
        for row in rows
    )
