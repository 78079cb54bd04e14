"""A player's side of the table: what lies before and behind the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright.scenes import Counter, Counters, Scene
from tablewright_tigris.points import total
from tablewright_tigris.spheres import COLOURS, SPHERES

if TYPE_CHECKING:
    from tablewright_tigris.slice import Tigris
    from tablewright_tigris.tables import Tables


def side_scenes(tigris: Tigris, seat: int, own: bool, tables: Tables) -> Iterator[Scene]:
    """What is shown of a seat; with `own`, also what only that seat sees."""
    player = tigris.players[seat]
    off = len(COLOURS) - len(player.leaders)
    open_ = [
        Counter("leaders-off", "leaders off the board", off),
        Counter("catastrophes", "catastrophe tiles", player.catastrophes),
    ]
    if not own:
        yield Counters(
            f"open-{seat}",
            "Before the screen",
            seat,
            counters=[*open_, Counter("hand", "tiles in hand", len(player.hand))],
        )
        return
    yield Counters(f"open-{seat}", "Before the screen", seat, counters=open_)
    yield Counters(
        f"hand-{seat}",
        "Hand",
        seat,
        counters=[
            Counter(f"hand-{colour}", SPHERES[colour].tiles, player.hand.count(colour), colour)
            for colour in COLOURS
        ],
    )
    points = [
        Counter(f"points-{colour}", SPHERES[colour].points, total(player, colour), colour)
        for colour in COLOURS
    ]
    yield Counters(
        f"points-{seat}",
        "Victory points",
        seat,
        counters=[*points, Counter("treasures", "treasures", player.treasures)],
    )
