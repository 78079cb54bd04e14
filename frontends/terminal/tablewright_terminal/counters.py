"""Counters: labelled numbers, as many on a line as there is room for."""

from __future__ import annotations

from rich.text import Text

from tablewright import scenes

from .blocks import Block, flowing, line
from .palette import colour


def draw_counters(row: scenes.Counters, width: int, title: str = "") -> Block:
    """The numbers with their symbols and labels, after a title on the same line if there is one."""
    head = [[Text(title, "bold")]] if title and row.counters else []
    return flowing([*head, *([draw_counter(counter)] for counter in row.counters)], width, 2 if title else 3)


def draw_counter(counter: scenes.Counter) -> Text:
    """One number with its label."""
    style = colour(counter.colour) if counter.value else "dim"
    symbol = f"{counter.symbol} " if counter.symbol else ""
    return line(
        (symbol, style),
        (f"{counter.value} ", f"bold {style}" if counter.value else "dim"),
        (counter.label, style),
    )
