"""The beginning of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step

from ..lots import refill
from ..reserve import release
from ..slice import Base

if TYPE_CHECKING:
    from tablewright import Play, Ruleset

    from ..tables import Tables


class Deal(Step):
    """Deals tiles and cards to the two rows (cartouche/draft/deal); what bonuses gave may be used now."""

    name = "deal"

    def __init__(self, rules: Ruleset) -> None:
        tables: Tables = rules.tables["base"]
        self.line = tables.line

    def run(self, play: Play) -> None:
        base = Base.of(play.state)
        for player in base.players:
            if player.frozen:
                release(player)
        if len(base.bag) < self.line.tiles:
            refill(base, play.random)
        base.tile_row = _drawn(base.bag, self.line.tiles)
        base.story_row = _drawn(base.deck, self.line.cards)
        play.emit("dealt", rule="cartouche/draft/deal", tiles=base.tile_row[:], stories=base.story_row[:])


def _drawn(pile: list[str], number: int) -> list[str]:
    """So many items from the top of a pile, or what there is."""
    drawn = pile[: -number - 1 : -1]
    del pile[-number:]
    return drawn
