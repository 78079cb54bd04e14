"""Replacing tiles of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal
from tablewright_tigris.hands import draw
from tablewright_tigris.slice import Tigris
from tablewright_tigris.spheres import COLOURS

from .tigris_move import TigrisMove

if TYPE_CHECKING:
    from tablewright import Play, State


class ReplaceTiles(TigrisMove):
    """Put tiles of the hand back into the box and draw as many (tigris/replace).

    How many of each colour; tiles of one colour are the same. In JSON what is 0 is left out.
    """

    name = "replace_tiles"
    title = "Replace tiles"
    rule = "tigris/replace/up-to-six"
    fields = tuple(
        Field(colour, int, title=f"{colour} tiles", default=0, schema={"type": "integer", "minimum": 0})
        for colour in COLOURS
    )

    def blocked(self, state: State, seat: int) -> Refusal | None:
        return None if Tigris.of(state).players[seat].hand else Refusal(self.rule, "You hold no tiles.")

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> range:
        hand = Tigris.of(state).players[seat].hand
        number = hand.count(COLOURS[len(chosen)])
        # At least one tile is replaced: where none has been named, the last colour held has to be.
        last = not any(chosen) and not any(colour in hand for colour in COLOURS[len(chosen) + 1 :])
        return range(1 if last else 0, number + 1)

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        colour = COLOURS[len(chosen)]
        number = Tigris.of(state).players[seat].hand.count(colour)
        if value == 0:
            return Refusal(self.rule, "Say which tiles are replaced: at least one.")
        return Refusal("tigris/replace/from-hand", f"You hold {number} {colour} tiles, not {value}.")

    def apply(self, play: Play, seat: int, *values: int) -> None:
        tigris = Tigris.of(play.state)
        player = tigris.players[seat]
        hand = list(player.hand)
        for colour, number in zip(COLOURS, values, strict=True):
            for _ in range(number):
                hand.remove(colour)
            player.replaced += (colour,) * number
        player.hand = tuple(hand)
        play.emit("replaced", rule=self.rule, number=sum(values))
        draw(play, tigris, seat, sum(values))
