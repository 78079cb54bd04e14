"""The JSON Schemas of all kinds of files, composed with the vocabulary of the enabled plugins.

A schema is known by the last part of its `$id`: `urn:tablewright:v1:stories` is the kind `stories`. An extension
point (`requirement`, `effect`) is an object of one word; the words come from the plugins, each with a schema for
what stands under it. References lead to what has been added here and nowhere else, least of all to the network.

jsonschema is slow to import and slow to run, so what was valid once is remembered by its hash.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablewright.documents.document import Document, read_json
from tablewright.problems.problem import Problem, TablewrightError, fail, raise_any

from .schema_problems import Places, Pointer, schema_problems
from .type_hints import POINT
from .validation_memory import is_known, key_of, remember

if TYPE_CHECKING:
    from jsonschema.protocols import Validator

FOLDER = Path(__file__).parents[1] / "schemas"
VERSION = "v1"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
PREFIX = f"urn:tablewright:{VERSION}:"

# Where in the `$id`s the words of each extension point are.
POINTS = {"words/": "requirement", "effects/": "effect"}

_FORMAT = "schemas 1"  # of what is remembered: another number forgets it


class Schemas:
    """A set of schemas that belong together: the kernel's, the plugins' kinds, and their words."""

    def __init__(self) -> None:
        self._documents: dict[str, Document] = {}  # `$id` -> schema
        self._kinds: dict[str, str] = {}  # -> `$id`
        self._words: dict[str, dict[str, str]] = {point: {} for point in POINTS.values()}  # -> `$id`
        self._absent: dict[str, dict[str, str]] = {}
        self._composed: dict[str, dict[str, Any]] | None = None
        self._digest = ""
        self._checked = False
        self._validators: dict[str, Validator] = {}

    # -- what is in it --------------------------------------------------------------------------------------------

    def add(self, schema: Document | Mapping[str, Any], source: str = "") -> str:
        """Add a schema and return its kind. One whose `$id` is that of a word is added to its extension point.

        The same schema may be added twice; another one of the same kind is a problem.
        """
        document = _document(schema, source)
        identifier = document.table().get("$id")
        if not isinstance(identifier, str) or not _kind(identifier):
            expected = f'"$id": "{PREFIX}…"'
            fail("TW-SCHEMA-BROKEN", "the schema has no `$id`", place=document.place(), expected=expected)
        kind = _kind(identifier)
        for start, point in POINTS.items():
            if kind.startswith(start):
                self.add_word(point, kind.removeprefix(start), document)
                return kind
        known = self._kinds.setdefault(kind, identifier)
        if known != identifier:
            message = f"two schemas are given for the kind {kind}"
            found = f"{identifier} and {known}"
            fail("TW-SCHEMA-SAME-KIND", message, place=document.place(("$id",)), found=found)
        self._put(identifier, document)
        return kind

    def add_file(self, path: Path) -> str:
        """Add the schema in a file and return its kind."""
        return self.add(read_json(path))

    def add_word(
        self, point: str, word: str, schema: Document | Mapping[str, Any] | Path, source: str = ""
    ) -> None:
        """Add a word to an extension point; `schema` is that of what stands under the word."""
        document = read_json(schema) if isinstance(schema, Path) else _document(schema, source)
        identifier = document.table().get("$id") or f"{PREFIX}{point}/{word}"
        words = self._words.setdefault(point, {})
        if words.get(word, identifier) != identifier:
            other = self._documents[words[word]].path
            message = f"two plugins bring the {point} {word}"
            fail("TW-SCHEMA-SAME-KIND", message, place=document.place(), found=f"{document.path} and {other}")
        self._put(str(identifier), document)
        words[word] = str(identifier)

    def name_absent(self, plugin: str, provides: Iterable[str]) -> None:
        """Name what a plugin that is not enabled would bring ("requirement/river"), for the hints of problems."""
        for name in provides:
            point, _, word = name.partition("/")
            self._absent.setdefault(point, {}).setdefault(word, plugin)

    def brought_by(self, point: str, name: str) -> str:
        """The plugin that is not enabled and would bring it; empty where none is known."""
        return self._absent.get(point, {}).get(name, "")

    def kinds(self) -> list[str]:
        """The kinds that files can be of, sorted."""
        return sorted(self._kinds)

    def words(self, point: str) -> list[str]:
        """The words of an extension point that plugins have added, sorted."""
        return sorted(self._words.get(point, {}))

    def composed(self) -> dict[str, dict[str, Any]]:
        """Every schema by `$id`, the extension points with their words."""
        if self._composed is None:
            schemas = {identifier: document.table() for identifier, document in self._documents.items()}
            for point, words in self._words.items():
                schemas[PREFIX + point] = _with_words(point, schemas.get(PREFIX + point), words)
            self._composed = schemas
        return self._composed

    def bundle(self, kind: str) -> dict[str, Any]:
        """The composed schema of one kind in one piece, with no reference to another file: for editors."""
        from .schema_bundles import bundle

        return bundle(self.composed(), self._identifier(kind))

    @property
    def digest(self) -> str:
        """A hash of all the schemas; what was validated by others says nothing about these."""
        if not self._digest:
            words = json.dumps(self._words, sort_keys=True)
            texts = [document.digest for _, document in sorted(self._documents.items())]
            self._digest = key_of([_FORMAT, words, *texts])
        return self._digest

    # -- what it is for -------------------------------------------------------------------------------------------

    def validate(self, document: Document, kind: str) -> list[Problem]:
        """All that is wrong with a document of a kind; nothing where it is valid."""
        identifier = self._identifier(kind)
        key = key_of([self.digest, kind, document.digest])
        if is_known(key):
            return []
        self.check()
        problems = _found(self._validator(identifier), document.data, document, self._absent)
        if problems and (other := self._other_kind(document, kind)) is not None:
            return [other]
        if not problems:
            remember(key)
        return problems

    def check(self) -> None:
        """Raise what is wrong with the schemas themselves."""
        key = key_of([self.digest, "checked"])
        if self._checked or is_known(key):
            return
        from .schema_checks import broken_schemas

        # The kernel's own files are held against the meta-schema by a test, not each time by everybody.
        own = {
            name for name, document in self._documents.items() if Path(document.path).is_relative_to(FOLDER)
        }
        raise_any(broken_schemas(self.composed(), self._documents, own))
        self._checked = True
        remember(key)

    # -- the inside -----------------------------------------------------------------------------------------------

    def _other_kind(self, document: Document, kind: str) -> Problem | None:
        from .other_kinds import other_kind

        composed = self.composed()
        return other_kind(document, kind, {name: composed[self._identifier(name)] for name in self._kinds})

    def _put(self, identifier: str, document: Document) -> None:
        other = self._documents.get(identifier)
        if other is not None and other.data != document.data:
            message = f"two schemas have the `$id` {identifier}"
            fail(
                "TW-SCHEMA-SAME-KIND",
                message,
                place=document.place(),
                found=f"{document.path} and {other.path}",
            )
        self._documents[identifier] = document
        self._composed, self._digest, self._checked = None, "", False
        self._validators.clear()

    def _identifier(self, kind: str) -> str:
        return self._kinds[kind] if kind in self._kinds or kind not in self._words else PREFIX + kind

    def _validator(self, identifier: str) -> Validator:
        if identifier not in self._validators:
            from .schema_checks import validator

            self._validators[identifier] = validator(self.composed(), identifier)
        return self._validators[identifier]


def kernel_schemas(kinds: Iterable[str] = ("text", "game", "outline", "rules", "requirement")) -> Schemas:
    """The schemas that the kernel itself brings."""
    schemas = Schemas()
    for kind in kinds:
        schemas.add_file(FOLDER / VERSION / f"{kind}.schema.json")
    return schemas


def schema_file(name: str, folder: Path | None = None) -> Path:
    """The file that a plugin means by `name`: in its own `folder`, or among the kernel's schemas.

    A file that is in neither is named as if it were the plugin's, so that the problem points there.
    """
    for place in (folder, FOLDER, FOLDER / VERSION):
        if place is not None and (file := place / name).exists():
            return file
    return (folder or FOLDER) / name


def schema_at(kind: str, pointer: Pointer) -> Mapping[str, Any]:
    """The schema that the kernel's own of a kind has for the value that `pointer` leads to; empty where it has none."""
    whole = read_json(FOLDER / VERSION / f"{kind}.schema.json").table()
    schema: Any = whole
    for key in pointer:
        inner = schema.get("properties", {}).get(key) or schema.get("additionalProperties")
        inner = schema.get("items") if isinstance(key, int) else inner
        if not isinstance(inner, dict):
            return {}
        local = str(inner.get("$ref", "")).removeprefix("#/$defs/")
        schema = {**whole.get("$defs", {}).get(local, {}), **inner}
    return dict(schema)


