"""Actions as JSON: how one is written and read, and a schema of those that are possible."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import islice
from typing import Any

from tablewright.problems.wording import shown

from .moves import Action, Move
from .refusals import Refusal

_FEW = 5
_LISTED = 200
"""The JSON Schema of a field lists its values up to this many."""


def malformed(text: str) -> Refusal:
    """What is no action at all, whatever the rules of the game."""
    return Refusal("kernel/malformed", text)


def written(move: Move, action: Action) -> dict[str, Any]:
    """The JSON form of an action of `move`."""
    told: dict[str, Any] = {"do": action[0]}
    for field, value in zip(move.fields, action[1:], strict=True):
        if field.default is None or value != field.default:
            told[field.name] = field.to_json(value)
    return told


def read(move: Move, data: dict[str, Any]) -> Action | Refusal:
    """The action of `move` whose JSON form is `data`, or why it has none. Whether it is possible is not asked."""
    missing = [field.name for field in move.fields if field.default is None and field.name not in data]
    unknown = data.keys() - {"do", *(field.name for field in move.fields)}
    if missing or unknown:
        return malformed(_wrong_fields(move, missing, unknown))
    values: list[Any] = []
    for field in move.fields:
        if field.default is not None and field.name not in data:
            values.append(field.default)
            continue
        try:
            value = field.from_json(data[field.name])
        except (ValueError, TypeError, KeyError, IndexError, AttributeError) as error:
            return malformed(f"{field.title}: {error}")
        if type(value) is not field.type:
            return malformed(f"{field.title}: {shown(data[field.name])} is of the wrong type.")
        values.append(value)
    return (move.name, *move.meant(values))


def _wrong_fields(move: Move, missing: list[str], unknown: Collection[str]) -> str:
    """What an action lacks, and what it has that the move has no field for."""
    told = []
    if missing:
        told.append(f"lacks {', '.join(missing)}")
    if unknown:
        told.append(f"has unknown fields: {', '.join(sorted(map(shown, islice(unknown, _FEW))))}")
    fields = ", ".join(field.name for field in move.fields) or "none"
    return f"'{move.name}' {' and '.join(told)}. Its fields are: {fields}."


def schema_of(moves: Sequence[Move], listed: Mapping[str, Sequence[Any]]) -> dict[str, Any]:
    """The JSON Schema of all actions of these moves; `listed` has the values of the first field by move."""
    names = [move.name for move in moves]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {"do": {"enum": names}},
        "required": ["do"],
        "allOf": [_variant(move, listed.get(move.name, ())) for move in moves],
    }


def _variant(move: Move, values: Sequence[Any]) -> dict[str, Any]:
    properties: dict[str, Any] = {"do": {"const": move.name}}
    for field in move.fields:
        properties[field.name] = {**field.schema, "title": field.title}
    if move.fields and len(values) <= _LISTED:
        properties[move.fields[0].name]["enum"] = list(values)
    return {
        "if": {"properties": {"do": {"const": move.name}}, "required": ["do"]},
        "then": {
            "properties": properties,
            "required": ["do", *(field.name for field in move.fields if field.default is None)],
            "additionalProperties": False,
        },
    }
