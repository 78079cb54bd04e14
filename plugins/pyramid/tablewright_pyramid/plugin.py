"""The Pyramid expansion: its cards are data; here are the word for shapes and what its switches change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tablewright import hookimpl
from tablewright_base import reach

from .words import WORDS
from .words.limits import LIMITS

if TYPE_CHECKING:
    from tablewright import Item, Problem, Ruleset, Word

ID = "pyramid"
OWN_SLOT = ID
"""Where completed pyramid stories go when there is no choice of slot."""


@hookimpl
def provide_words() -> list[type[Word]]:
    return list(WORDS)


@hookimpl
def check_content(rules: Ruleset) -> Iterable[Problem]:
    return reach.beyond_reach(rules, LIMITS)


@hookimpl
def story_slots(rules: Ruleset, story: Item) -> list[str] | None:
    if story.plugin != ID or rules.on(ID, "choice_of_slot"):
        return None
    return [OWN_SLOT]


@hookimpl
def story_points(rules: Ruleset, story: Item, points: int) -> int | None:
    return None if story.plugin != ID or rules.on(ID, "scoring") else 0
