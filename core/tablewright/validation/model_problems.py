"""What pydantic finds wrong in a config or a manifest, as problems with places."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tablewright.documents.document import Document
from tablewright.problems.problem import Problem
from tablewright.problems.suggestions import did_you_mean, suggestion
from tablewright.problems.wording import as_in, found

from .schema_problems import TYPES
from .schemas import schema_at
from .type_hints import type_hint

if TYPE_CHECKING:
    from pydantic import ValidationError
    from pydantic_core import ErrorDetails

Pointer = tuple[str | int, ...]

_TYPES = {
    "string_type": "string",
    "int_type": "integer",
    "int_from_float": "integer",
    "float_type": "number",
    "bool_type": "boolean",
    "list_type": "array",
    "tuple_type": "array",
    "dict_type": "object",
    "mapping_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
}
_LIMITS = {
    "greater_than_equal": "at least {ge}",
    "less_than_equal": "at most {le}",
    "greater_than": "more than {gt}",
    "less_than": "less than {lt}",
    "too_short": "at least {min_length} entries",
    "too_long": "at most {max_length} entries",
    "string_too_short": "at least {min_length} characters",
    "string_too_long": "at most {max_length} characters",
}


def model_problems(
    error: ValidationError,
    document: Document,
    codes: Mapping[str, str],
    known_keys: Callable[[Pointer], Sequence[str]],
    schema: str,
) -> list[Problem]:
    """The problems in `error`, in the order of the file.

    `codes` gives the code for each of unknown, missing, type, value and, if it differs, range; `known_keys` the
    keys that the object at a pointer may have; `schema` is the kind whose schema says what each key means.
    """
    details = error.errors(include_url=False)
    unknown = [detail["loc"] for detail in details if detail["type"] == "extra_forbidden"]
    misspelt = {(*where[:-1], did_you_mean(str(where[-1]), known_keys(where[:-1]))) for where in unknown}
    problems = [
        _problem(detail, document, codes, known_keys, schema)
        for detail in details
        # One that is missing only because it is misspelt is told where it stands.
        if not (detail["type"] == "missing" and detail["loc"] in misspelt)
    ]
    return sorted(
        problems, key=lambda problem: (problem.place.line, problem.place.column) if problem.place else (0, 0)
    )


def _expected(kind: str, pointer: Pointer, document: Document) -> str:
    if kind == "object" and document.language == "toml":
        return f"a table, [{'.'.join(map(str, pointer))}]"
    return TYPES[kind]


def _problem(
    detail: ErrorDetails,
    document: Document,
    codes: Mapping[str, str],
    known_keys: Callable[[Pointer], Sequence[str]],
    schema: str,
) -> Problem:
    kind, context = detail["type"], detail.get("ctx", {})
    # A check of the whole says itself where it means.
    location = (*detail["loc"], *context.get("at", ()))
    of_key = location[-1:] == ("[key]",)
    pointer = location[:-1] if of_key else location
    name = ".".join(map(str, pointer)) or "the file"
    value: Any = pointer[-1] if of_key else detail["input"]
    place = document.key_place(pointer) if of_key else document.place(pointer)
    if kind == "extra_forbidden":
        return Problem(
            codes["unknown"],
            f"nobody reads the key {name}",
            document.key_place(pointer),
            hint=suggestion(str(pointer[-1]), known_keys(pointer[:-1]), "the keys are"),
        )
    if kind == "missing":
        hint = str(schema_at(schema, pointer).get("description", ""))
        return Problem(codes["missing"], f"the key {name} is missing", place, hint=hint)
    if kind in _TYPES:
        return Problem(
            codes["type"],
            f"{name} is of the wrong type",
            place,
            expected=_expected(_TYPES[kind], pointer, document),
            found=as_in(document.language, found(value)),
            hint=type_hint([_TYPES[kind]], value, schema_at(schema, pointer)),
        )
    if kind in _LIMITS:
        limit = _LIMITS[kind].format(**context)
        return Problem(
            codes.get("range", codes["value"]),
            f"{name} is out of range",
            place,
            expected=limit,
            found=found(value),
        )
    # What the models check themselves says what it expects and what may help.
    return Problem(
        codes["value"],
        f"{name}: {detail['msg']}",
        place,
        expected=str(context.get("wanted", "")),
        found=found(value) if location == detail["loc"] else "",
        hint=str(context.get("hint", "")),
    )
