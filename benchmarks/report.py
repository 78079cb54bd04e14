"""The results as a table for people and as build/bench.json for programs."""

import json
import platform
from collections.abc import Sequence
from pathlib import Path

from benchmarks.harness import Measurement
from benchmarks.row import Kind

HEADINGS = ("row", "value", "target", "ok?", "spread")


def table(measurements: Sequence[Measurement]) -> str:
    """One line per row; rows that could not be measured follow, each with its reason."""
    lines = [HEADINGS, *(_cells(m) for m in measurements if m.values)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(HEADINGS))]
    text = ["  ".join(cell.ljust(w) for cell, w in zip(line, widths, strict=True)).rstrip() for line in lines]
    text.insert(1, "  ".join("-" * width for width in widths))
    text += [f"left out: {m.row.what} ({m.row.name}): {m.missing}" for m in measurements if m.missing]
    return "\n".join(text)


def write(measurements: Sequence[Measurement], path: Path, rounds: int) -> None:
    """Values are medians of `runs`; spread is [smallest, largest]; a row left out says why."""
    rows = [
        {
            "row": m.row.name,
            "what": m.row.what,
            "unit": m.row.unit,
            "value": m.value,
            "target": None if m.row.target is None else {m.row.kind.value: m.row.target},
            "ok": m.met,
            "runs": m.values,
            "spread": m.spread,
            "left_out": m.missing,
        }
        for m in measurements
    ]
    data = {"python": platform.python_version(), "rounds": rounds, "rows": rows}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


def _cells(m: Measurement) -> tuple[str, ...]:
    row = m.row
    target = "" if row.target is None else f"{row.kind.value} {_number(row.target)}"
    ok = {None: "", True: "yes", False: "NO"}[m.met]
    low, high = min(m.values), max(m.values)
    value = f"{_number(m.value or 0)} {row.unit}"
    return row.what, value, target or Kind.PLAIN.value, ok, f"{_number(low)} … {_number(high)}"


def _number(value: float) -> str:
    """Three significant digits, without exponents."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
