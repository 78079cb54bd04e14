"""What Cartouche asks the plugins that extend it. Read with ``rules.hooks`` once and called in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import chained, hookspec

if TYPE_CHECKING:
    from tablewright import Item, Play, Refusal, Ruleset, State

    from .effects.effect import Effect


@hookspec
def provide_effects() -> list[type[Effect]]:
    """Effects that ankhs may have, beyond those of the base game. Their schemas are named in `provide_kinds`."""
    raise NotImplementedError


@hookspec
@chained
def story_slots(rules: Ruleset, story: Item) -> list[str] | None:
    """The slots, one of which a story is put into when it is completed; None: no opinion.

    Asked once per story. Without an answer it is the story's type, or the slots that its card names. Where
    several are answered, the player chooses one.
    """
    raise NotImplementedError


@hookspec
@chained
def story_points(rules: Ruleset, story: Item, points: int) -> int | None:
    """What a completed story scores in the end, where `points` is what was found so far; None: no opinion.

    Asked once per story; the first plugin is given what is printed on the card.
    """
    raise NotImplementedError


@hookspec
def most_points(rules: Ruleset) -> int:
    """The most points that this plugin's `score` could give one seat in a match.

    With it a card that asks for more points than there can be is told. Asked when there is nothing yet but the
    content. Where a plugin scores and does not answer, no number of points is too large.
    """
    raise NotImplementedError


@hookspec
def may_complete(rules: Ruleset, state: State, seat: int, item: str) -> Refusal | None:
    """Why `seat` may not complete a story or an achievement although it meets it; None: it may."""
    raise NotImplementedError


@hookspec
@chained
def table_for(rules: Ruleset) -> dict[str, int]:
    """What the table is laid for, where that is not just the number of seats; what is left out stays as it is.

    ``seats``: the number of players whose line of the tables and whose side of the achievement board are used;
    ``deck``, ``cards``, ``tiles``: otherwise than that line says. Asked once, before any other hook of these.
    """
    raise NotImplementedError


@hookspec
def achievement_markers(rules: Ruleset, state: State, achievement: str) -> list[tuple[int, str]]:
    """Markers below an achievement that are no seat's, to be shown: the space, from 0, and whose it is.

    What they mean for those who complete it says `achievement_space`.
    """
    raise NotImplementedError


@hookspec
@chained
def achievement_space(rules: Ruleset, state: State, seat: int, achievement: str, space: int) -> int:
    """The space, from 0, that an ankh of `seat` goes to, where `space` is the one found so far; -1: there is none.

    Each plugin is given what the one before it answered.
    """
    raise NotImplementedError


@hookspec
def use_witness(play: Play, seat: int, use: str, value: Any) -> None:
    """Carry out what meeting a requirement does, where the base game does not know the `use` of its witness."""
    raise NotImplementedError
