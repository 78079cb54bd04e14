"""Values that their place is not declared for: what a stranger wrote into a save, or a plugin by mistake into its slice.

A match never asks this: it is for reading a state, for finding out why one cannot be told, and for the conformance kit.
"""

from __future__ import annotations

import math
import types
import typing
from collections.abc import Iterator, Mapping
from typing import Any

from tablewright.documents.document import DEEPEST, LARGEST_INTEGER
from tablewright.problems.wording import found

from .masks import mask_of_rows, rows_of_mask
from .slice_fields import DERIVED, FieldSpec

_WIDEST = 1000
_NOTHING = object()

Path = tuple[str | int, ...]


class Unfit(ValueError):
    """One value that does not fit: the way to it, what should be there, and what is."""

    def __init__(self, path: Path, expected: str, value: Any = _NOTHING) -> None:
        self.expected, self.found = expected, "no such key" if value is _NOTHING else found(value)
        self.where = ".".join(map(str, path))
        super().__init__(f"at '{self.where}': expected {expected}, found {self.found}")


def unfit_json(kind: Any, data: Any, path: Path = ()) -> Unfit | None:
    """The first value in `data` that does not fit, as the JSON form of a value of the type `kind`."""
    return next(_unfit(kind, data, True, path), None)


def unfit_value(kind: Any, value: Any, path: Path = ()) -> Unfit | None:
    """The first value in `value` that does not fit the type `kind`."""
    return next(_unfit(kind, value, False, path), None)


def unfit_mask(size: tuple[str, str], rows: Any, data: Any) -> Unfit | None:
    """The first thing that does not fit in the JSON form of a field that is a mask; `data` is that of its slice."""
    return next(_unfit_mask(size, rows, data, True, ()), None)


def not_plain(value: Any, path: Path = (), *, tuples: bool = False) -> Unfit | None:
    """The first thing in `value` that is no plain JSON value; with `tuples`, they pass for lists."""
    return next(_not_plain(value, path, 0, (list, tuple) if tuples else list), None)


def _not_plain(value: Any, path: Path, depth: int, lists: Any) -> Iterator[Unfit]:
    if depth > DEEPEST:
        yield Unfit(path[:3], f"nothing nested deeper than {DEEPEST}", value)
    elif isinstance(value, dict):
        for key, item in value.items():
            if isinstance(key, str):
                yield from _not_plain(item, (*path, key), depth + 1, lists)
            else:
                yield Unfit(path, "keys that are text", key)
    elif isinstance(value, lists):
        for index, item in enumerate(value):
            yield from _not_plain(item, (*path, index), depth + 1, lists)
    elif isinstance(value, int):
        if abs(value) > LARGEST_INTEGER:
            yield Unfit(path, "a number within ±(2^53 - 1)", value)
    elif isinstance(value, float):
        if not math.isfinite(value):
            yield Unfit(path, "a number", value)
    elif value is not None and not isinstance(value, str):
        yield Unfit(path, "a plain JSON value", value)


