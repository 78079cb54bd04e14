"""What is the same in every match: the buildings of the content."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablewright import Ruleset


class BuildingTables:
    """The buildings by colour, and what they are called."""

    def __init__(self, rules: Ruleset) -> None:
        items = rules.content.all("buildings")
        self.of_colour: dict[str, str] = {item.data["colour"]: item.id for item in items}
        """The building of each colour that has one, by its id."""
        self.titles: dict[str, str] = {item.id: item.data["title"]["en"] for item in items}
