"""The table before the first step: everything lies in its place, nothing is shuffled or dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .slice import Base, Player

if TYPE_CHECKING:
    from .tables import Tables


def table_before_set_up(seats: int, tables: Tables) -> Base:
    """The slice that a match begins with (cartouche/setup/supply, bag, player-items)."""
    supply = tables.supply
    players = [
        Player(
            ankhs=tuple(tables.ankhs)[: supply["ankhs_per_seat"]],
            cartouches=dict.fromkeys(tables.cartouches, 0),
        )
        for _ in range(seats)
    ]
    return Base(
        side=tables.side,
        players=players,
        bag=tuple(tables.mural_tiles),
        deck=tables.deck,
        starting_box=tables.starting_deck,
        tokens=dict(supply["tokens"]),
        scarabs=supply["scarabs"],
        black_tiles=supply["black_tiles"],
        cartouches=dict(tables.cartouche_counts),
    )
