"""Declaring oneself done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Refusal
from tablewright_base.reserve import discard_tiles
from tablewright_base.slice import base_of
from tablewright_base.surplus import any_fits
from tablewright_base.words.phrases import several

from .cartouche_move import CartoucheMove

if TYPE_CHECKING:
    from tablewright import Play, State


class Done(CartoucheMove):
    """The seat is done with this phase. In the place phase one mural tile may be left (cartouche/place/keep-limit).

    Ruling: where none of too many tiles fits anywhere, those drafted first stay in the reserve and the others are
    discarded (cartouche/ruling/surplus-tiles).
    """

    name = "done"
    title = "Done"
    steps = ("place", "score", "final-placement")
    ends = True
    rule = "cartouche/place/done"

    def blocked(self, state: State, seat: int) -> Refusal | None:
        kept = self.tables.line.kept_tiles
        tiles = base_of(state).players[seat].tiles
        if (
            len(tiles) <= kept
            or state.flow.stack[-1].step != "place"
            or not any_fits(state, seat, self.tables)
        ):
            return None
        return Refusal(
            "cartouche/place/keep-limit",
            f"{several(len(tiles), 'mural tile is', 'mural tiles are')} left in your reserve, and at most {kept} may stay: place {len(tiles) - kept} more.",
        )

    def apply(self, play: Play, seat: int, *values: str) -> None:
        if play.state.flow.stack[-1].step != "place":
            return
        kept = self.tables.line.kept_tiles
        base = base_of(play.state)
        player = base.players[seat]
        if len(player.tiles) > kept:
            for tile in player.tiles[kept:]:
                play.emit("gave-back", rule="cartouche/ruling/surplus-tiles", item=tile)
            discard_tiles(base, *player.tiles[kept:])
            player.tiles = player.tiles[:kept]
