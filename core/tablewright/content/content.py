"""The content of the enabled plugins: every item of every kind, with the place that it was read from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tablewright.documents.document import Document, read_json
from tablewright.plugins.discovery import Found
from tablewright.problems.problem import MOST_TOLD, Place, Problem, TablewrightError, fail, raise_any
from tablewright.problems.suggestions import suggestion
from tablewright.problems.wording import found, kind_of
from tablewright.validation.schema_problems import brought_by
from tablewright.validation.schemas import VERSION, Schemas
from tablewright.validation.validation_memory import key_of

from .content_files import content_files

Pointer = tuple[str | int, ...]

# Files of these kinds may lie among the content, but they are not part of a match.
NOT_CONTENT = ("config", "plugin", "scenario")

LARGEST_CONTENT = 16_000_000
"""Characters of all content files of a plugin together: all of them are in memory at once."""

_SCHEMA_NAME = re.compile(r"(?:.*?(?:(v\d+)/)?)?([a-z0-9_-]+)\.schema\.json")
_SCHEMA_URN = re.compile(r"urn:[^:]+:(?:(v\d+):)?([a-z0-9_-]+)")


class Item:
    """One thing of the content: a card, a tile, a table. Its data is shared by all matches: do not change it."""

    __slots__ = ("_document", "_pointer", "data", "id", "kind", "path", "plugin")

    def __init__(
        self,
        name: str,
        kind: str,
        data: dict[str, Any],
        plugin: str,
        path: str,
        document: Document,
        pointer: tuple[str | int, ...],
    ) -> None:
        self.id = name
        self.kind = kind
        self.data = data
        self.plugin = plugin
        self.path = path  # of the file, from the plugin's folder, with /
        self._document = document
        self._pointer = pointer

    def place(self, *pointer: str | int) -> Place:
        """Where the item stands, or the value in it that the keys and indices lead to."""
        return self._document.place((*self._pointer, *pointer))

    def key_place(self, *pointer: str | int) -> Place:
        """Where the key in the item stands that the keys and indices lead to."""
        return self._document.key_place((*self._pointer, *pointer))

    def in_place_of(self, other: Item) -> Item:
        """The same item under the id of another one, and as one of its plugin's."""
        return Item(other.id, self.kind, self.data, other.plugin, self.path, self._document, self._pointer)

    @property
    def line(self) -> int:
        """The line of the file where the item begins, from 1."""
        return self.place().line

    def __repr__(self) -> str:
        return f"Item({self.kind}/{self.id} of {self.plugin})"


class Content:
    """All items by kind and id, in the order of the plugins, then of the files' names, then of the files."""

    def __init__(self, items: Iterable[Item] = (), hashes: Mapping[str, str] | None = None) -> None:
        self._kinds: dict[str, dict[str, Item]] = {}
        for item in items:
            self._kinds.setdefault(item.kind, {})[item.id] = item
        # "plugin/path of the file" -> SHA-256 of its text: what a save records.
        self.hashes: dict[str, str] = dict(sorted((hashes or {}).items()))

    def kinds(self) -> list[str]:
        """The kinds of which there is at least one item."""
        return list(self._kinds)

    def all(self, kind: str) -> tuple[Item, ...]:
        """The items of a kind, in order; none where nobody brings any."""
        return tuple(self._kinds.get(kind, {}).values())

    def by_id(self, kind: str) -> dict[str, Item]:
        """The items of a kind by id, in order."""
        return dict(self._kinds.get(kind, {}))

    def get(self, kind: str, name: str, place: Place | None = None) -> Item:
        """One item; an id that nothing defines is a problem at `place`, where it was named."""
        item = self._kinds.get(kind, {}).get(name)
        if item is None:
            raise TablewrightError(self.unknown(kind, name, place))
        return item

    def unknown(self, kind: str, name: str, place: Place | None = None) -> Problem:
        """The problem of a reference to an item that is not there."""
        return Problem(
            "TW-CONTENT-UNKNOWN-ID",
            f"there is no item {name!r} of the kind {kind}",
            place,
            hint=suggestion(name, self._kinds.get(kind, {}), "there are"),
        )

    def one(self, kind: str, plugin: str = "") -> Item:
        """The only item of a kind (of a plugin): for kinds of which there is one, like `game`."""
        items = [item for item in self.all(kind) if not plugin or item.plugin == plugin]
        if not items:
            of = f" by the plugin {plugin}" if plugin else " by any enabled plugin"
            fail("TW-CONTENT-MISSING", f"no content of the kind {kind} is given{of}")
        if len(items) > 1:
            fail(
                "TW-CONTENT-SEVERAL",
                f"content of the kind {kind} may be given once",
                place=items[1].place(),
                found=", ".join(f"{item.id} of {item.plugin}" for item in items),
            )
        return items[0]

    def merged(self, other: Content) -> Content:
        """Both contents; an item of `other` stands in the place of one with the same kind and id."""
        items = {(item.kind, item.id): item for content in (self, other) for item in content.items()}
        return Content(items.values(), {**self.hashes, **other.hashes})

    def items(self) -> Iterator[Item]:
        """Every item, kind by kind."""
        for items in self._kinds.values():
            yield from items.values()

    def find(self, part: object) -> tuple[Item, Pointer] | None:
        """The item that holds an object or a list, the very one that was read, and what leads to it in the item."""
        for item in self.items():
            for pointer in _pointers_to(part, item.data, ()):
                return item, pointer
        return None

    def place_of(self, part: object, *pointer: str | int) -> Place | None:
        """Where an object or a list of an item stands, or something in it; None for what is not from the content."""
        found = self.find(part)
        return found[0].place(*found[1], *pointer) if found else None

    @property
    def digest(self) -> str:
        """A hash of all the files."""
        return key_of(f"{path} {digest}" for path, digest in self.hashes.items())


