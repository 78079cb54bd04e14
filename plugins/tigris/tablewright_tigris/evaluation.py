"""What a position is worth to a seat beyond its weakest sphere, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board import all_tiles, areas_of, board_map, tiles
from .conflicts import fights_with, strength
from .hands import held
from .monuments import in_kingdom
from .points import spheres_in_order
from .slice import Tigris, tigris_of
from .spheres import BLACK, COLOURS

if TYPE_CHECKING:
    from tablewright import State

    from .areas import Area, Leader
    from .tables import Tables

HIGHER_SPHERES = (0.5, 0.25, 0.12)
"""What a point is worth in the second weakest sphere and in those above it."""
LEADER = 0.6
SUPPORTER = 0.12
MONUMENT = 1.5
TREASURE = 0.8
VARIETY = 0.1
PROGRESS = 0.03
"""What it is worth that there is one more tile on the board, or one more given back: the match comes to its end."""
LAST_TURN = 90
"""Few matches are longer. What a position may still give is worth less and less until then, so that no two
bots chase each other's leaders for ever."""


def worth(state: State, seat: int, tables: Tables) -> float:
    """Points in the other spheres, leaders that stand and what stands behind them, and tiles in hand."""
    tigris = tigris_of(state)
    player = tigris.players[seat]
    _, *others = spheres_in_order(player)
    points = sum(weight * sphere for weight, sphere in zip(HIGHER_SPHERES, others, strict=True))
    tiles_gone = all_tiles(tigris).bit_count() + len(player.replaced)
    prospects = VARIETY * len(set(player.hand))
    conflict = tigris.conflict
    fighting = conflict.colour if seat in (conflict.attacker, conflict.defender) else ""
    for area in areas_of(tigris).kingdoms:
        for leader in area.leaders:
            if leader.seat == seat:
                standing = _leader(tigris, tables, area, leader)
                prospects += standing * _chance(tigris, seat) if leader.colour == fighting else standing
    return points + PROGRESS * tiles_gone + prospects * max(0.0, 1 - state.flow.round / LAST_TURN)


def _chance(tigris: Tigris, seat: int) -> float:
    """How likely the leader of `seat` that is fighting stays, by what the seat knows: the board and its own hand."""
    conflict = tigris.conflict
    attacks = seat == conflict.attacker
    undecided = (conflict.attack if attacks else conflict.defence) < 0
    reserve = held(tigris, seat, fights_with(conflict)) if undecided else 0
    rival = strength(tigris, conflict.defender if attacks else conflict.attacker)
    # The defender wins a tie.
    ahead = strength(tigris, seat) + reserve - rival + (not attacks)
    return ahead / (ahead + 1) if ahead > 0 else 0.0


def _leader(tigris: Tigris, tables: Tables, area: Area, leader: Leader) -> float:
    grid = board_map(tigris).grid
    behind = (area.mask & tiles(tigris, leader.colour)).bit_count()
    temples = (grid.around(leader.bit) & tigris.red).bit_count()
    value = LEADER + SUPPORTER * min(behind, 6) + SUPPORTER * temples
    value += MONUMENT * len(in_kingdom(tigris, tables, area, leader.colour))
    if leader.colour == BLACK:
        # A king gains for every colour that has no leader of its own.
        value += LEADER * sum(area.leader(colour) is None for colour in COLOURS) / len(COLOURS)
    if leader.colour == "green":
        value += TREASURE * ((area.mask & tigris.treasures).bit_count() > 0)
    return value
