"""The achievement cards in the slots of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_base import Base

if TYPE_CHECKING:
    from tablewright import State

    from .tables import SoloTables


def card_in(state: State, number: int, tables: SoloTables) -> str:
    """The achievement card in a slot, from 0; empty where the slot is."""
    cards = Base.of(state).achievements[len(tables.base.printed_achievements) :]
    return cards[number] if number < len(cards) else ""


def above_card(state: State, number: int, tables: SoloTables) -> str:
    """Where the tiles lie that belong to a slot, in words."""
    card = card_in(state, number, tables)
    return f"above ‘{tables.base.achievements[card].title}’" if card else f"above card slot {number + 1}"
