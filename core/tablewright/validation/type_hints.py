"""What to write instead of a value of the wrong type."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tablewright.problems.suggestions import suggestion
from tablewright.problems.wording import shown

# An annotation on the schema of an extension point: its name. No validator minds it.
POINT = "x-extension-point"

_REPEATED = 6
"""A number up to this one says how often something is meant to stand in a list."""


def type_hint(wanted: list[str], value: Any, schema: Mapping[str, Any]) -> str:
    """`wanted` are types of JSON Schema. What to write instead of a value of the wrong type, where that is plain; else what the value means."""
    if isinstance(value, str) and "string" not in wanted:
        plain = value.strip().lower()
        if {"integer", "number"} & set(wanted) and re.fullmatch(r"-?[0-9]+", plain):
            return f"write {int(plain)}, without quotes" if len(plain) < 16 else ""
        if "boolean" in wanted:
            truth = {
                "yes": "true",
                "true": "true",
                "on": "true",
                "no": "false",
                "false": "false",
                "off": "false",
            }
            return (
                f"write {truth[plain]}, without quotes"
                if plain in truth
                else "write true or false, without quotes"
            )
    if "array" in wanted and not isinstance(value, list | dict):
        return f"put it in square brackets: {shown([value])}"
    if "array" in wanted and isinstance(value, dict):
        meant = _listed(value, schema.get("items", {}))
        return f"write a list: {shown(meant)}" if meant else ""
    if isinstance(value, list) and POINT in schema and "all" in schema.get("properties", {}):
        return 'join several with "all" or "any"'
    if "object" not in wanted:
        return ""
    if POINT in schema:
        return 'write {"word": …}; ' + suggestion("", schema.get("properties", {}), "the words are")
    return _in_an_object(value, schema)


def _in_an_object(value: Any, schema: Mapping[str, Any]) -> str:
    """What to write instead of a value that must be an object: under its only key, or else what it means."""
    needed = schema.get("required", ())
    if len(needed) == 1 and _may_be(value, schema.get("properties", {}).get(needed[0], {})):
        return f"write {shown({needed[0]: value})}"
    return str(schema.get("description", ""))


def _may_be(value: Any, schema: Mapping[str, Any]) -> bool:
    """Whether a plain value is of a type that the schema of a key names; a text is taken to be meant where it names none."""
    kinds = schema.get("type", "string")
    named = [kinds] if isinstance(kinds, str) else kinds
    if isinstance(value, bool):
        return "boolean" in named
    if isinstance(value, int):
        return bool({"integer", "number"} & set(named))
    return isinstance(value, str) and "string" in named


def _listed(value: Mapping[str, Any], items: Mapping[str, Any]) -> list[Any]:
    """An object as the list that was probably meant; an empty one where nobody can tell.

    A list that is its only value; of names, each key as often as its number says; else an object for each key.
    """
    (only,) = value.values() if len(value) == 1 else (None,)
    if isinstance(only, list):
        return only
    if items.get("type") != "string" and "enum" not in items:
        return [{key: inner} for key, inner in value.items()]
    if all(type(number) is int and 0 < number <= _REPEATED for number in value.values()):
        return [key for key, number in value.items() for _ in range(number)]
    return []
