"""What all moves of the game have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Field, Move
from tablewright_tigris.spheres import COLOURS

if TYPE_CHECKING:
    from tablewright import Ruleset
    from tablewright_tigris.tables import Tables


class TigrisMove(Move):
    """A move that knows the tables."""

    steps = ("act",)
    when = "tigris/turn/actions"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["tigris"]


def colour_field(name: str, title: str) -> Field:
    """A field for one of the four colours."""
    return Field(name, title=title, schema={"enum": list(COLOURS)})
