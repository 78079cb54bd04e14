"""The method that reads a slice out of its JSON form, as source text: every value is looked at as it is taken over.

What it says of a value that does not fit is nothing: whoever wants to know asks `unfit`, which takes longer.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Collection, Mapping
from typing import Any

from tablewright.documents.document import LARGEST_INTEGER

from .masks import mask_of_rows
from .slice_fields import DERIVED, FieldSpec
from .unfit import not_plain, unfit_mask

_TYPES = {int: "INTEGERS", str: "TEXTS", bool: "TRUTHS"}


class Misfit(ValueError):
    """A value does not fit its field."""


def read_source(specs: Collection[FieldSpec], names: dict[str, Any]) -> str:
    """Source of ``read(kind, data)``, which raises an Exception for what is not such a JSON form.

    `names` gets what it uses.
    """
    names |= {name: frozenset({kind}) for kind, name in _TYPES.items()}
    names |= {"LARGEST": LARGEST_INTEGER, "Misfit": Misfit, "plain": _plain}
    names |= {"mask_of_rows": mask_of_rows, "unfit_mask": unfit_mask}
    lines = ["if type(data) is not dict: raise Misfit", "loaded = new(cls)"]
    for spec in specs:
        into = f"loaded.{spec.name}"
        if spec.sees == DERIVED:
            names[f"default_{spec.name}"] = spec.default
            lines.append(f"{into} = default_{spec.name}")
            continue
        lines.append(f"v = data[{spec.name!r}]")
        if spec.mask is not None:
            lines.append(f"if unfit_mask({spec.mask!r}, v, data): raise Misfit")
            lines.append(f"{into} = mask_of_rows(v)")
        elif spec.spaced:
            whole = "tuple(items)" if typing.get_origin(spec.type) is tuple else "items"
            lines.append("items = v.split()")
            lines.append("if ' '.join(items) != v: raise Misfit")
            lines.append(f"{into} = {whole}")
        else:
            lines += _take(spec.type, "v", into, names)
    return "\n".join(["def read(kind, data):", *("    " + line for line in [*lines, "return loaded"])])


def _plain(value: Any) -> Any:
    """A deep copy of plain JSON values. Raises Misfit for what is none."""
    if not_plain(value):
        raise Misfit
    return plain_copy(value)


def plainest(value: Any) -> Any:
    """A deep copy of JSON values in which no subclasses are left: texts and numbers for enums, dicts for ordered ones."""
    return json.loads(json.dumps(value))


def plain_copy(value: Any) -> Any:
    """A deep copy of plain JSON values."""
    if isinstance(value, dict):
        return {key: plain_copy(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain_copy(item) for item in value]
    return value


def _take(kind: Any, value: str, into: str, names: dict[str, Any]) -> list[str]:
    """Lines that look whether the variable `value` is the JSON form of something of the type `kind`, put into `into`."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if kind is int:
        return [
            f"if type({value}) is not int or not -LARGEST <= {value} <= LARGEST: raise Misfit",
            f"{into} = {value}",
        ]
    if kind in (str, bool):
        return [f"if type({value}) is not {kind.__name__}: raise Misfit", f"{into} = {value}"]
    if kind is float:
        return [f"if type({value}) not in (int, float): raise Misfit", f"{into} = plain({value})"]
    if kind is type(None):
        return [f"if {value} is not None: raise Misfit", f"{into} = None"]
    if kind is Any:
        return [f"{into} = plain({value})"]
    if hasattr(kind, "_specs"):
        names[f"slice_{kind.__name__}"] = kind
        return [f"{into} = slice_{kind.__name__}.read({value})"]
    if origin in (typing.Union, types.UnionType):
        return _take_union(parts, value, into, names)
    if origin in (list, tuple):
        return _take_list(origin, parts, value, into, names)
    if origin in (dict, Mapping):
        return _take_dict(parts[1], value, into, names)
    raise refused(kind)


def refused(kind: Any) -> TypeError:
    """The error of a field that is declared with a type that no slice can hold."""
    return TypeError(
        f"a slice field cannot hold {kind!r}; see tablewright.state.slices for the types that it can"
    )


def _take_union(parts: tuple[Any, ...], value: str, into: str, names: dict[str, Any]) -> list[str]:
    kinds = [part for part in parts if part is not type(None)]
    none = [f"if {value} is None:", f"    {into} = None"] if len(kinds) < len(parts) else []
    if len(kinds) == 1:
        return [*none, "else:", *_inside(_take(kinds[0], value, into, names))]
    # Several are told apart by their type, which only scalars can be.
    lines = none
    for kind in kinds:
        if kind not in (*_TYPES, float):
            raise refused(kind)
        is_it = f"type({value}) in (int, float)" if kind is float else f"type({value}) is {kind.__name__}"
        lines += [f"{'elif' if lines else 'if'} {is_it}:", *_inside(_take(kind, value, into, names))]
    return [*lines, "else:", "    raise Misfit"]


def _take_list(
    origin: Any, parts: tuple[Any, ...], value: str, into: str, names: dict[str, Any]
) -> list[str]:
    lines = [f"if type({value}) is not list: raise Misfit"]
    if origin is tuple and parts[-1] is not Ellipsis:
        inner = [f"{value}_{place}" for place in range(len(parts))]
        lines.append(f"[{', '.join(inner)}] = {value}")
        for kind, item in zip(parts, inner, strict=True):
            lines += _take(kind, item, item, names)
        return [*lines, f"{into} = ({', '.join(inner)},)"]
    kind = parts[0]
    copied = f"tuple({value})" if origin is tuple else f"{value}[:]"
    if kind in _TYPES:
        return [*lines, f"if {value}:", *_inside(_look(kind, value)), f"{into} = {copied}"]
    item, made = f"{value}_", f"{value}_made"
    lines += [f"{made} = []", f"for {item} in {value}:"]
    lines += _inside([*_take(kind, item, item, names), f"{made}.append({item})"])
    return [*lines, f"{into} = {f'tuple({made})' if origin is tuple else made}"]


def _take_dict(kind: Any, value: str, into: str, names: dict[str, Any]) -> list[str]:
    lines = [f"if type({value}) is not dict: raise Misfit"]
    keys = f"if not {{*map(type, {value})}} <= TEXTS: raise Misfit"
    if kind in _TYPES:
        looks = [keys, *_look(kind, f"{value}.values()")]
        return [*lines, f"if {value}:", *_inside(looks), f"{into} = {value}.copy()"]
    key, item, made = f"{value}_key", f"{value}_", f"{value}_made"
    lines += [f"{made} = {{}}", f"if {value}:", f"    {keys}", f"    for {key}, {item} in {value}.items():"]
    lines += _inside(_inside([*_take(kind, item, item, names), f"{made}[{key}] = {item}"]))
    return [*lines, f"{into} = {made}"]


def _look(kind: type, values: str) -> list[str]:
    """Lines that look at many scalars at once, without a loop in Python."""
    lines = [f"if not {{*map(type, {values})}} <= {_TYPES[kind]}: raise Misfit"]
    if kind is int:
        lines.append(f"if not -LARGEST <= min({values}) <= max({values}) <= LARGEST: raise Misfit")
    return lines


def _inside(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]
