"""What of each word's arguments no match could ever meet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright_base import reach


def _tokens_alike(most: reach.Reach, args: Any) -> Iterator[reach.TooMuch]:
    tokens = max(most.tokens.values())
    if args["count"] > tokens + most.scarabs:
        why = (
            f"the box holds {tokens} tokens of a type, and {most.scarabs} scarabs that can stand in for them"
        )
        yield reach.TooMuch(("count",), args["count"], tokens + most.scarabs, "tokens than there are", why)


def _chamber_of_any(most: reach.Reach, args: Any) -> Iterator[reach.TooMuch]:
    if args["icons"] > most.icons_together:
        yield reach.TooMuch(("icons",), args["icons"], most.icons_together, "icons than any mural shows", "")


def _chambers_alike(most: reach.Reach, args: Any) -> Iterator[reach.TooMuch]:
    there = max(most.icons.values())
    asked = args["chambers"] * args["icons"]
    if asked > there:
        why = f"{args['chambers']} chambers with {args['icons']} each are {asked} icons of one type"
        yield reach.TooMuch((), asked, there, "icons of one type than any mural shows", why)


def _filled_lines(most: reach.Reach, args: Any) -> Iterator[reach.TooMuch]:
    for line, there in zip(("rows", "columns"), most.size, strict=True):
        if args.get(line, 0) > there:
            yield reach.TooMuch((line,), args[line], there, f"{line} than any mural has", "")


LIMITS: dict[str, reach.Limit] = {
    "tokens_alike": _tokens_alike,
    "chamber_of_any": _chamber_of_any,
    "chambers_alike": _chambers_alike,
    "filled_lines": _filled_lines,
}
