"""Content that a scenario brings for itself: cards, tiles and boards that exist for its sake only."""

from __future__ import annotations

import json
from typing import Any

from tablewright.content.content import Content, Item
from tablewright.documents.document import Document
from tablewright.problems.problem import Place, Problem, raise_any
from tablewright.problems.suggestions import suggestion
from tablewright.validation.schemas import PREFIX, VERSION, Schemas

from .scenario import Pointer, Scenario

PLUGIN = "scenario"
"""Whose the items are, in refusals and terms."""


def local_content(scenario: Scenario, schemas: Schemas) -> Content:
    """The items under the scenario's ``content``, validated. Raises TablewrightError with all problems."""
    problems: list[Problem] = []
    items: list[Item] = []
    for kind, entries in scenario.given.get("content", {}).items():
        if kind not in schemas.kinds():
            problems.append(
                Problem(
                    "TW-CONTENT-UNKNOWN-KIND",
                    f"no enabled plugin has content of the kind '{kind}'",
                    scenario.place("content", kind),
                    hint=suggestion(kind, schemas.kinds(), "the kinds are"),
                )
            )
            continue
        document = _LocalDocument(scenario, kind, entries, schemas)
        problems += schemas.validate(document, kind)
        for index, entry in enumerate(entries):
            name = entry.get("id")
            if not isinstance(name, str):
                if not problems:
                    message = f"an entry of {kind} has no id"
                    problems.append(Problem("TW-CONTENT-NO-ID", message, document.place((kind, index))))
                continue
            items.append(Item(name, kind, entry, PLUGIN, scenario.document.path, document, (kind, index)))
    raise_any(problems)
    return Content(items)


class _LocalDocument(Document):
    """The entries as the content file that they would be, whose places are those in the scenario's file."""

    __slots__ = ("_kind", "_scenario", "_shared")

    def __init__(
        self, scenario: Scenario, kind: str, entries: list[dict[str, Any]], schemas: Schemas
    ) -> None:
        data: dict[str, Any] = {"$schema": f"{VERSION}/{kind}.schema.json", kind: entries}
        if "origin" in schemas.composed()[PREFIX + kind].get("properties", {}):
            data["origin"] = "invented"
        super().__init__(data, scenario.document.path, json.dumps(data, ensure_ascii=False))
        self._scenario, self._kind = scenario, kind
        shared = scenario.document.data.get("given", {}) if scenario.pointer else {}
        self._shared = len(shared.get("content", {}).get(kind, ()))

    def place(self, pointer: Pointer | list[str | int] = ()) -> Place:  # type: ignore[override]
        """Where the value stands in the scenario's file."""
        return self._scenario.document.place(self._moved(tuple(pointer)))

    def key_place(self, pointer: Pointer | list[str | int]) -> Place:  # type: ignore[override]
        """Where the key stands in the scenario's file."""
        return self._scenario.document.key_place(self._moved(tuple(pointer)))

    def _moved(self, pointer: Pointer) -> Pointer:
        own: Pointer = (*self._scenario.pointer, "content")
        if len(pointer) < 2 or not isinstance(pointer[1], int):
            return (*own, *pointer)
        index = pointer[1]
        if index < self._shared:
            return ("given", "content", *pointer)
        return (*own, self._kind, index - self._shared, *pointer[2:])
