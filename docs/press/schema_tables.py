"""JSON Schemas as tables: each key with its values and what it means."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

_NAMES = {"integer": "whole number", "number": "number", "string": "text", "boolean": "`true` or `false`"}
_BOUNDS = (("minimum", "at least"), ("maximum", "at most"))
_SAID_ONCE = ("$schema", "origin")
_LOCAL = "#/$defs/"
_LINKS = {
    "text": 'text by language, `{"en": …}`',
    "requirement": "a [requirement](#requirements)",
    "effect": "an [effect](#effects)",
}

Schema = dict[str, Any]


def table(schema: Schema) -> list[str]:
    """A table of every key in a schema and below; nothing where it has none."""
    rows = [
        f"| `{path}`{'' if needed else ' (optional)'} | {values(part, schema)} | {cell(part.get('description', ''))} |"
        for path, part, needed in _keys(schema, "", schema, ())
        if path not in _SAID_ONCE
    ]
    return ["| key | value | |", "|---|---|---|", *rows] if rows else []


def values(schema: Schema, root: Schema) -> str:
    """Which values a schema, a part of `root`, lets through, in a few words."""
    schema = _resolved(schema, root)
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return " ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "$ref" in schema:
        name = schema["$ref"].rpartition(":")[2].partition("#")[0]
        return _LINKS.get(name, f"`{name}`")
    if "if" in schema and "else" in schema and not schema.get("type"):
        return f"{values(schema['else'], root)}, or an object"
    kind = schema.get("type", "")
    if kind == "array":
        return f"list: {values(schema.get('items', {}), root)}"
    if kind == "object" or "properties" in schema:
        return "object"
    bounds = [f"{word} {schema[key]}" for key, word in _BOUNDS if key in schema]
    return ", ".join(filter(None, [_NAMES.get(kind, ""), " and ".join(bounds)]))


def cell(text: str) -> str:
    """Text for a cell of a table."""
    return " ".join(text.replace("|", "\\|").replace("<", "&lt;").split())


def _resolved(schema: Schema, root: Schema) -> Schema:
    """The schema with what it refers to within its file."""
    while str(schema.get("$ref", "")).startswith(_LOCAL):
        found: Schema = root["$defs"][schema["$ref"].removeprefix(_LOCAL)]
        schema = {**found, **{key: value for key, value in schema.items() if key != "$ref"}}
    return schema


def _keys(
    schema: Schema, path: str, root: Schema, within: tuple[str, ...]
) -> Iterator[tuple[str, Schema, bool]]:
    """Every key of the objects in a schema, with its path, its own schema and whether it must be there.

    `within` are the definitions that this is part of: one that holds itself is told once.
    """
    reference = str(schema.get("$ref", ""))
    if reference in within or path.endswith(".title"):
        return
    if reference:
        within = (*within, reference)
    schema = _resolved(schema, root)
    needed = schema.get("required", ())
    one_of_them = schema.get("maxProperties") == 1
    for name, part in schema.get("properties", {}).items():
        here = f"{path}.{name}" if path else name
        part = _resolved_once(part, root)
        yield here, part, name in needed or one_of_them
        yield from _keys(part, here, root, within)
    if isinstance(schema.get("items"), dict):
        yield from _keys(schema["items"], f"{path}[]", root, within)
    if "properties" not in schema:
        for branch in ("then", "else"):
            if isinstance(schema.get(branch), dict):
                yield from _keys(schema[branch], path, root, within)


def _resolved_once(part: Schema, root: Schema) -> Schema:
    """The part with the description of what it refers to where it has none, still referring to it."""
    if "description" in part:
        return part
    told = _resolved(part, root).get("description")
    return {**part, "description": told} if told else part
