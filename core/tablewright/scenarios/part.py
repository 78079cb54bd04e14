"""A part of a scenario that a schema of its own judges, with its places in the scenario's file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tablewright.documents.document import Document
from tablewright.problems.problem import Place

from .scenario import Pointer, Scenario


class Part(Document):
    """What stands in a scenario at a pointer, as a document by itself."""

    __slots__ = ("_pointer", "_scenario")

    def __init__(self, scenario: Scenario, pointer: Pointer, data: dict[str, Any]) -> None:
        super().__init__(data, scenario.document.path, json.dumps(data, ensure_ascii=False))
        self._scenario, self._pointer = scenario, pointer

    def place(self, pointer: Sequence[str | int] = ()) -> Place:
        """Where the value stands in the scenario's file."""
        return self._scenario.place(*self._pointer, *pointer)

    def key_place(self, pointer: Sequence[str | int]) -> Place:
        """Where the key stands in the scenario's file."""
        return self._scenario.key_place(*self._pointer, *pointer)
