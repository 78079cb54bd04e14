"""What all moves of Cartouche have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Move

if TYPE_CHECKING:
    from tablewright import Ruleset
    from tablewright_base.tables import Tables


class CartoucheMove(Move):
    """A move that knows the tables."""

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["base"]
