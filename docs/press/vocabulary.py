"""The page of kinds of content, requirement words and effects, from their schemas."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .members import SCHEMAS, Member, content, members, places_of
from .schema_tables import cell, table

_EFFECT = "effects/"
_SITUATION = "situations/"
_JOINING = SCHEMAS / "v1" / "requirement.schema.json"
_KERNELS = ("plugin", "game", "outline", "rules")
_LONGEST_EXAMPLE = 100


def page() -> str:
    """The text of ``docs/reference/vocabulary.md``."""
    return "\n".join(
        [
            "# The vocabulary",
            "",
            "Written by `python -m docs.press` from the schemas; do not edit. What is written here as tables stands in",
            "`schemas/` as JSON Schema: name one in `$schema`, and an editor completes and checks while you type.",
            "",
            "## Requirements",
            "",
            *_requirements(),
            "## Effects",
            "",
            "What the bonus of an ankh does. An effect is an object with one key.",
            "",
            *(line for member in members() for line in _effects(member)),
            "## Kinds of content",
            "",
            "A content file names its schema, and holds a list of items under the name of its kind:",
            '`{"$schema": "v1/stories.schema.json", "stories": [{…}, {…}]}`.',
            "",
            *_origin(),
            *(line for member in members() for line in _kinds(member)),
            "## Files that the kernel itself reads",
            "",
            *(
                line
                for kind in _KERNELS
                for line in _described(kind, _read(SCHEMAS / f"v1/{kind}.schema.json"))
            ),
        ]
    )


def _requirements() -> Iterator[str]:
    joining = _read(_JOINING)
    yield cell(
        "A requirement is an object with one key. The key is a word that a plugin brings, or joins others:"
    )
    yield from ("", *_and_empty(table(joining)))
    for member in members():
        for word in member.brings("provide_words"):
            yield from _word(word.name, member.schema(word.schema), member, "requires")


def _effects(member: Member) -> Iterator[str]:
    for name in _schemas_of(member):
        if _EFFECT in name:
            yield from _word(_kind(name), member.schema(name), member, "effect")


def _kinds(member: Member) -> Iterator[str]:
    for name in _schemas_of(member):
        if _EFFECT not in name and _SITUATION not in name:
            yield from _described(_kind(name), member.schema(name), f"of the plugin `{member.id}`")


def _origin() -> Iterator[str]:
    """What each file may say of where it comes from: the same in all schemas that have it."""
    schema = _read(SCHEMAS / "v1/rules.schema.json")["properties"]["origin"]
    possible = ", ".join(f'`"{value}"`' for value in schema["enum"])
    yield cell(f'Each file may say under `"origin"` ({possible}): {schema["description"]}')
    yield ""


def _word(name: str, schema: dict[str, Any], member: Member, key: str) -> Iterator[str]:
    """A word, with the longest example of those on cards that fit on a line; `key` is what it stands under there."""
    yield from (f"### `{name}`", "", f"{cell(schema['description'])} Of the plugin `{member.id}`.", "")
    used = (
        json.dumps({name: args})
        for file in content()
        for tree in places_of(file, key)
        for args in places_of(tree, name)
    )
    example = max((text for text in used if len(text) <= _LONGEST_EXAMPLE), key=len, default="")
    if example:
        yield from ("```text", example, "```", "")
    yield from _and_empty(table(schema))


def _described(kind: str, schema: dict[str, Any], whose: str = "") -> Iterator[str]:
    yield from (f"### `{kind}`", "")
    told = cell(schema.get("description", ""))
    if told or whose:
        yield from (" ".join(filter(None, [told, whose and f"({whose})"])), "")
    yield from _and_empty(table(schema))


def _and_empty(lines: list[str]) -> list[str]:
    return [*lines, ""] if lines else []


def _schemas_of(member: Member) -> list[str]:
    return sorted(map(str, member.brings("provide_kinds")))


def _kind(name: str) -> str:
    return Path(name).name.removesuffix(".schema.json")


def _read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found
