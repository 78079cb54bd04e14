"""An automaton, read from its content."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .choosing import Chosen

NEVER = 0


@dataclass(frozen=True, slots=True)
class Limits:
    """What completing an achievement costs, how often it is possible, and what it means for the player."""

    needed: int
    discards: int
    times: int
    alone_from: int
    closed_after: int

    @classmethod
    def of(cls, data: dict[str, Any], what: str) -> Limits:
        """The limits in a line about `what`: stories or tiles."""
        needed = data[what]
        return cls(
            needed,
            min(data.get("discards", needed), needed),
            data.get("times", 1),
            data.get("alone_from", NEVER),
            data.get("closed_after", NEVER),
        )

    def allow(self, done: int, player_has: bool) -> bool:
        """Whether it may be completed once more after `done` times, the player having completed it or not."""
        again = done + 1
        return again <= self.times and not (self.alone_from and again >= self.alone_from and player_has)


@dataclass(frozen=True, slots=True)
class StoryLine:
    """An achievement that is completed with stories."""

    achievement: str
    slots: tuple[str, ...]
    limits: Limits
    slot_completed: bool


class Automaton:
    """The table of an opponent."""

    __slots__ = (
        "_open_slots",
        "_tiles",
        "ankhs",
        "cards",
        "head_start",
        "id",
        "setup",
        "stories",
        "title",
    )

    def __init__(self, found: Chosen) -> None:
        data = found.data
        self.id: str = found.item.id
        self.title: str = data["title"]["en"]
        self.setup: dict[str, int] = data["setup"]
        self.ankhs: int = data["ankhs"]
        self.head_start: dict[str, int] = data.get("head_start", {})
        self.cards = Limits.of(data["cards"], "tiles")
        self.stories = tuple(
            StoryLine(
                line["achievement"],
                tuple(line["slots"]),
                Limits.of(line, "stories"),
                line.get("slot_completed", False),
            )
            for line in data["stories"]
        )
        self._tiles: list[dict[str, Any]] = data["tiles"]
        self._open_slots = sorted((line["points"], line["slot"]) for line in data["open_slots"])

    def above(self, glyphs: frozenset[str]) -> int | None:
        """The slot, from 0, above which a tile with these types of glyphs goes; None where no line fits it."""
        amount = "one" if len(glyphs) == 1 else "several"
        for line in self._tiles:
            if line.get("glyphs", amount) == amount and glyphs <= set(line.get("among", glyphs)):
                return int(line["above"]) - 1
        return None

    def slot(self, slots: tuple[str, ...], points: int) -> str:
        """The slot, one of `slots`, for a story with so many points printed on it (solo/pyramid/slots)."""
        if len(slots) == 1:
            return slots[0]
        found = self._open_slots[0][1]
        for least, slot in self._open_slots:
            if least <= points:
                found = slot
        return found if found in slots else slots[0]