def load_content(
    plugins: Sequence[Found],
    schemas: Schemas,
    switches: Mapping[str, Mapping[str, bool]] | None = None,
) -> Content:
    """Read, validate and merge the content files of `plugins`, in their order.

    `switches` says by plugin and name which are on; one that is not named is as its manifest has it. Raises all
    problems of all files at once.
    """
    problems: list[Problem] = []
    items: dict[tuple[str, str], Item] = {}
    hashes: dict[str, str] = {}
    schemas.check()
    for plugin in plugins:
        on = (switches or {}).get(plugin.id, {})
        room = LARGEST_CONTENT
        for path in content_files(plugin, on, problems):
            try:
                document = read_json(path)
                room -= len(document.text)
                if room < 0:
                    problems.append(_too_large(plugin))
                    break
                kind = kind_of_document(document, schemas)
                if kind is None:
                    continue
                problems += schemas.validate(document, kind)
                name = path.relative_to(plugin.folder or path.parent).as_posix()
                hashes[f"{plugin.id}/{name}"] = document.digest
                for item in _items(document, kind, plugin.id, name, problems):
                    other = items.setdefault((kind, item.id), item)
                    if other is not item and len(problems) < MOST_TOLD:
                        problems.append(_same_id(item, other))
            except TablewrightError as error:
                problems += error.problems
    raise_any(problems)
    return Content(items.values(), hashes)


def items_unchecked(plugin: Found, schemas: Schemas) -> Iterator[Item]:
    """The items of a plugin with every switch on, as they stand there: of kinds that `schemas` know, from files that can be read.

    Nothing is validated: `schemas` may lack the words of the plugin.
    """
    told: list[Problem] = []
    for path in content_files(plugin, dict.fromkeys(plugin.manifest.switches, True), told):
        try:
            document = read_json(path)
            kind = kind_of_document(document, schemas)
            if kind is not None:
                name = path.relative_to(plugin.folder or path.parent).as_posix()
                yield from _items(document, kind, plugin.id, name, told)
        except TablewrightError:
            continue


def kind_of_document(document: Document, schemas: Schemas) -> str | None:
    """The kind that a file says it is of; None for one that is no content."""
    name = document.table().get("$schema")
    if not isinstance(name, str):
        likely = (key for key in document.data if key in schemas.kinds())
        fail(
            "TW-CONTENT-NO-SCHEMA",
            'the file does not say in "$schema" what it holds',
            place=document.place(("$schema",)),
            expected=f'for example "$schema": "{VERSION}/{next(likely, "rules")}.schema.json"',
            found=found(name) if name is not None else "",
        )
    match = _SCHEMA_NAME.fullmatch(name) or _SCHEMA_URN.fullmatch(name)
    version, kind = match.groups() if match else (None, name)
    if kind in NOT_CONTENT:
        return None
    if version not in (None, VERSION):
        fail(
            "TW-CONTENT-SCHEMA-VERSION",
            "this kernel does not read that version of the schemas",
            place=document.place(("$schema",)),
            expected=VERSION,
            found=str(version),
        )
    if kind not in schemas.kinds():
        plugin = schemas.brought_by("kind", kind)
        fail(
            "TW-CONTENT-UNKNOWN-KIND",
            f"no enabled plugin has content of the kind {kind!r}",
            place=document.place(("$schema",)),
            hint=brought_by(plugin) if plugin else suggestion(kind, schemas.kinds(), "the kinds are"),
        )
    return kind


# -- items --------------------------------------------------------------------------------------------------------


def _items(document: Document, kind: str, plugin: str, path: str, problems: list[Problem]) -> Iterator[Item]:
    """The items of a file: the entries of the list named like the kind, or the one object that it holds."""
    data = document.table()
    inner = data.get(kind)
    if not isinstance(inner, list):
        pointer: tuple[str | int, ...] = (kind,) if isinstance(inner, dict) else ()
        single = inner if isinstance(inner, dict) else data
        name = single.get("id")
        # Without an id there is one per plugin.
        yield Item(name if isinstance(name, str) else plugin, kind, single, plugin, path, document, pointer)
        return
    for index, entry in enumerate(inner):
        pointer = (kind, index)
        if isinstance(entry, dict) and isinstance(entry.get("id"), str):
            yield Item(entry["id"], kind, entry, plugin, path, document, pointer)
        elif not problems:  # else its schema has complained already
            expected = 'an object with an "id"'
            place = document.place(pointer)
            message = f"an entry of {kind} has no id"
            problems.append(Problem("TW-CONTENT-NO-ID", message, place, expected, kind_of(entry)))


def _pointers_to(wanted: object, value: Any, pointer: Pointer) -> Iterator[Pointer]:
    if value is wanted:
        yield pointer
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _pointers_to(wanted, inner, (*pointer, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _pointers_to(wanted, inner, (*pointer, index))


def _too_large(plugin: Found) -> Problem:
    return Problem(
        "TW-FILE-TOO-LARGE",
        f"the content of the plugin {plugin.id} is too large",
        plugin.manifest.place("content"),
        expected=f"at most {LARGEST_CONTENT:,} characters in all files together",
    )


def _same_id(item: Item, other: Item) -> Problem:
    return Problem(
        "TW-CONTENT-DUPLICATE-ID",
        f"two items of the kind {item.kind} have the id {item.id!r}",
        item.place("id"),
        found=f"the other one is at {other.place('id')}",
        hint="give one of them another id",
    )
