"""Counters: labelled numbers, as many on a line as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tablewright import scenes

from .blocks import Block, flowing, line
from .naming import seat_signs, sign_of
from .palette import colour, of_seat


def draw_counters(
    row: scenes.Counters, width: int, title: str = "", names: Sequence[str] = (), *, brief: bool = False
) -> Block:
    """The numbers with their symbols and labels, after a title on the same line if there is one.

    Where it is `brief`, those that have a symbol and belong to a seat are told by these alone: ``K2:0``.
    """
    head = [[Text(title, "bold")]] if title and row.counters else []
    drawn = [[draw_counter(counter, names, brief=brief)] for counter in row.counters]
    close = brief and all(counter.seat >= 0 for counter in row.counters)
    return flowing([*head, *drawn], width, 1 if close else 2 if title else 3)


def draw_counter(counter: scenes.Counter, names: Sequence[str] = (), *, brief: bool = False) -> Text:
    """One number with its label, and whose it is."""
    style = colour(counter.colour) if counter.value else "dim"
    symbol = f"{counter.symbol} " if counter.symbol else ""
    if counter.seat >= 0:
        sign = (sign_of(counter.seat, seat_signs(names)), of_seat(counter.seat))
        if brief and symbol:
            return line((counter.symbol, f"bold {colour(counter.colour)}"), sign, f":{counter.value}")
        name = names[counter.seat] if counter.seat < len(names) else f"seat {counter.seat}"
        whose = line(
            (symbol, style), (f"{counter.value} ", f"bold {style}"), (counter.label_for(counter.value), style)
        )
        return line(whose, " of ", (name, of_seat(counter.seat)))
    return line(
        (symbol, style),
        (f"{counter.value} ", f"bold {style}" if counter.value else "dim"),
        (counter.label_for(counter.value), style),
    )
