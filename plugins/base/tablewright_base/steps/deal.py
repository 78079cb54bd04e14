"""The beginning of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright.piles import below_top, top_of
from tablewright_base.lots import refill
from tablewright_base.reserve import release
from tablewright_base.slice import base_of

if TYPE_CHECKING:
    from tablewright import Play, Ruleset
    from tablewright_base.tables import Tables


class Deal(Step):
    """Deals tiles and cards to the two rows (cartouche/draft/deal); what bonuses gave may be used now."""

    name = "deal"

    def __init__(self, rules: Ruleset) -> None:
        tables: Tables = rules.tables["base"]
        self.line = tables.line

    def run(self, play: Play) -> None:
        base = base_of(play.state)
        for player in base.players:
            if player.frozen:
                release(player)
        if len(base.bag) < self.line.tiles:
            refill(base, play.random)
        tiles, cards = self.line.tiles, self.line.cards
        base.tile_row, base.bag = top_of(base.bag, tiles), below_top(base.bag, tiles)
        base.story_row, base.deck = top_of(base.deck, cards), below_top(base.deck, cards)
        rule = "cartouche/draft/deal"
        play.emit("dealt", rule=rule, tiles=list(base.tile_row), stories=list(base.story_row))
