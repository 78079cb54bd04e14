"""Replacing tiles of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import CountsMove, Field, Refusal
from tablewright_tigris.hands import counts, draw
from tablewright_tigris.slice import tigris_of
from tablewright_tigris.spheres import COLOURS, SPHERES

from .tigris_move import TigrisMove

if TYPE_CHECKING:
    from tablewright import Play, State

_NO_TILES = Refusal("tigris/replace/from-hand", "You hold no tiles.")


class ReplaceTiles(TigrisMove, CountsMove):
    """Put tiles of the hand back into the box and draw as many (tigris/replace).

    How many of each colour; tiles of one colour are the same. In JSON what is 0 is left out.
    """

    name = "replace_tiles"
    title = "Replace tiles"
    rule = "tigris/replace/up-to-six"
    fields = tuple(
        Field(
            sphere.colour,
            int,
            title=f"how many {sphere.tiles}",
            default=0,
            schema={"type": "integer", "minimum": 0},
            private=True,
        )
        for sphere in SPHERES.values()
    )

    def blocked(self, state: State, seat: int) -> Refusal | None:
        return None if tigris_of(state).players[seat].hand else _NO_TILES

    def limits(self, state: State, seat: int) -> tuple[int, ...]:
        return counts(tigris_of(state).players[seat].hand)

    def bounds(self, state: State, seat: int) -> tuple[int, int | None]:
        return 1, None

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        colour = COLOURS[len(chosen)]
        number = tigris_of(state).players[seat].hand.count(colour)
        if value == 0:
            return Refusal("tigris/ruling/replace-one", "Say which tiles are replaced: at least one.")
        return Refusal("tigris/replace/from-hand", f"You hold {number} {SPHERES[colour].tiles}, not {value}.")

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        sphere = SPHERES[COLOURS[len(chosen)]]
        return f"{value} {sphere.tile if value == 1 else sphere.tiles}"

    def apply(self, play: Play, seat: int, *values: int) -> None:
        tigris = tigris_of(play.state)
        player = tigris.players[seat]
        hand = list(player.hand)
        for colour, number in zip(COLOURS, values, strict=True):
            for _ in range(number):
                hand.remove(colour)
            player.replaced += (colour,) * number
        player.hand = tuple(hand)
        play.emit("replaced", rule=self.rule, number=sum(values))
        draw(play, tigris, seat, sum(values), self.rule, empty="tigris/ruling/bag-at-once")
