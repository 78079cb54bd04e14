"""What is true of a match of Cartouche: the middle of the table, and each player's side of it."""

from __future__ import annotations

from tablewright import Slice, counted, derived, hidden, owned, per_seat, shown

from .mural import ICONS, Mural


def none_of_each() -> dict[str, int]:
    """No token of any type."""
    return dict.fromkeys(ICONS, 0)


class Player(Slice):
    """One player's mural, reserve and cards.

    `printed` is the printed side of the mural and `laid` the tiles on it, both as rows of characters joined by
    "/" (see `mural.drawing`); `placed` says how the tiles came there, as texts "piece turn square". What a bonus
    gave in this round is `frozen`, by piece id or "scarab", until the next round begins.
    """

    mural: str = shown(default="")
    printed: str = shown(default="")
    laid: str = shown(default="")
    placed: tuple[str, ...] = shown(default=())
    tiles: tuple[str, ...] = shown(default=())
    cartouches: dict[str, int] = shown(factory=dict)
    tokens: dict[str, int] = shown(factory=none_of_each)
    scarabs: int = shown(default=0)
    frozen: dict[str, int] = shown(factory=dict)
    active: tuple[str, ...] = shown(default=())
    completed: dict[str, str] = shown(factory=dict)
    """The slot ("token", "chamber", "river") of each completed story."""
    ankhs: tuple[str, ...] = shown(default=())
    gained: tuple[str, ...] = shown(default=())
    """The bonuses gained so far, as the ids of their ankhs, those repeated included; never the repeating one."""
    achievements: dict[str, tuple[int, str]] = shown(factory=dict)
    """The space, from 0, and the ankh on it, of each achievement completed."""
    draws: int = shown(default=0)
    """How many times the player could draw tiles in this phase when it began (see `lots`)."""
    drawn: tuple[str, ...] = owned(default=(), others="count", pool="tiles")
    """Tiles drawn for a bonus, of which the player has still to choose so many:"""
    keep: int = shown(default=0)
    wall: Mural | None = derived(default=None)
    """The mural as a value that answers questions; see `walls`."""


class Base(Slice, plugin="base"):
    """The middle of the table. Piles are drawn from at their end."""

    side: str = shown(default="A")
    players: list[Player] = per_seat(Player)
    tile_row: tuple[str, ...] = shown(default=())
    story_row: tuple[str, ...] = shown(default=())
    bag: tuple[str, ...] = counted(default=(), pool="tiles", spaced=True)
    deck: tuple[str, ...] = counted(default=(), pool="stories", spaced=True)
    tile_discard: tuple[str, ...] = shown(default=(), spaced=True)
    """In the order of the ids, so that it does not depend on who discarded first in a simultaneous phase."""
    story_discard: tuple[str, ...] = shown(default=(), spaced=True)
    story_box: tuple[str, ...] = hidden(default=(), pool="stories", spaced=True)
    starting_box: tuple[str, ...] = hidden(default=(), spaced=True)
    achievement_box: tuple[str, ...] = shown(default=())
    achievements: tuple[str, ...] = shown(default=())
    """Those on the board, in the order of its slots: the printed ones, then the cards."""
    next_space: tuple[int, ...] = shown(default=())
    """For each of them, the space for those who complete it in this phase."""
    lots: tuple[int, ...] = shown(default=())
    """Whose the tiles on top of the bag are in this phase, from the top on; -1 nobody's (see `lots`)."""
    recount: bool = shown(default=True)
    """Whether an ankh has been moved, so that spaces and draws are counted anew before the next phase."""
    final: bool = shown(default=False)
    """Whether the final placement has begun."""
    tokens: dict[str, int] = shown(factory=none_of_each)
    """The supply, like the three below it. It never blocks a player, so a number may go below 0 (a ruling)."""
    scarabs: int = shown(default=0)
    black_tiles: int = shown(default=0)
    cartouches: dict[str, int] = shown(factory=dict)


base_of = Base.of
"""The slice of the base game in a state. A name of its own, because moves ask for it hundreds of times in a match, and
to look `of` up on the class takes Python longer than to find the slice."""
