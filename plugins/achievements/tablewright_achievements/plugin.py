"""The achievement cards: all of them are data; here are the words that the base game lacks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import hookimpl

from .words import WORDS

if TYPE_CHECKING:
    from tablewright import Word


@hookimpl
def provide_words() -> list[type[Word]]:
    return list(WORDS)
