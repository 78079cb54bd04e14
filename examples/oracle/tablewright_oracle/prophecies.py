"""The content, worked out once for any number of matches."""

from __future__ import annotations

from typing import Any

from tablewright import Requirement, Ruleset


class Prophecy:
    """One card: what must be true in the end, and what it scores then."""

    def __init__(self, data: dict[str, Any], requirement: Requirement) -> None:
        self.id: str = data["id"]
        self.title: str = data["title"]["en"]
        self.points: int = data["points"]
        self.requirement = requirement


class Prophecies:
    """All prophecies, those that other plugins add too, and what one takes."""

    def __init__(self, rules: Ruleset) -> None:
        items = rules.content.all("prophecies")
        self.by_id = {
            item.id: Prophecy(item.data, rules.requirement(item.data["requires"])) for item in items
        }
        self.price: int = rules.options["oracle"]["price"]
        self.gift = 1 if rules.on("oracle", "gift") else 0
