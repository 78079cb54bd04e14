"""What the steps of the solo mode have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step

if TYPE_CHECKING:
    from tablewright import Ruleset
    from tablewright_solo.tables import SoloTables


class SoloStep(Step):
    """A step that knows the tables."""

    def __init__(self, rules: Ruleset) -> None:
        self.tables: SoloTables = rules.tables["solo"]
