"""The bonuses of ankhs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .slice import Player, base_of

if TYPE_CHECKING:
    from tablewright import Play

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
    effect = tables.ankhs[ankh].effect
    effect.apply(play, seat)
    if effect.repeats:
        ankh = again
        tables.ankhs[again].effect.apply(play, seat)
    player.gained += (ankh,)
