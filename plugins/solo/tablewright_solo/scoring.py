"""The opponent's score, term by term."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright import Opponent, Term
from tablewright_base import Base

from .slice import Solo

if TYPE_CHECKING:
    from tablewright import State

    from .tables import SoloTables


def opponent(state: State, tables: SoloTables) -> Opponent:
    """The opponent with what it would score if the match ended now."""
    automaton = tables.automaton
    return Opponent(automaton.id, automaton.title, list(_terms(state, tables)))


def _terms(state: State, tables: SoloTables) -> Iterator[Term]:
    solo, base = Solo.of(state), tables.base
    for stories in solo.completed.values():
        for name in stories:
            story = base.stories[name]
            yield Term(story.points, story.title, "solo/scoring/stories", name, "stories")
    board = Base.of(state).achievements
    for name, spaces in solo.achievements.items():
        for space in spaces:
            points = base.spaces[board.index(name)][space]
            title = base.achievements[name].title
            yield Term(points, title, "solo/scoring/achievements", name, "achievements")
    points = tables.automaton.head_start.get("points", 0)
    if points:
        yield Term(points, "head start", "solo/level/head-start", tables.automaton.id, "head start")
