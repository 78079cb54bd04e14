"""The only place that imports jsonschema: half a second of start-up that most runs can do without."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import jsonschema
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from jsonschema.protocols import Validator
from referencing import Registry, Resource
from referencing.exceptions import Unresolvable
from referencing.jsonschema import DRAFT202012

from tablewright.documents.document import Document
from tablewright.problems.problem import Problem

# Keywords whose values are data, not schemas: a "$ref" in there is none.
_DATA = ("const", "enum", "default", "examples")


def _pattern(validator: Any, pattern: str, instance: Any, schema: Any) -> Iterator[ValidationError]:
    # Python's `$` also matches before a line break at the end, JSON Schema's does not.
    exact = pattern[:-1] + r"\Z" if pattern.endswith("$") and not pattern.endswith("\\$") else pattern
    if validator.is_type(instance, "string") and not re.search(exact, instance):
        yield ValidationError(f"{instance!r} does not match {pattern!r}")


def _is_integer(checker: Any, instance: Any) -> bool:
    # 1.0 is an integer to JSON Schema, but no index to Python.
    return isinstance(instance, int) and not isinstance(instance, bool)


_extend: Any = jsonschema.validators.extend
_Validator: Any = _extend(
    Draft202012Validator,
    {"pattern": _pattern},
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_integer),
)


def validator(schemas: Mapping[str, Mapping[str, Any]], identifier: str) -> Validator:
    """A validator for one of `schemas` (by `$id`) that knows the others and nothing else."""
    made: Validator = _Validator(schemas[identifier], registry=_registry(schemas))
    return made


def broken_schemas(
    schemas: Mapping[str, Mapping[str, Any]], documents: Mapping[str, Document], proven: Collection[str] = ()
) -> Iterator[Problem]:
    """What is wrong with the schemas themselves; `documents` tells where they stand.

    Those in `proven` are known to be schemas; only what they refer to is looked up.
    """
    registry = _registry(schemas)
    meta = Draft202012Validator(Draft202012Validator.META_SCHEMA)
    for identifier, schema in schemas.items():
        document = documents.get(identifier)
        worst = None if identifier in proven else best_match(meta.iter_errors(schema))
        if worst is not None:
            path = tuple(worst.absolute_path)
            place = document.place(path) if document else None
            message = f"the schema {identifier} is broken: {worst.message}"
            yield Problem("TW-SCHEMA-BROKEN", message, place)
            continue
        resolver = registry.resolver(identifier)
        for pointer, reference in _references(schema, ()):
            try:
                resolver.lookup(reference)
            except Unresolvable:
                place = document.place(pointer) if document else None
                message = f"the schema {identifier} refers to {reference}, which is not there"
                hint = "the plugin that brings it may not be enabled"
                yield Problem("TW-SCHEMA-REFERENCE", message, place, hint=hint)


def reference_errors() -> tuple[type[Exception], ...]:
    """What validating raises when a reference leads nowhere."""
    return (Unresolvable,)


def _registry(schemas: Mapping[str, Mapping[str, Any]]) -> Registry[Any]:
    empty: Registry[Any] = Registry()
    return empty.with_resources(
        (identifier, Resource.from_contents(schema, DRAFT202012)) for identifier, schema in schemas.items()
    )


def _references(schema: Any, pointer: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    if isinstance(schema, Mapping):
        for key, value in schema.items():
            if key in ("$ref", "$dynamicRef") and isinstance(value, str):
                yield (*pointer, key), value
            elif key not in _DATA:
                yield from _references(value, (*pointer, key))
    elif isinstance(schema, list):
        for index, value in enumerate(schema):
            yield from _references(value, (*pointer, index))
