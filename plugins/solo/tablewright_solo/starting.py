"""The opponent's part of the table before the first step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .slice import Solo

if TYPE_CHECKING:
    from .tables import SoloTables


def opponent_before_set_up(tables: SoloTables) -> Solo:
    """Its ankhs, and empty places for all that it will take (solo/setup/opponent)."""
    return Solo(
        opponent=tables.automaton.id,
        completed=dict.fromkeys(tables.all_slots, ()),
        tiles=[()] * tables.base.card_slots,
        ankhs=tables.automaton.ankhs,
    )
