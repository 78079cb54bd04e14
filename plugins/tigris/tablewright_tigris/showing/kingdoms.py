"""The kingdoms: which leaders are in each of them, and what would fight for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright.scenes import Counter, Counters, Scene, Text
from tablewright_tigris.board import areas_of, board_map, tiles
from tablewright_tigris.spheres import SPHERES

from .board import LEADER_COLOURS

if TYPE_CHECKING:
    from tablewright_tigris.areas import Area
    from tablewright_tigris.slice import Tigris


def kingdom_scenes(tigris: Tigris) -> Iterator[Scene]:
    """A line for each kingdom, named by its topmost, then leftmost square."""
    grid = board_map(tigris).grid
    kingdoms = {grid.names(area.mask)[0]: area for area in areas_of(tigris).all if area.leaders}
    if not kingdoms:
        return
    yield Text("kingdoms", "Kingdoms", text="leader, tiles")
    for name, area in sorted(kingdoms.items(), key=lambda one: grid.index(one[0])):
        yield Counters(f"kingdom-{name}", name, counters=_counters(tigris, area))


def _counters(tigris: Tigris, area: Area) -> list[Counter]:
    grid = board_map(tigris).grid
    counters = []
    for leader in area.leaders:
        sphere = SPHERES[leader.colour]
        temples = (grid.around(leader.bit) & tigris.red).bit_count()
        counters.append(
            Counter(
                f"{leader.colour}-{leader.seat}",
                f"{sphere.leader} ({temples} {'temple' if temples == 1 else 'temples'} beside)",
                (area.mask & tiles(tigris, leader.colour)).bit_count(),
                LEADER_COLOURS[leader.colour],
                sphere.letter.upper(),
                leader.seat,
            )
        )
    treasures = (area.mask & tigris.treasures).bit_count()
    if treasures > 1:
        counters.append(Counter("treasures", "treasures", treasures, symbol="*"))
    return counters
