"""What is the same in every match of a ruleset, worked out of the content once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import unusable

from .maps import Map, map_of

if TYPE_CHECKING:
    from tablewright import Item, Ruleset, State


class Tables:
    """The board, the monuments and how many pieces there are."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.options: dict[str, Any] = rules.options["tigris"]
        parts = rules.content.one("parts").data
        self.tile_counts: dict[str, int] = parts["tiles"]
        self.treasure_count: int = parts["treasures"]
        self.catastrophes: int = parts["catastrophes"]
        self.hand_size: int = parts["hand"]
        self.last_treasures: int = parts["last_treasures"]
        self.monuments: dict[str, tuple[str, str]] = {
            item.id: tuple(item.data["colours"]) for item in rules.content.all("monuments")
        }
        self.titles: dict[str, str] = {
            item.id: item.data["title"]["en"] for item in rules.content.all("monuments")
        }
        self.map: Map = map_of("/".join(boards_left(rules)[0].data["rows"]))
        self.content_ids = frozenset(item.id for item in rules.content.items())
        self.sources: dict[str, tuple[str, str]] = {}
        """What other plugins give victory points for: its title and its rule, by its id."""
        for hook in rules.hooks("point_sources"):
            self.sources |= hook(rules)
        self._signs = rules.hooks("board_signs")
        self._kept = rules.hooks("kept")
        self.why_kept = rules.hooks("why_kept")
        self.extra_points = rules.hooks("extra_points")
        self.may_commit = rules.hooks("may_commit")
        self.tiles_covered = rules.hooks("tiles_covered")

    def signs(self, rules: Ruleset, state: State) -> dict[str, tuple[str, str]]:
        """What other plugins have put on squares of the board: a character and what it means, by the square's name."""
        found: dict[str, tuple[str, str]] = {}
        squares = self.map.grid.bits
        for hook in self._signs:
            signs: dict[str, tuple[str, str]] = hook(rules, state)
            if any(square not in squares or len(sign) != 1 for square, (sign, _) in signs.items()):
                raise unusable(hook, "one character and what it means, by the names of squares", signs)
            found |= signs
        return found

    def kept(self, rules: Ruleset, state: State) -> int:
        """The squares whose tile neither a conflict nor a catastrophe removes, by other plugins' rules."""
        mask, full = 0, self.map.grid.full
        for hook in self._kept:
            squares: int = hook(rules, state)
            if squares & ~full:
                raise unusable(hook, "a mask of squares of the board", squares)
            mask |= squares
        return mask


def boards_left(rules: Ruleset) -> list[Item]:
    """The boards whose place no other one takes: there is one, or the content is refused."""
    boards = rules.content.all("boards")
    replaced = {item.data.get("replaces") for item in boards}
    return [item for item in boards if item.id not in replaced]
