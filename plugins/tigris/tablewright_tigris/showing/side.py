"""A player's side of the table: what lies before and behind the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright.scenes import Counter, Counters, Scene
from tablewright_tigris.points import total
from tablewright_tigris.spheres import COLOURS, SPHERES

from .board import TILE_COLOURS

POINT = {"red": "amulet", "blue": "crop", "green": "goods", "black": "brick"}
"""What one victory point of a colour is called."""

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
                    _of(player.hand.count(colour), SPHERES[colour].tile, SPHERES[colour].tiles),
                    player.hand.count(colour),
                    TILE_COLOURS[colour],
                    SPHERES[colour].letter,
                )
                for colour in COLOURS
            ],
        )
        points = {colour: total(player, colour) for colour in COLOURS}
        counters = [
            Counter(
                f"points-{colour}",
                _of(points[colour], POINT[colour], SPHERES[colour].points),
                points[colour],
                TILE_COLOURS[colour],
            )
            for colour in COLOURS
        ]
        counters.append(
            Counter("treasures", _of(player.treasures, "treasure", "treasures"), player.treasures)
        )
        yield Counters(f"points-{seat}", "Points", seat, counters=counters)
    leaders = len(COLOURS) - len(player.leaders)
    counters = [
        Counter("leaders-off", _of(leaders, "leader", "leaders"), leaders),
        Counter("catastrophes", _of(player.catastrophes, "catastrophe", "catastrophes"), player.catastrophes),
    ]
    if not own:
        counters.append(Counter("hand", "tiles in hand", len(player.hand)))
    yield Counters(f"open-{seat}", "Aside", seat, counters=counters)


def _of(number: int, one: str, several: str) -> str:
    return one if number == 1 else several
