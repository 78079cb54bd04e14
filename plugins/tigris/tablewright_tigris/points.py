"""Victory points: who gets them, and what gave them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import unusable

from .slice import Tigris, tigris_of
from .spheres import BLACK, COLOURS, SPHERES

if TYPE_CHECKING:
    from tablewright import Play

    from .areas import Area
    from .slice import Player
    from .tables import Tables

TILE, REVOLT, WAR = "tile", "revolt", "war"


def gain(play: Play, seat: int, colour: str, number: int, source: str, rule: str) -> None:
    """Give victory points; everybody sees it happen, and afterwards only the player knows how many there are."""
    points = tigris_of(play.state).players[seat].points
    before = points[colour]
    points[colour] = {**before, source: before.get(source, 0) + number}
    play.emit(
        "gained",
        rule=rule,
        item=source,
        seat=seat,
        colour=colour,
        number=number,
        points=SPHERES[colour].points,
    )


def total(player: Player, colour: str) -> int:
    """The victory points of a colour, treasures not counted."""
    return sum(player.points[colour].values())


def allocated(player: Player) -> dict[str, int]:
    """How the treasures are best used: one by one for the weakest sphere (tigris/end/treasures)."""
    totals = {colour: total(player, colour) for colour in COLOURS}
    added = dict.fromkeys(COLOURS, 0)
    for _ in range(player.treasures):
        weakest = min(COLOURS, key=lambda colour: totals[colour] + added[colour])
        added[weakest] += 1
    return added


def spheres_in_order(player: Player) -> tuple[int, ...]:
    """The totals of the four spheres with the treasures used as well as may be, the weakest first."""
    added = allocated(player)
    return tuple(sorted(total(player, colour) + added[colour] for colour in COLOURS))


def reward_tile(play: Play, tigris: Tigris, tables: Tables, colour: str, kingdom: Area) -> None:
    """Give the point for a tile placed in a kingdom: to the leader of its colour, else to the king (tigris/points/tile)."""
    leader = kingdom.leader(colour)
    rule = "tigris/points/leader"
    if leader is None:
        leader = kingdom.leader(BLACK)
        rule = "tigris/points/king"
    if leader is None:
        return
    gain(play, leader.seat, colour, 1, TILE, rule)
    for hook in tables.extra_points:
        extra = hook(play.rules, play.state, colour, kingdom.mask)
        if extra is not None:
            source, number, rule = extra
            if number < 1:
                raise unusable(hook, "points, 1 or more, or None", extra)
            gain(play, leader.seat, colour, number, source, rule)
