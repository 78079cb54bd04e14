"""What Tigris & Euphrates asks the plugins that extend it. Read once with ``rules.hooks``, called in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import hookspec

if TYPE_CHECKING:
    from tablewright import Play, Refusal, Ruleset, State


@hookspec
def extra_points(rules: Ruleset, state: State, colour: str, kingdom: int) -> tuple[str, int, str] | None:
    """More victory points for a tile of `colour` just placed in a kingdom (a mask): what gives them, how many, the rule.

    Asked only where the tile gives a point at all. None: nothing.
    """
    raise NotImplementedError


@hookspec
def point_sources(rules: Ruleset) -> dict[str, tuple[str, str]]:
    """What gives victory points besides tiles, conflicts and monuments: its title and its rule, by its id.

    Asked when there is nothing yet but the content: two that have the same id are a problem of it.
    """
    raise NotImplementedError


@hookspec
def kept(rules: Ruleset, state: State) -> int:
    """The squares (a mask) whose tile neither a conflict nor a catastrophe removes."""
    raise NotImplementedError


@hookspec
def why_kept(rules: Ruleset, state: State, square: str) -> Refusal | None:
    """Why a catastrophe tile may not be played on a square that `kept` names or a plugin built over; else None."""
    raise NotImplementedError


@hookspec
def may_commit(rules: Ruleset, state: State, seat: int, number: int) -> Refusal | None:
    """Why `seat` may not commit so many tiles to the conflict at hand, which it holds; None: it may."""
    raise NotImplementedError


@hookspec
def tiles_covered(play: Play, squares: int) -> None:
    """The tiles on these squares (a mask) have been turned face down, or their place was taken for good."""
    raise NotImplementedError


@hookspec
def board_signs(rules: Ruleset, state: State) -> dict[str, tuple[str, str]]:
    """What has been put on squares of the board, for displays: a character and what it means, by the square's name.

    ``{"c4": ("P", "under the palace")}`` is drawn as the second character of the square, after that of the tile.
    """
    raise NotImplementedError
