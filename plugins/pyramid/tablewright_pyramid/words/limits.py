"""What of a pattern no match could ever show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright_base import reach
from tablewright_pyramid.shapes import read_drawing


def _pattern(most: reach.Reach, args: Any) -> Iterator[reach.TooMuch]:
    try:
        shape = read_drawing(args["rows"]).shape
    except ValueError:
        return  # what is drawn wrongly is told by the word
    short, long = sorted((shape.width, shape.height))
    sides = [sorted(size) for size in most.sizes]
    if not sides or any(short <= narrow and long <= wide for narrow, wide in sides):
        return
    largest = " by ".join(map(str, reversed(max(sides, key=lambda side: side[0] * side[1]))))
    why = f"no mural has room for {shape.width} by {shape.height} squares; the largest is {largest}"
    widest = max(wide for _, wide in sides)
    if long > widest:
        yield reach.TooMuch(("rows",), long, widest, "squares in a line than any mural has", why)
    else:
        most_beside = max(narrow for narrow, wide in sides if long <= wide)
        yield reach.TooMuch(("rows",), short, most_beside, "lines beside each other than any mural has", why)


LIMITS: dict[str, reach.Limit] = {"pattern": _pattern}