def value_problems(schema: Mapping[str, Any], value: Any, places: Places) -> list[Problem]:
    """All that is wrong with one value by a schema that stands alone, for the options of plugins.

    Raises TablewrightError where the schema itself is broken.
    """
    key = key_of([_FORMAT, "value", json.dumps(schema, sort_keys=True), json.dumps(value, sort_keys=True)])
    if is_known(key):
        return []
    from .schema_checks import broken_schemas, validator

    identifier = f"{PREFIX}value"
    alone = {identifier: {**schema, "$id": identifier}}
    raise_any(
        replace(one, message=one.message.replace(f"the schema {identifier}", "its schema"))
        for one in broken_schemas(alone, {})
    )
    problems = _found(validator(alone, identifier), value, places, {})
    if not problems:
        remember(key)
    return problems


def _found(
    validator: Validator, data: Any, places: Places, absent: Mapping[str, Mapping[str, str]]
) -> list[Problem]:
    from .schema_checks import reference_errors

    try:
        return schema_problems(validator.iter_errors(data), places, absent)
    except reference_errors() as error:
        raise TablewrightError(Problem("TW-SCHEMA-REFERENCE", f"a schema cannot be used: {error}")) from None


def _with_words(point: str, schema: Mapping[str, Any] | None, words: Mapping[str, str]) -> dict[str, Any]:
    """The schema of an extension point: an object with one key, a word.

    With `properties` each word is judged by its own schema alone, so a mistake is told as that word's author
    would tell it; a list of alternatives would only say that none of them fits.
    """
    base: Mapping[str, Any] = schema or {
        "$schema": DIALECT,
        "$id": PREFIX + point,
        "title": point.capitalize(),
    }
    known = {**base.get("properties", {}), **{word: {"$ref": words[word]} for word in sorted(words)}}
    return {
        **base,
        "type": "object",
        "properties": known,
        "additionalProperties": False,
        "minProperties": 1,
        "maxProperties": 1,
        POINT: point,
    }


def _document(schema: Document | Mapping[str, Any], source: str) -> Document:
    if isinstance(schema, Document):
        return schema
    return Document(dict(schema), source or "<schema>", json.dumps(schema, indent=1))


def _kind(identifier: str) -> str:
    return identifier.rpartition(":")[2]


__all__ = ["Places", "Pointer", "Schemas", "kernel_schemas", "schema_at", "schema_file", "value_problems"]
