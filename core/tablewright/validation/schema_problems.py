"""What jsonschema finds wrong, as problems with places, stable codes and suggestions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol

from tablewright.problems.problem import MOST_TOLD, Place, Problem
from tablewright.problems.suggestions import did_you_mean, suggestion
from tablewright.problems.wording import choices, found, shown

from .forms import form_hint, form_in_words
from .type_hints import POINT, type_hint

if TYPE_CHECKING:
    from jsonschema.exceptions import ValidationError

Pointer = tuple[str | int, ...]

TYPES = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
_SYNONYMS = {
    "or": "any",
    "either": "any",
    "and": "all",
    "both": "all",
    "no": "not",
    "none": "not",
    "never": "not",
}
"""What people who know another language write for the words that join others."""

_LIMITS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "exclusiveMinimum": "more than {}",
    "exclusiveMaximum": "less than {}",
    "multipleOf": "a multiple of {}",
}
_SIZES = {
    "minLength": "at least {} character{s}",
    "maxLength": "at most {} character{s}",
    "minItems": "at least {} entr{y}",
    "maxItems": "at most {} entr{y}",
    "minProperties": "at least {} key{s}",
    "maxProperties": "at most {} key{s}",
    "minContains": "at least {} entr{y} that fit",
    "maxContains": "at most {} entr{y} that fit",
}


class Places(Protocol):
    """Who knows where the values of what was validated stand."""

    def place(self, pointer: Pointer) -> Place | None: ...

    def key_place(self, pointer: Pointer) -> Place | None: ...


def schema_problems(
    errors: Iterable[ValidationError], places: Places, absent_words: Mapping[str, Mapping[str, str]]
) -> list[Problem]:
    """The problems in `errors`, each once, in the order of the file.

    `absent_words` names, by extension point, words that plugins which are not enabled would bring.
    """
    found = list(islice(errors, MOST_TOLD))
    misspelt = {name for error in found for name in _misspelt(error)}
    told = (
        problem
        for error in found
        for problem in _problems(error, places, absent_words)
        if not (error.validator == "required" and _is_told_already(problem, error, misspelt))
    )
    unique = dict.fromkeys(islice(told, MOST_TOLD))
    return sorted(
        unique, key=lambda problem: (problem.place.line, problem.place.column) if problem.place else (0, 0)
    )


def _misspelt(error: ValidationError) -> Iterator[tuple[Pointer, str]]:
    """The keys that unknown ones most likely stand for, each with the object that lacks it."""
    if error.validator == "additionalProperties" and isinstance(error.instance, dict):
        schema: Any = error.schema
        for key in _extras(error.instance, schema, error)[:MOST_TOLD]:
            meant = did_you_mean(key, schema.get("properties", {}))
            if meant is not None and meant not in error.instance:
                yield tuple(error.absolute_path), meant


def _is_told_already(problem: Problem, error: ValidationError, misspelt: set[tuple[Pointer, str]]) -> bool:
    """Whether a key is missing only because it is misspelt: one mistake, told where it stands."""
    keys: Any = error.validator_value
    return any(
        (tuple(error.absolute_path), key) in misspelt and problem.message.endswith(_lacks(key))
        for key in keys
    )


def _problems(
    error: ValidationError, places: Places, absent_words: Mapping[str, Mapping[str, str]]
) -> Iterator[Problem]:
    keyword = str(error.validator)
    limit: Any = error.validator_value
    value: Any = error.instance
    schema: Mapping[str, Any] = error.schema if isinstance(error.schema, Mapping) else {}
    pointer: Pointer = tuple(error.absolute_path)
    of_key = "propertyNames" in error.absolute_schema_path
    place = places.key_place((*pointer, str(value))) if of_key else places.place(pointer)
    name = f"the key {shown(value)}" if of_key else _named(pointer)
    if keyword in ("additionalProperties", "unevaluatedProperties") and isinstance(value, dict):
        known = sorted(schema.get("properties", {}))
        for key in _extras(value, schema, error):
            at = places.key_place((*pointer, key))
            if POINT in schema:
                yield _unknown_word(key, schema, known, at, absent_words)
            else:
                hint = suggestion(key, known, "the keys are")
                yield Problem("TW-SCHEMA-UNKNOWN-KEY", f"{name} has no key {shown(key)}", at, hint=hint)
    elif keyword == "required":
        yield from _missing(name, [key for key in limit if key not in value], schema, place)
    elif keyword == "dependentRequired":
        lacking = [
            need for key, needs in limit.items() if key in value for need in needs if need not in value
        ]
        yield from _missing(name, lacking, schema, place)
    elif keyword == "type":
        wanted = [limit] if isinstance(limit, str) else list(limit)
        expected = " or ".join(TYPES.get(kind, kind) for kind in wanted)
        hint = type_hint(wanted, value, schema)
        yield Problem("TW-SCHEMA-TYPE", f"{name} is of the wrong type", place, expected, found(value), hint)
    elif keyword in _LIMITS:
        expected = _LIMITS[keyword].format(limit)
        yield Problem("TW-SCHEMA-RANGE", f"{name} is out of range", place, expected, shown(value))
    elif keyword in ("minProperties", "maxProperties") and POINT in schema:
        expected = "exactly one word"
        known = sorted(schema.get("properties", {}))
        hint = suggestion("", known, "the words are")
        if value:
            hint = 'join several with "all" or "any"' if "all" in known else ""
        yield Problem("TW-SCHEMA-WORD", f"{name} must be one word", place, expected, _words(value), hint)
    elif keyword in _SIZES:
        several = limit != 1
        expected = _SIZES[keyword].format(limit, s="s" * several, y="ies" if several else "y")
        size = f"{len(value)}" if hasattr(value, "__len__") else shown(value)
        yield Problem("TW-SCHEMA-SIZE", f"{name} is too {_direction(keyword)}", place, expected, size)
    elif keyword in ("enum", "const"):
        possible = list(limit) if keyword == "enum" else [limit]
        near = (
            suggestion(value, [v for v in possible if isinstance(v, str)]) if isinstance(value, str) else ""
        )
        hint = near if near.startswith("did you mean") else ""
        yield Problem(
            "TW-SCHEMA-CHOICE", f"{name} is not possible", place, choices(possible), shown(value), hint
        )
    elif keyword == "pattern":
        message = f"{name} has not the right form"
        expected, hint = form_in_words(limit, schema), form_hint(limit, value)
        yield Problem("TW-SCHEMA-PATTERN", message, place, expected, shown(value), hint)
    elif keyword == "uniqueItems":
        index, first = _repeated(value)
        at = places.place((*pointer, index))
        message = f"{name} has the same entry twice"
        yield Problem(
            "TW-SCHEMA-REPEATED", message, at, found=f"{shown(value[index])}, entries {first} and {index}"
        )
    elif keyword == "not" and (both := _excluded(limit, value)):
        several = len(both) > 1
        expected = "one of " + ", ".join(map(shown, both)) if several else ""
        at = max((places.key_place((*pointer, key)) for key in both), key=_reading_order)
        hint = str(limit.get("description", ""))
        message = f"{name} has keys that do not go together"
        if not several:
            message = f"{name} has the key {shown(both[0])}, which does not go with its others"
        yield Problem("TW-SCHEMA-FORM", message, at, expected, " and ".join(map(shown, both)), hint)
    elif keyword in ("anyOf", "oneOf") and (nearest := _nearest_form(error)):
        for inner in nearest:
            yield from _problems(inner, places, absent_words)
    else:
        hint = str(limit.get("description", "")) if isinstance(limit, Mapping) else ""
        hint = hint or str(schema.get("description", ""))
        yield Problem(
            "TW-SCHEMA-FORM", f"{name} has not the right form", place, _form(keyword), found(value), hint
        )


def _words(value: Any) -> str:
    """The keys of an object that should have one."""
    return ", ".join(map(shown, value)) if isinstance(value, dict) and value else "none"


def _missing(
    name: str, keys: Iterable[str], schema: Mapping[str, Any], place: Place | None
) -> Iterator[Problem]:
    for key in keys:
        meaning = schema.get("properties", {}).get(key, {})
        hint = str(meaning.get("description", "")) if isinstance(meaning, Mapping) else ""
        yield Problem("TW-SCHEMA-MISSING-KEY", f"{name} {_lacks(key)}", place, hint=hint)


def _lacks(key: str) -> str:
    return f"lacks the key {shown(key)}"


def _excluded(limit: Any, value: Any) -> list[str]:
    """The keys of an object that may not stand together, where that is all that its schema excludes."""
    if not isinstance(limit, Mapping) or set(limit) - {"description"} != {"required"}:
        return []
    return [str(key) for key in limit["required"]] if isinstance(value, dict) else []


def _reading_order(place: Place | None) -> tuple[int, int]:
    return (place.line, place.column) if place else (0, 0)


def _unknown_word(
    word: str,
    schema: Mapping[str, Any],
    known: list[str],
    place: Place | None,
    absent_words: Mapping[str, Mapping[str, str]],
) -> Problem:
    point = str(schema[POINT])
    plugin = absent_words.get(point, {}).get(word)
    meant = _SYNONYMS.get(word.lower(), "")
    if plugin:
        hint = brought_by(plugin)
    elif meant in known:
        hint = f"the word for it is {meant!r}"
    else:
        hint = suggestion(word, known, "the words are")
    return Problem("TW-SCHEMA-WORD", f"no enabled plugin brings the {point} {shown(word)}", place, hint=hint)


def brought_by(plugin: str) -> str:
    """The hint that a plugin which is not enabled has what is missing."""
    return f'the plugin {plugin} brings it: enable it, and name it in "depends" of the plugin.json'


def _extras(value: Mapping[str, Any], schema: Mapping[str, Any], error: ValidationError) -> list[str]:
    """The keys that are too many: those that `properties` and `patternProperties` beside the keyword leave over."""
    if error.validator == "unevaluatedProperties":  # what other keywords have seen only jsonschema knows
        return [key for key in value if repr(key) in error.message]
    patterns = schema.get("patternProperties", {})
    return [
        key
        for key in value
        if key not in schema.get("properties", {})
        and not any(re.search(pattern, key) for pattern in patterns)
    ]


def _nearest_form(error: ValidationError) -> list[ValidationError]:
    """Of several forms the one that was most likely meant: the value is at least of its type, and only one is."""
    forms: dict[Any, list[ValidationError]] = {}
    for inner in error.context or ():
        forms.setdefault(inner.relative_schema_path[0], []).append(inner)
    fitting = [
        errors
        for errors in forms.values()
        if not any(
            inner.validator in ("type", "const", "enum") and not inner.relative_path for inner in errors
        )
    ]
    return fitting[0] if len(fitting) == 1 else []


def _repeated(values: list[Any]) -> tuple[int, int]:
    """The index of an entry that stood before, and of that before."""
    for index, value in enumerate(values):
        for earlier in range(index):
            if values[earlier] == value and isinstance(values[earlier], bool) == isinstance(value, bool):
                return index, earlier
    return 0, 0


def _direction(keyword: str) -> str:
    return "short" if keyword.startswith("min") else "long"


def _form(keyword: str) -> str:
    return {
        "anyOf": "one of several forms",
        "oneOf": "exactly one of several forms",
        "not": "not this",
        "contains": "an entry that fits",
    }.get(keyword, "")


def _named(pointer: Pointer) -> str:
    """The value in words, as one would write it in JavaScript: stories[3].points."""
    text = ""
    for step in pointer:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text or "the file"
