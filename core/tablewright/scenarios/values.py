"""Expecting a value at a path of the state or of a view."""

from __future__ import annotations

from typing import Any

from tablewright.match import Match
from tablewright.problems.suggestions import suggestion

from .outcome import Unexpected, told

MISSING: Any = object()


def expect_value(match: Match, entry: dict[str, Any]) -> None:
    """Compare what stands at the path ``value`` with what the entry says of it."""
    path = entry["value"]
    seat = entry.get("view_of")
    root = match.state.to_json() if seat is None else match.view(seat)
    value, hint = _at(root, path.split("."))
    name = path if seat is None else f"{path}, as seat {seat} sees it,"
    if entry.get("absent"):
        if value is not MISSING:
            raise Unexpected(f"{name} should not be there", "nothing", told(value))
        return
    if value is MISSING:
        raise Unexpected(f"there is no value {name}", found="nothing", hint=hint)
    for key, compare, words in _COMPARISONS:
        if key in entry and not compare(value, entry[key]):
            raise Unexpected(f"the value {name} is another", f"{words}{told(entry[key])}", told(value))


def _at(root: Any, path: list[str]) -> tuple[Any, str]:
    """The value that the path leads to, or MISSING and a hint to where the path goes astray."""
    value = root
    for done, key in enumerate(path):
        where = ".".join(path[:done])
        if isinstance(value, dict):
            if key not in value:
                return MISSING, f"{where or 'the state'}: " + suggestion(key, value, "its keys are")
            value = value[key]
        elif isinstance(value, list):
            if not key.isdecimal() or int(key) >= len(value):
                return MISSING, f"{where} is a list of {len(value)}, counted from 0"
            value = value[int(key)]
        else:
            return MISSING, f"{where} is {told(value)} and has no parts"
    return value, ""


def _same(value: Any, wanted: Any) -> bool:
    if isinstance(value, str) and isinstance(wanted, list):
        # A pile of ids may be one text in JSON.
        return value.split() == wanted
    return bool(value == wanted) and isinstance(value, bool) == isinstance(wanted, bool)


def _holds(value: Any, wanted: Any) -> bool:
    if isinstance(value, str | dict):
        return isinstance(wanted, str) and wanted in value
    return isinstance(value, list) and wanted in value


def _long(value: Any, wanted: Any) -> bool:
    if isinstance(value, str):
        value = value.split()
    return isinstance(value, list | dict) and len(value) == wanted


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


_COMPARISONS = (
    ("is", _same, ""),
    ("is_not", lambda value, wanted: not _same(value, wanted), "anything but "),
    ("contains", _holds, "something that holds "),
    ("lacks", lambda value, wanted: not _holds(value, wanted), "something without "),
    ("at_least", lambda value, wanted: _number(value) and value >= wanted, "at least "),
    ("at_most", lambda value, wanted: _number(value) and value <= wanted, "at most "),
    ("length", _long, "parts: "),
)
