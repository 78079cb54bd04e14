"""The bonuses of ankhs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .slice import Player, base_of

if TYPE_CHECKING:
    from tablewright import Play

    from .cards import Ankh
    from .tables import Tables


def ankhs_to_move(player: Player, tables: Tables) -> tuple[str, ...]:
    """The ankhs that a player may move now: one that repeats only once there is something to repeat."""
    if player.gained:
        return player.ankhs
    return tuple(ankh for ankh in player.ankhs if not tables.ankhs[ankh].effect.repeats)


def gain_bonus(play: Play, seat: int, ankh: str, again: str) -> None:
    """The bonus of `ankh`, or where that repeats one, the bonus of the ankh `again`."""
    tables: Tables = play.rules.tables["base"]
    player = base_of(play.state).players[seat]
    moved = tables.ankhs[ankh]
    _give(play, seat, moved)
    if moved.effect.repeats:
        ankh = again
        _give(play, seat, tables.ankhs[again])
    player.gained += (ankh,)


def _give(play: Play, seat: int, ankh: Ankh) -> None:
    play.emit("gained-bonus", rule=ankh.rule, item=ankh.id)
    ankh.effect.apply(play, seat)