def _unfit(kind: Any, value: Any, told: bool, path: Path) -> Iterator[Unfit]:
    """What does not fit in a value of the type `kind`; `told` where it is the JSON form."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if kind is Any:
        yield from _not_plain(value, path, 0, list)
    elif origin in (typing.Union, types.UnionType):
        yield from _unfit_union(kind, parts, value, told, path)
    elif hasattr(kind, "_specs"):
        yield from _unfit_slice(kind, value, told, path)
    elif origin in (dict, Mapping):
        if not isinstance(value, dict if told or origin is dict else Mapping):
            yield Unfit(path, _words(kind), value)
            return
        for key, item in value.items():
            if isinstance(key, str):
                yield from _unfit(parts[1], item, told, (*path, key))
            else:
                yield Unfit(path, "keys that are text", key)
    elif origin in (list, tuple):
        if not isinstance(value, list if told else origin):
            yield Unfit(path, _words(kind), value)
            return
        kinds = parts if origin is tuple and parts[-1] is not Ellipsis else parts[:1] * len(value)
        if len(kinds) != len(value):
            yield Unfit(path, _words(kind), value)
            return
        for index, (part, item) in enumerate(zip(kinds, value, strict=True)):
            yield from _unfit(part, item, told, (*path, index))
    elif not _is_scalar(kind, value):
        yield Unfit(path, _words(kind), value)
    elif isinstance(value, int | float):
        yield from _not_plain(value, path, 0, list)


def _is_scalar(kind: Any, value: Any) -> bool:
    if isinstance(value, bool):
        return kind is bool
    return isinstance(value, int | float if kind is float else kind)


def _unfit_union(kind: Any, parts: tuple[Any, ...], value: Any, told: bool, path: Path) -> Iterator[Unfit]:
    if value is None and type(None) in parts:
        return
    kinds = [part for part in parts if part is not type(None)]
    if len(kinds) == 1 and value is not None:
        yield from _unfit(kinds[0], value, told, path)
    elif all(next(_unfit(part, value, told, path), None) for part in kinds):
        yield Unfit(path, _words(kind), value)


def _unfit_slice(kind: Any, value: Any, told: bool, path: Path) -> Iterator[Unfit]:
    if not isinstance(value, dict if told else kind):
        yield Unfit(path, "an object" if told else _words(kind), value)
        return
    values = value if told else _Fields(value)
    for spec in kind._fields().values():
        if spec.sees == DERIVED:
            continue
        inner = (*path, spec.name)
        item = values.get(spec.name, _NOTHING)
        if item is _NOTHING:
            yield Unfit(inner, _words(spec.type))
        elif spec.mask is not None:
            yield from _unfit_mask(spec.mask, item, values, told, inner)
        elif spec.spaced:
            yield from _unfit_pile(spec, item, told, inner)
        else:
            yield from _unfit(spec.type, item, told, inner)


class _Fields:
    """The fields of a slice, asked for as one asks a dict."""

    def __init__(self, part: Any) -> None:
        self._part = part

    def get(self, name: str, otherwise: Any = None) -> Any:
        return getattr(self._part, name, otherwise)


def _unfit_mask(size: tuple[str, str], value: Any, values: Any, told: bool, path: Path) -> Iterator[Unfit]:
    width, height = (values.get(name) for name in size)
    for name, number in zip(size, (width, height), strict=True):
        if type(number) is not int or not 0 <= number <= _WIDEST:
            yield Unfit((*path[:-1], name), f"a whole number from 0 to {_WIDEST}", number)
            return
    if told:
        rows = value if isinstance(value, list) else []
        good = len(rows) == height and all(
            isinstance(row, str) and len(row) == width and not row.strip("#.") for row in rows
        )
        if not good or not isinstance(value, list):
            yield Unfit(path, f"{height} rows of {width} characters, each # or .", value)
    elif type(value) is not int or value < 0 or mask_of_rows(rows_of_mask(value, width, height)) != value:
        yield Unfit(path, f"a mask of squares within {width} x {height}", value)


def _unfit_pile(spec: FieldSpec, value: Any, told: bool, path: Path) -> Iterator[Unfit]:
    if told:
        if not isinstance(value, str) or " ".join(value.split()) != value:
            yield Unfit(path, "ids with one space between them", value)
        return
    wrong = next(_unfit(spec.type, value, False, path), None)
    if wrong is not None:
        yield wrong
        return
    for index, item in enumerate(value):
        if item.split() != [item]:
            yield Unfit((*path, index), "an id without spaces", item)


def _words(kind: Any) -> str:
    """The type as it is written in a declaration."""
    if kind is type(None):
        return "None"
    return (
        kind.__name__
        if isinstance(kind, type) and not typing.get_args(kind)
        else str(kind).replace("typing.", "")
    )
