"""What is true of a match of Tigris & Euphrates: the board, the bag, and what each player has."""

from __future__ import annotations

from collections.abc import Mapping

from tablewright import Slice, derived, hidden, owned, per_seat, shown

from .areas import Areas
from .spheres import COLOURS, none_of_each


def no_points() -> dict[str, Mapping[str, int]]:
    """No victory points of any colour."""
    return {colour: {} for colour in COLOURS}


class Player(Slice):
    """One player's leaders on the board, and what lies behind the screen."""

    hand: tuple[str, ...] = owned(default=(), others="count", pool="tiles")
    """The colours of the tiles, in no order."""
    replaced: tuple[str, ...] = owned(default=(), others="count", pool="tiles")
    """Tiles that the player put back into the box face down."""
    points: dict[str, Mapping[str, int]] = owned(factory=no_points)
    """Victory points by colour and by what gave them (see `points`)."""
    treasures: int = owned(default=0)
    leaders: dict[str, str] = shown(factory=dict)
    """The squares of the leaders on the board, by colour."""
    catastrophes: int = shown(default=2)


class Conflict(Slice):
    """The conflict that is being fought, if `colour` is not empty."""

    kind: str = shown(default="")
    """``revolt`` or ``war``."""
    colour: str = shown(default="")
    attacker: int = shown(default=-1)
    defender: int = shown(default=-1)
    attack: int = shown(default=-1)
    """How many tiles the attacker has committed; -1 as long as that is open. The same of the defender:"""
    defence: int = shown(default=-1)


class Tigris(Slice, plugin="tigris"):
    """The table. A square is a name ("c4"), a set of squares a mask."""

    map: str = shown(default="")
    """The printed board, in rows joined by "/" (see `maps`)."""
    width: int = shown(default=0)
    height: int = shown(default=0)
    red: int = shown(default=0, mask=("width", "height"))
    """The tiles of this colour that lie face up, those under a treasure or a building too."""
    blue: int = shown(default=0, mask=("width", "height"))
    green: int = shown(default=0, mask=("width", "height"))
    black: int = shown(default=0, mask=("width", "height"))
    covered: int = shown(default=0, mask=("width", "height"))
    """Squares that link and count for nothing else: tiles face down under a monument, and the like."""
    ruins: int = shown(default=0, mask=("width", "height"))
    """Squares with a catastrophe tile."""
    treasures: int = shown(default=0, mask=("width", "height"))
    monuments: dict[str, str] = shown(factory=dict)
    """The topmost, then leftmost square of each monument on the board, by its id."""
    players: list[Player] = per_seat(Player)
    bag: tuple[str, ...] = hidden(default=(), pool="tiles")
    """Drawn from at its end. Nobody may know how many tiles are left in it."""
    box: dict[str, int] = hidden(factory=none_of_each)
    """Tiles that left the game face up: nobody may look at them again."""
    placed: str = shown(default="")
    """The square of the tile placed in this action."""
    united: str = shown(default="")
    """The square under the unification tile, while it lies on the board."""
    conflict: Conflict = shown(factory=Conflict)
    over: bool = shown(default=False)
    """Whether the active player has ended the turn before the second action."""
    areas: Areas | None = derived(default=None)
    """Regions and kingdoms, kept up to date by whatever changes the board (see `board`)."""


tigris_of = Tigris.of
"""The slice of the game in a state. A name of its own, because moves ask for it a dozen times in a list of actions, and
to look `of` up on the class takes Python longer than to find the slice."""
