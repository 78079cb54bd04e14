"""Revolts and wars: who fights whom, how strong they are, and what the loser loses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .areas import Leader
from .board import areas_of, board_map, lift_leader, take_tiles, tiles
from .points import REVOLT, WAR, gain
from .slice import Conflict
from .spheres import COLOURS, RED, SPHERES

if TYPE_CHECKING:
    from tablewright import Play

    from .slice import Tigris
    from .tables import Tables


def rivals(tigris: Tigris, colour: str) -> list[Leader]:
    """The leaders of a colour in the kingdom around the unification tile, in the order of their seats."""
    bit = board_map(tigris).grid.bits[tigris.united]
    area = areas_of(tigris).at(bit)
    found = [] if area is None else [leader for leader in area.leaders if leader.colour == colour]
    return sorted(found, key=lambda leader: leader.seat)


def wars(tigris: Tigris) -> list[str]:
    """The colours in which there is a war to be fought."""
    return [colour for colour in COLOURS if len(rivals(tigris, colour)) > 1] if tigris.united else []


def begin_revolt(play: Play, tigris: Tigris, colour: str, attacker: int, defender: int) -> None:
    """A leader was put into a kingdom that has one of its colour (tigris/conflict/revolt)."""
    tigris.conflict = Conflict(kind="revolt", colour=colour, attacker=attacker, defender=defender)
    _told_beginning(play, tigris)


def begin_war(play: Play, tigris: Tigris, colour: str, active: int) -> None:
    """The war of a colour: the active player attacks, or the next one clockwise with a leader in it (tigris/war/attacker)."""
    seats = len(tigris.players)
    involved = [leader.seat for leader in rivals(tigris, colour)]
    attacker, defender = sorted(involved, key=lambda seat: (seat - active) % seats)
    tigris.conflict = Conflict(kind="war", colour=colour, attacker=attacker, defender=defender)
    _told_beginning(play, tigris)


def fights_with(conflict: Conflict) -> str:
    """The colour of the tiles that may be committed: temples in a revolt, else that of the leaders."""
    return RED if conflict.kind == "revolt" else conflict.colour


def support(tigris: Tigris, seat: int) -> int:
    """The squares of the tiles on the board that count for a side of the conflict, as a mask."""
    conflict = tigris.conflict
    grid = board_map(tigris).grid
    bit = grid.bits[tigris.players[seat].leaders[conflict.colour]]
    if conflict.kind == "revolt":
        return grid.around(bit) & tigris.red
    # Only what is linked with the leader without the unification tile is on its side (tigris/war/supporters).
    area = areas_of(tigris).at(bit)
    assert area is not None
    joint = grid.bits[tigris.united]
    return grid.flood(bit, area.mask & ~joint) & tiles(tigris, conflict.colour)


def committed(conflict: Conflict, seat: int) -> int:
    """How many tiles a side has committed."""
    return max(conflict.attack if seat == conflict.attacker else conflict.defence, 0)


def strength(tigris: Tigris, seat: int) -> int:
    """The strength of a side of the conflict so far."""
    return support(tigris, seat).bit_count() + committed(tigris.conflict, seat)


def next_to_commit(conflict: Conflict) -> int:
    """Who commits next: first the attacker, then the defender, each once; -1 where both have."""
    if conflict.attack < 0:
        return conflict.attacker
    return conflict.defender if conflict.defence < 0 else -1


def commit(play: Play, tigris: Tigris, seat: int, number: int, rule: str = "tigris/conflict/commit") -> None:
    """Commit so many tiles from the hand; they leave the game (tigris/conflict/commit). `rule` says why so many."""
    conflict = tigris.conflict
    colour = fights_with(conflict)
    player = tigris.players[seat]
    hand = list(player.hand)
    for _ in range(number):
        hand.remove(colour)
    player.hand = tuple(hand)
    tigris.box[colour] += number
    if seat == conflict.attacker and conflict.attack < 0:
        conflict.attack = number
    else:
        conflict.defence = number
    play.emit(
        "committed",
        rule=rule,
        seat=seat,
        colour=colour,
        number=number,
        strength=strength(tigris, seat),
    )


def settle_conflict(play: Play, tigris: Tigris, tables: Tables) -> None:
    """Both sides have committed: the stronger one wins, in a tie the defender (tigris/conflict/tie)."""
    conflict = tigris.conflict
    colour, attacker, defender = conflict.colour, conflict.attacker, conflict.defender
    attack, defence = strength(tigris, attacker), strength(tigris, defender)
    winner, loser = (attacker, defender) if attack > defence else (defender, attacker)
    removed = 0
    if conflict.kind == "war":
        removed = support(tigris, loser) & ~_kept(play, tigris, tables, loser)
    square = tigris.players[loser].leaders[colour]
    lift_leader(tigris, loser, colour)
    if removed:
        take_tiles(tigris, removed)
    rule = "tigris/revolt/loser" if conflict.kind == "revolt" else "tigris/war/loser"
    play.emit(
        conflict.kind + "-won",
        rule=rule,
        seat=winner,
        loser=loser,
        leader=colour,
        square=square,
        strengths=[attack, defence],
        removed=board_map(tigris).grid.names(removed),
    )
    if conflict.kind == "revolt":
        gain(play, winner, RED, 1, REVOLT, "tigris/revolt/reward")
    else:
        gain(play, winner, colour, 1 + removed.bit_count(), WAR, "tigris/war/reward")
    tigris.conflict = Conflict()


def _kept(play: Play, tigris: Tigris, tables: Tables, loser: int) -> int:
    """The supporters that stay on the board although their side has lost."""
    mask = tables.kept(play.rules, play.state)
    conflict = tigris.conflict
    if conflict.colour == RED:
        # The priest exception: what bears a treasure, or has another leader beside it (tigris/war/priests).
        grid = board_map(tigris).grid
        own = grid.bits[tigris.players[loser].leaders[RED]]
        mask |= tigris.treasures | grid.around(areas_of(tigris).leaders & ~own)
    return mask


def _told_beginning(play: Play, tigris: Tigris) -> None:
    conflict = tigris.conflict
    sides = (conflict.attacker, conflict.defender)
    play.emit(
        conflict.kind,
        rule=f"tigris/conflict/{conflict.kind}",
        seat=conflict.attacker,
        defender=conflict.defender,
        leader=SPHERES[conflict.colour].leader,
        colour=conflict.colour,
        strengths=[strength(tigris, seat) for seat in sides],
    )
