"""A file that says it is of one kind and holds another: one mistake, told as one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.documents.document import Document
from tablewright.problems.problem import Problem
from tablewright.problems.wording import shown


def other_kind(document: Document, kind: str, schemas: Mapping[str, Mapping[str, Any]]) -> Problem | None:
    """The problem of a file that lacks what each file of its kind has, and has that of another kind.

    `schemas` are the composed ones by kind.
    """
    data = document.data
    if not isinstance(data, dict) or kind in data or not _has_its_name(kind, schemas):
        return None
    others = [key for key in data if key in schemas and _has_its_name(key, schemas)]
    if len(others) != 1:
        return None
    name = data.get("$schema", "")
    right = str(name).replace(f"{kind}.schema", f"{others[0]}.schema")
    return Problem(
        "TW-SCHEMA-OTHER-KIND",
        f'the file says in "$schema" that it holds {kind}, and what it holds are {others[0]}',
        document.place(("$schema",)),
        expected=f'"$schema": {shown(right)}',
        found=shown(name),
    )


def _has_its_name(kind: str, schemas: Mapping[str, Mapping[str, Any]]) -> bool:
    """Whether each file of the kind has a key with the name of the kind."""
    return kind in schemas.get(kind, {}).get("required", ())
