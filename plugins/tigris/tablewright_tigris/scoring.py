"""The final score: the victory points of the weakest sphere, and where each of them came from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright import Term

from .points import REVOLT, TILE, WAR, allocated, spheres_in_order, total
from .slice import tigris_of
from .spheres import COLOURS, SPHERES

if TYPE_CHECKING:
    from tablewright import State

    from .tables import Tables

SOURCES = {
    TILE: ("tiles placed", "tigris/points/tile"),
    WAR: ("wars won", "tigris/war/reward"),
    REVOLT: ("revolts won", "tigris/revolt/reward"),
}
"""What the base game gives points for, but for monuments: how it is called and its rule."""


def terms(state: State, seat: int, tables: Tables) -> Iterator[Term]:
    """The points of the weakest sphere, term by term; those of the others, which do not count, as notes of 0 points.

    (tigris/end/lowest-sphere; treasures are used as well as may be.)
    """
    player = tigris_of(state).players[seat]
    added = allocated(player)
    totals = {colour: total(player, colour) + added[colour] for colour in COLOURS}
    weakest = min(COLOURS, key=totals.__getitem__)
    name = SPHERES[weakest].points
    if not totals[weakest]:
        yield Term(0, SPHERES[weakest].counted(0), "tigris/end/lowest-sphere", group=name)
    for source, points in player.points[weakest].items():
        label, rule = _told(source, tables)
        # An item of the content is named; tiles and wars are none.
        item = source if source in tables.content_ids else ""
        yield Term(points, f"{name}: {label}", rule, item, name)
    if added[weakest]:
        treasures = f"{added[weakest]} of {player.treasures} treasure{'s' if player.treasures != 1 else ''}"
        yield Term(added[weakest], f"{name}: {treasures}", "tigris/end/treasures", group=name)
    for colour in COLOURS:
        if colour != weakest:
            other = SPHERES[colour]
            # Of spheres that are equally weak, it does not matter which one counts.
            why = f"as weak as {name}" if totals[colour] == totals[weakest] else "not the weakest sphere"
            told = f"{other.counted(totals[colour])}, {why}"
            yield Term(0, told, "tigris/end/lowest-sphere", group=other.points)


def _told(source: str, tables: Tables) -> tuple[str, str]:
    if source in tables.monuments:
        return tables.titles[source], "tigris/monument/income"
    return SOURCES.get(source) or tables.sources.get(source, (source, ""))


def tie_break_of(state: State, seat: int) -> tuple[int, ...]:
    """The other spheres, the weakest first (tigris/end/ties)."""
    return spheres_in_order(tigris_of(state).players[seat])[1:]
