"""The figures as text for people."""

from collections.abc import Iterable, Sequence
from typing import Any


def report(told: dict[str, Any]) -> str:
    """The figures, table by table."""
    parts = [
        f"{told['matches']} matches, {told['seats']} seats",
        _table("points", (("winners", told["winners"]), ("all seats", told["totals"]))),
        _table(
            "points by what they are for",
            (("winners", told["winners_by_group"]), ("all seats", told["totals_by_group"])),
        ),
        _table(
            "turn order",
            ((f"seat {n + 1}", _flat(position)) for n, position in enumerate(told["turn_order"])),
        ),
        _table("players (shared first places count for nobody)", told["players"].items()),
        _table("types of stories", told["types"].items()),
        _table("stories", told["stories"].items()),
        _table("achievements", told["achievements"].items()),
        "for each seat and match\n"
        + "\n".join(f"  {number:7.2f}  {name}" for name, number in told["per_seat"].items()),
    ]
    return "\n\n".join(parts)


def _flat(position: dict[str, Any]) -> dict[str, float]:
    low, high = position["interval"]
    return {"won": position["won"], "from": low, "to": high, "mean": position["mean"]}


def _table(title: str, rows: Iterable[tuple[str, dict[str, float]]]) -> str:
    lines: list[Sequence[str]] = []
    for name, values in rows:
        if not lines:
            lines.append([title, *(key.replace("_", " ") for key in values)])
        lines.append([name, *(f"{value:g}" for value in values.values())])
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            [line[0].ljust(widths[0]), *(c.rjust(w) for c, w in zip(line[1:], widths[1:], strict=True))]
        )
        for line in lines
    )
