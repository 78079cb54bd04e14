"""Every content file is valid by its schema, and every schema says what it describes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.content.content_files import FILES, ROOT, SCHEMAS, kind_of, registry, validator

# The schemas of the kernel's own files (game.json and the like) are tested with the kernel.
OURS = sorted({kind_of(path) for path in FILES} - {"game", "outline"})
WORDS = [path for folder in ("words", "effects") for path in sorted((SCHEMAS / folder).glob("*.schema.json"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_valid(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    data = json.loads(text)
    assert (path.parent / data["$schema"]).resolve().is_relative_to(ROOT / "schemas")
    problems = [f"{error.json_path}: {error.message}" for error in validator(kind_of(path)).iter_errors(data)]
    assert problems == []


@pytest.mark.parametrize(
    "path", [*(SCHEMAS / f"{kind}.schema.json" for kind in OURS), *WORDS], ids=lambda p: p.stem
)
def test_schema(path: Path) -> None:
    schema = json.loads(path.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    assert schema["$id"] == "urn:tablewright:v1:" + str(path.relative_to(SCHEMAS)).removesuffix(
        ".schema.json"
    )
    for where, part in _objects(schema, "#"):
        assert "description" in part, f"{where} has no description"
        if part.get("type") == "object":
            assert part.get("additionalProperties") is False, f"{where} lets unknown keys pass"


@pytest.mark.parametrize(
    ("word", "args"),
    [
        ("words/tokens", {}),
        ("words/tokens", {"dog": 1}),
        ("words/tokens", {"cat": 0}),
        ("words/chambers", []),
        ("words/chambers", [{"icons": []}]),
        ("words/river", {"touches": ["Cat"]}),
        ("words/completed", {"type": "token", "same": True, "count": 3}),
        ("words/completed", {"type": "token"}),
        ("words/filled_lines", {}),
        ("words/empty_reserve", False),
        ("effects/gain", {"cartouche-3x3": 1}),
        ("effects/repeat", False),
        ("requirement", {"tokens": {"cat": 1}, "river": {"touches": ["cat"]}}),
        ("requirement", {"rivers": {"touches": ["cat"]}}),
    ],
)
def test_invalid(word: str, args: Any) -> None:
    assert not validator(word).is_valid(args)


def test_references_stay_inside() -> None:
    known = set(registry())
    for path in SCHEMAS.rglob("*.schema.json"):
        for where, part in _objects(json.loads(path.read_text(encoding="utf-8")), path.name):
            target = part.get("$ref", "#").partition("#")[0]
            assert not target or target in known, f"{where}: {target}"


def _objects(schema: dict[str, Any], where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The subschemas that describe a value, with their places (conditions such as `not` only test it)."""
    yield where, schema
    for name in ("properties", "patternProperties"):
        for key, part in schema.get(name, {}).items():
            yield from _objects(part, f"{where}/{name}/{key}")
    if "items" in schema:
        yield from _objects(schema["items"], f"{where}/items")
