"""The methods of a slice class, written as source text from the declarations of its fields.

Code that is written out field by field is several times faster than a loop over the fields, and a match clones
its state thousands of times.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Collection, Mapping
from typing import Any

from .masks import rows_of_mask
from .read_source import plain_copy, read_source, refused
from .slice_fields import COUNT, DERIVED, MISSING, NOBODY, OWNER, OWNER_ELSE_COUNT, FieldSpec

Specs = Collection[FieldSpec]


def methods(cls: type, specs: Specs) -> dict[str, Any]:
    """The functions ``__init__``, ``clone``, ``to_json``, ``view`` and ``read`` of a slice class."""
    names: dict[str, Any] = {
        "cls": cls,
        "new": object.__new__,
        "plain_copy": plain_copy,
        "rows_of_mask": rows_of_mask,
    }
    source = "\n".join(
        make(specs, names) for make in (_init_source, _clone_source, _dump_source, _view_source, read_source)
    )
    exec(compile(source, f"<slice {cls.__qualname__}>", "exec"), names)
    return names


def _init_source(specs: Specs, names: dict[str, Any]) -> str:
    parameters, body = [], []
    for spec in specs:
        name = spec.name
        if spec.factory is not None:
            names[f"factory_{name}"] = spec.factory
            parameters.append(f"{name}=None")
            made = "[]" if spec.factory is list else "{}" if spec.factory is dict else f"factory_{name}()"
            body.append(f"    self.{name} = {made} if {name} is None else {name}")
        elif spec.default is not MISSING:
            names[f"default_{name}"] = spec.default
            parameters.append(f"{name}=default_{name}")
            body.append(f"    self.{name} = {name}")
        else:
            parameters.append(name)
            body.append(f"    self.{name} = {name}")
    stars = ", *, " + ", ".join(parameters) if parameters else ""
    return f"def __init__(self{stars}):\n" + "\n".join(body or ["    pass"])


def _is_slice(kind: Any) -> bool:
    return isinstance(kind, type) and hasattr(kind, "_specs")


def _is_scalar(kind: Any) -> bool:
    """Whether values of this type can be shared between clones and are JSON as they stand."""
    return kind in (int, str, bool, float, type(None)) or (
        _is_union(kind) and all(_is_scalar(part) for part in typing.get_args(kind))
    )


def _is_union(kind: Any) -> bool:
    return typing.get_origin(kind) in (typing.Union, types.UnionType)


def _is_frozen(kind: Any) -> bool:
    if typing.get_origin(kind) is tuple:
        return all(part is Ellipsis or _is_frozen(part) for part in typing.get_args(kind))
    if typing.get_origin(kind) is Mapping:
        # Unlike a dict it has nothing with which it could be changed; who wants it otherwise puts another one there.
        return _is_frozen(typing.get_args(kind)[1])
    return _is_scalar(kind) or (_is_union(kind) and all(_is_frozen(part) for part in typing.get_args(kind)))


def _not_none(kind: Any) -> Any:
    return next(part for part in typing.get_args(kind) if part is not type(None))


def _clone(kind: Any, expression: str, depth: int = 0) -> str:
    """Source of a copy of `expression`."""
    if _is_frozen(kind):
        return expression
    if kind is Any:
        return f"plain_copy({expression})"
    if _is_slice(kind):
        return f"{expression}.clone()"
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    item = f"item{depth}"
    if origin is list:
        if _is_frozen(parts[0]):
            return f"{expression}[:]"
        # Most of these are empty most of the time, and a comprehension over nothing is not free.
        return f"([{_clone(parts[0], item, depth + 1)} for {item} in {expression}] if {expression} else [])"
    if origin is dict:
        if _is_frozen(parts[1]):
            return f"{expression}.copy()"
        copies = (
            f"key{depth}: {_clone(parts[1], item, depth + 1)} for key{depth}, {item} in {expression}.items()"
        )
        return f"({{{copies}}} if {expression} else {{}})"
    if _is_union(kind):
        return f"None if {expression} is None else {_clone(_not_none(kind), expression, depth)}"
    raise refused(kind)


def _dump(kind: Any, expression: str, method: str, depth: int = 0) -> str:
    """Source of the JSON form of `expression`; `method` is the call that dumps a slice within it."""
    if _is_scalar(kind):
        return expression
    if kind is Any:
        return f"plain_copy({expression})"
    if _is_slice(kind):
        return f"{expression}.{method}"
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    item = f"item{depth}"
    if origin is list or (origin is tuple and parts[-1] is Ellipsis):
        if _is_scalar(parts[0]):
            return f"list({expression})"
        return f"([{_dump(parts[0], item, method, depth + 1)} for {item} in {expression}] if {expression} else [])"
    if origin is tuple:
        inner = ", ".join(
            _dump(part, f"{expression}[{i}]", method, depth + 1) for i, part in enumerate(parts)
        )
        return f"[{inner}]"
    if origin in (dict, Mapping):
        if _is_scalar(parts[1]):
            return f"dict({expression})"
        items = f"key{depth}: {_dump(parts[1], item, method, depth + 1)} for key{depth}, {item} in {expression}.items()"
        return f"({{{items}}} if {expression} else {{}})"
    if _is_union(kind):
        return f"None if {expression} is None else {_dump(_not_none(kind), expression, method, depth)}"
    raise refused(kind)


def _clone_source(specs: Specs, names: dict[str, Any]) -> str:
    lines = ["def clone(self):", "    copy = new(cls)"]
    for spec in specs:
        value = f"self.{spec.name}"
        lines.append(f"    copy.{spec.name} = {value if spec.sees == DERIVED else _clone(spec.type, value)}")
    return "\n".join([*lines, "    return copy"])


def _field_dump(spec: FieldSpec, method: str) -> str:
    if spec.mask is not None:
        width, height = spec.mask
        return f"rows_of_mask(self.{spec.name}, self.{width}, self.{height})"
    if spec.spaced:
        return f"' '.join(self.{spec.name})"
    return _dump(spec.type, f"self.{spec.name}", method)


def _dump_source(specs: Specs, names: dict[str, Any]) -> str:
    items = [
        f"        {spec.name!r}: {_field_dump(spec, 'to_json()')}," for spec in specs if spec.sees != DERIVED
    ]
    return "\n".join(["def to_json(self):", "    return {", *items, "    }"])


def _view_source(specs: Specs, names: dict[str, Any]) -> str:
    lines = ["def view(self, seat, owner=-1):", "    seen = {}"]
    for spec in specs:
        name = spec.name
        if spec.sees == DERIVED or spec.sees == NOBODY:
            continue
        count = f"{{'count': len(self.{name})}}"
        if spec.per_seat:
            value = f"[item.view(seat, index) for index, item in enumerate(self.{name})]"
        else:
            value = _field_dump(spec, "view(seat, owner)")
        if spec.sees == COUNT:
            lines.append(f"    seen[{name!r}] = {count}")
        elif spec.sees == OWNER_ELSE_COUNT:
            lines.append(f"    seen[{name!r}] = {value} if seat == owner else {count}")
        elif spec.sees == OWNER:
            lines += ["    if seat == owner:", f"        seen[{name!r}] = {value}"]
        else:
            lines.append(f"    seen[{name!r}] = {value}")
    return "\n".join([*lines, "    return seen"])
