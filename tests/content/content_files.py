"""The content files of the repository, read and validated without the kernel."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

ROOT = Path(__file__).parents[2]
SCHEMAS = ROOT / "schemas" / "v1"
FILES = sorted((ROOT / "content").glob("*/*.json"))


def kind_of(path: Path) -> str:
    """The kind of a content file: the name of its schema, up to the first dot."""
    return Path(json.loads(path.read_text(encoding="utf-8"))["$schema"]).name.partition(".")[0]


def items(plugin: str, kind: str) -> Any:
    """All items of a kind in a plugin's content, files in the order of their names; or the kind's one object."""
    bodies = [
        json.loads(path.read_text(encoding="utf-8"))[kind]
        for path in FILES
        if path.parent.name == plugin and kind_of(path) == kind
    ]
    assert bodies, f"no {kind} in content/{plugin}"
    return bodies[0] if isinstance(bodies[0], dict) else [item for body in bodies for item in body]


@cache
def registry() -> Registry[Any]:
    """Every schema by its $id, with the two extension points composed of the words that stand in the repository."""
    schemas = [json.loads(path.read_text(encoding="utf-8")) for path in SCHEMAS.rglob("*.schema.json")]
    several = {"type": "array", "minItems": 1, "items": {"$ref": "urn:tablewright:v1:requirement"}}
    trees = {
        "all": several,
        "any": several,
        "not": {"$ref": "urn:tablewright:v1:requirement"},
        "at_least": {
            "type": "object",
            "required": ["count", "of"],
            "properties": {"count": {"type": "integer", "minimum": 1}, "of": several},
        },
    }
    for point, folder, built_in in (("requirement", "words", trees), ("effect", "effects", {})):
        words = {path.name.partition(".")[0]: path for path in (SCHEMAS / folder).glob("*.schema.json")}
        composed = {name: {"$ref": f"urn:tablewright:v1:{folder}/{name}"} for name in words}
        schemas = [schema for schema in schemas if schema["$id"] != f"urn:tablewright:v1:{point}"]
        schemas.append(
            {
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "$id": f"urn:tablewright:v1:{point}",
                "type": "object",
                "minProperties": 1,
                "maxProperties": 1,
                "additionalProperties": False,
                "properties": {**built_in, **composed},
            }
        )
    return Registry[Any]().with_resources(
        (schema["$id"], Resource.from_contents(schema, default_specification=DRAFT202012))
        for schema in schemas
    )


def validator(kind: str) -> Draft202012Validator:
    """The validator for the files of a kind."""
    return Draft202012Validator({"$ref": f"urn:tablewright:v1:{kind}"}, registry=registry())


def grid_of(rows: list[str]) -> list[str]:
    """The rows of squares of a board, without spaces and without the reeds."""
    return [row.replace(" ", "") for row in rows if "=" not in row]
