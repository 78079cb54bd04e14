"""Score terms, opponents and goals: where every point comes from, whom it is to beat, what there is to strive for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablewright.requirements.requirement import Requirement


@dataclass(slots=True)
class Term:
    """Points of one seat with their provenance: the plugin, the content item and the rule that gave them.

    `group` gathers terms of one kind under one heading ("stories"); the kernel fills in `plugin`.
    """

    points: int
    label: str
    rule: str
    item: str = ""
    group: str = ""
    plugin: str = ""

    def to_json(self) -> dict[str, Any]:
        """The term as plain JSON values."""
        return {
            "points": self.points,
            "label": self.label,
            "group": self.group,
            "rule": self.rule,
            "item": self.item,
            "plugin": self.plugin,
        }


@dataclass(slots=True)
class Opponent:
    """One that the seats play against without its having a seat: an automaton, the game itself.

    It takes its place in the ranking by its points. Seats with as many points tie with it, whatever else
    decides between seats. `id` is stable, `title` what a front end calls it.
    """

    id: str
    title: str
    terms: list[Term]

    @property
    def total(self) -> int:
        """The sum of its terms."""
        return sum(term.points for term in self.terms)

    def to_json(self) -> dict[str, Any]:
        """Its score as plain JSON values."""
        return {
            "opponent": self.id,
            "title": self.title,
            "total": self.total,
            "terms": [term.to_json() for term in self.terms],
        }


@dataclass(slots=True)
class Goal:
    """Something a seat may strive for: a requirement, what meeting it is worth, and what it is called."""

    requirement: Requirement
    points: float
    label: str
    item: str = ""
