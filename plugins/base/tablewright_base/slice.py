"""What is true of a match of Cartouche: the middle of the table, and each player's side of it."""

from __future__ import annotations

from functools import lru_cache

from tablewright import Slice, State, counted, derived, hidden, owned, per_seat, shown

from .mural import ICONS, Mural, Printed, read_mural


def _none_of_each() -> dict[str, int]:
    return dict.fromkeys(ICONS, 0)


class Player(Slice):
    """One player's mural, reserve and cards.

    `printed` is the printed side of the mural as rows of characters joined by "/" (see `mural.drawing`); the
    masks say what tiles lie on it, and `placed` how they got there: (piece, turn, square). What a bonus gave
    in this round is `frozen`, by piece id or "scarab", until the next round begins.
    """

    mural: str = shown(default="")
    printed: str = shown(default="")
    width: int = shown(default=0)
    height: int = shown(default=0)
    cat: int = shown(default=0, mask=("width", "height"))
    snake: int = shown(default=0, mask=("width", "height"))
    human: int = shown(default=0, mask=("width", "height"))
    crocodile: int = shown(default=0, mask=("width", "height"))
    cartouche: int = shown(default=0, mask=("width", "height"))
    black: int = shown(default=0, mask=("width", "height"))
    placed: list[tuple[str, str, str]] = shown(factory=list)
    tiles: list[str] = shown(factory=list)
    cartouches: dict[str, int] = shown(factory=dict)
    tokens: dict[str, int] = shown(factory=_none_of_each)
    scarabs: int = shown(default=0)
    frozen: dict[str, int] = shown(factory=dict)
    active: list[str] = shown(factory=list)
    completed: dict[str, str] = shown(factory=dict)
    """The slot ("token", "chamber", "river") of each completed story."""
    ankhs: list[str] = shown(factory=list)
    gained: list[str] = shown(factory=list)
    """The bonuses gained so far, as the ids of their ankhs, those repeated included; never the repeating one."""
    achievements: dict[str, tuple[int, str]] = shown(factory=dict)
    """The space, from 0, and the ankh on it, of each achievement completed."""
    draws: int = shown(default=0)
    """How many times the player could draw tiles in this phase when it began (see `lots`)."""
    drawn: list[str] = owned(factory=list, others="count", pool="tiles")
    """Tiles drawn for a bonus, of which the player has still to choose so many:"""
    keep: int = shown(default=0)
    wall: Mural | None = derived(default=None)
    """The mural as a value that answers questions; see `mural_of`."""


class Base(Slice, plugin="base"):
    """The middle of the table. Lists that are drawn from are drawn from their end."""

    side: str = shown(default="A")
    players: list[Player] = per_seat(Player)
    tile_row: list[str] = shown(factory=list)
    story_row: list[str] = shown(factory=list)
    bag: list[str] = counted(factory=list, pool="tiles")
    deck: list[str] = counted(factory=list, pool="stories")
    tile_discard: list[str] = shown(factory=list)
    """In the order of the ids, so that it does not depend on who discarded first in a simultaneous phase."""
    story_discard: list[str] = shown(factory=list)
    story_box: list[str] = hidden(factory=list, pool="stories")
    starting_box: list[str] = hidden(factory=list)
    achievement_box: list[str] = shown(factory=list)
    achievements: list[str] = shown(factory=list)
    """Those on the board, in the order of its slots: the printed ones, then the cards."""
    next_space: list[int] = shown(factory=list)
    """For each of them, the space for those who complete it in this phase."""
    lots: list[int] = shown(factory=list)
    """Whose the tiles on top of the bag are in this phase, from the top on; -1 nobody's (see `lots`)."""
    final: bool = shown(default=False)
    """Whether the final placement has begun."""
    tokens: dict[str, int] = shown(factory=_none_of_each)
    """The supply, like the three below it. It never blocks a player, so a number may go below 0 (a ruling)."""
    scarabs: int = shown(default=0)
    black_tiles: int = shown(default=0)
    cartouches: dict[str, int] = shown(factory=dict)


@lru_cache(maxsize=64)
def printed_side(rows: str) -> Printed:
    """What is printed on a side of a mural, from its rows joined by "/"."""
    return read_mural(rows.split("/")).printed


def mural_of(state: State, seat: int) -> Mural:
    """The mural of a seat as it stands."""
    player: Player = state.slices["base"].players[seat]  # type: ignore[attr-defined]
    wall = player.wall
    return wall if wall is not None else wall_of(player)


def wall_of(player: Player) -> Mural:
    """The mural of a player as it stands, made from the masks where it is not known."""
    if player.wall is None:
        glyphs = (player.cat, player.snake, player.human, player.crocodile)
        player.wall = Mural(printed_side(player.printed), glyphs, player.cartouche, player.black)
    return player.wall


def set_wall(player: Player, wall: Mural) -> None:
    """Make `wall` the player's mural."""
    player.wall = wall
    player.cat, player.snake, player.human, player.crocodile = wall.glyphs
    player.cartouche, player.black = wall.cartouche, wall.black
