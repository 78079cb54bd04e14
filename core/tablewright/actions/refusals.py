"""Refusals: why an action is not possible, in words, with the rule that forbids it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Refusal:
    """Why something may not be done.

    A plugin gives `rule` (the id of a rule in its rules content), `text` (words for a player) and, where a
    card is concerned, `item` (its id). The kernel fills in the rest: whose rule it is and where that rule or
    item stands.
    """

    rule: str
    text: str
    item: str = ""
    plugin: str = ""
    file: str = ""
    line: int = 0

    def __str__(self) -> str:
        source = f"{self.plugin}: " if self.plugin else ""
        place = f", {self.file}:{self.line}" if self.file else ""
        return f"{self.text} [{source}{self.rule}{place}]"

    def to_json(self) -> dict[str, Any]:
        """The refusal as plain JSON values."""
        return {
            "rule": self.rule,
            "text": self.text,
            "item": self.item,
            "plugin": self.plugin,
            "file": self.file,
            "line": self.line,
        }


@dataclass(slots=True)
class Refused(Exception):
    """Raised by `Match.act` for an action that is not possible; nothing has changed."""

    refusal: Refusal
    seat: int = -1
    action: Any = field(default=None)

    def __str__(self) -> str:
        return str(self.refusal)
