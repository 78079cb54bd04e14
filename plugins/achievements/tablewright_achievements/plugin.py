"""The achievement cards: all of them are data; here are the words that the base game lacks for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tablewright import hookimpl
from tablewright_base import reach

from .words import WORDS
from .words.limits import LIMITS

if TYPE_CHECKING:
    from tablewright import Problem, Ruleset, Word


@hookimpl
def provide_words() -> list[type[Word]]:
    return list(WORDS)


@hookimpl
def check_content(rules: Ruleset) -> Iterable[Problem]:
    return reach.beyond_reach(rules, LIMITS)
