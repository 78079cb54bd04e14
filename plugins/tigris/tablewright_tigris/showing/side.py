"""A player's side of the table: what lies before and behind the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright.scenes import Counter, Counters, Scene
from tablewright_tigris.points import total
from tablewright_tigris.spheres import COLOURS, SPHERES

from .board import TILE_COLOURS

if TYPE_CHECKING:
    from tablewright_tigris.slice import Tigris


def side_scenes(tigris: Tigris, seat: int, own: bool) -> Iterator[Scene]:
    """What is shown of a seat; with `own`, also what only that seat sees."""
    player = tigris.players[seat]
    if own:
        yield Counters(
            f"hand-{seat}",
            "Hand",
            seat,
            counters=[
                Counter(
                    f"hand-{colour}",
                    SPHERES[colour].tiles,
                    player.hand.count(colour),
                    TILE_COLOURS[colour],
                    SPHERES[colour].letter,
                    one=SPHERES[colour].tile,
                )
                for colour in COLOURS
            ],
        )
        points = {colour: total(player, colour) for colour in COLOURS}
        counters = [
            Counter(
                f"points-{colour}",
                SPHERES[colour].points,
                points[colour],
                TILE_COLOURS[colour],
                one=SPHERES[colour].point,
            )
            for colour in COLOURS
        ]
        counters.append(Counter("treasures", "treasures", player.treasures, one="treasure"))
        yield Counters(f"points-{seat}", "Points", seat, counters=counters)
    leaders = len(COLOURS) - len(player.leaders)
    counters = [
        Counter("leaders-off", "leaders", leaders, one="leader"),
        Counter("catastrophes", "catastrophes", player.catastrophes, one="catastrophe"),
    ]
    if not own:
        counters.append(Counter("hand", "tiles in hand", len(player.hand), one="tile in hand"))
    yield Counters(f"open-{seat}", "Aside", seat, counters=counters)
