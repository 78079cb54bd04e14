"""The figures of many trials: how often an item was completed, when, and for how many points."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from .trials import Completion, Trial

_TWO_SIDED_95 = 1.96


@dataclass(frozen=True, slots=True)
class Figures:
    """One item (or several together) in the matches of one bot.

    `open` counts the seats that could have completed it, over `matches` matches in which it came up.
    """

    matches: int
    open: int
    completed: tuple[Completion, ...]

    @property
    def share(self) -> float:
        """The part of the seats that could and did, from 0 to 1."""
        return len(self.completed) / self.open if self.open else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies with 95 % confidence, by Wilson's formula."""
        if not self.open:
            return 0.0, 1.0
        z2, of = _TWO_SIDED_95**2, self.open
        middle = self.share + z2 / (2 * of)
        half = _TWO_SIDED_95 * math.sqrt(self.share * (1 - self.share) / of + z2 / (4 * of * of))
        return max(0.0, (middle - half) / (1 + z2 / of)), min(1.0, (middle + half) / (1 + z2 / of))

    def points(self) -> list[int]:
        """What each completion scored."""
        return [done.points for done in self.completed]

    def rounds(self) -> list[int]:
        """In which round each completion fell."""
        return [done.round for done in self.completed]

    def parts(self) -> list[float]:
        """After which part of the match each completion fell, from 0 to 1."""
        return [done.part for done in self.completed]

    def to_json(self) -> dict[str, Any]:
        """The figures as plain JSON values; means are null where there is nothing to take them of."""
        done = self.completed
        return {
            "matches": self.matches,
            "open": self.open,
            "completed": len(done),
            "share": round(self.share, 3),
            "interval": [round(bound, 3) for bound in self.interval],
            "round": round(fmean(self.rounds()), 2) if done else None,
            "rounds": [min(self.rounds()), max(self.rounds())] if done else None,
            "part_of_match": round(fmean(self.parts()), 2) if done else None,
            "points": round(fmean(self.points()), 2) if done else None,
            "points_from_to": [min(self.points()), max(self.points())] if done else None,
        }


def figures(item: str, trials: Iterable[Trial]) -> Figures:
    """The figures of one item."""
    matches = open_ = 0
    completed: list[Completion] = []
    for trial in trials:
        seats = [
            seat for seat, there in enumerate(trial.open) if item in there or item in trial.completed[seat]
        ]
        matches += bool(seats)
        open_ += len(seats)
        completed += [trial.completed[seat][item] for seat in seats if item in trial.completed[seat]]
    return Figures(matches, open_, tuple(completed))


def together(several: Sequence[Figures]) -> Figures:
    """The figures of several items as if they were one."""
    return Figures(
        sum(one.matches for one in several),
        sum(one.open for one in several),
        tuple(done for one in several for done in one.completed),
    )
