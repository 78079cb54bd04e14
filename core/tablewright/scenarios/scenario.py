"""A scenario as it was read: what is given, and the entries that act and expect."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablewright.documents.document import Document
from tablewright.problems.problem import Place

Pointer = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """One rules case. `given` is what the file and the scenario itself give, merged."""

    title: str
    rules: tuple[str, ...]
    """The ids of the rules that it proves."""
    kind: str
    """``rule``, or ``ruling`` where the rules are silent and it was decided."""
    source: str
    given: dict[str, Any]
    entries: list[dict[str, Any]]
    document: Document
    pointer: Pointer
    """Where in the document the scenario stands."""

    @property
    def folder(self) -> Path:
        """The folder that plugins given by path are relative to."""
        return Path(self.document.path).parent

    def place(self, *pointer: str | int) -> Place:
        """Where something stands that the keys and indices lead to, be it the scenario's own or given to all."""
        return self.document.place(self._home(pointer))

    def key_place(self, *pointer: str | int) -> Place:
        """Where the key stands that the keys and indices lead to."""
        return self.document.key_place(self._home(pointer))

    def _home(self, pointer: Pointer) -> Pointer:
        own = (*self.pointer, *pointer)
        shared = ("given", *pointer)
        known = self.document.positions.values
        return shared if self.pointer and own not in known and shared in known else own

    def entry_place(self, index: int) -> Place:
        """Where an entry of ``then`` stands."""
        return self.document.place((*self.pointer, "then", index))
