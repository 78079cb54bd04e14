"""All that is worked out of the content once: pieces, cards, decks, and what other plugins say about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import unusable

from .answers import story_points, story_slots, table_laid
from .cards import Achievement, Ankh, Story, Tests, Trophy
from .effects import EFFECTS, Effect
from .layouts import Layout, Piece
from .table_lines import TableLine

if TYPE_CHECKING:
    from tablewright import Item, Ruleset, State

    from .mural import Printed


class Tables:
    """What is the same in every match of a ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        content = rules.content
        self.rules = rules
        self.options: dict[str, Any] = rules.options["base"]
        self.side: str = "A" if self.options["first_game"] else self.options["side"]
        self.supply: dict[str, Any] = content.one("supply").data
        laid = table_laid(rules)
        self.line = TableLine(content.one("tables").data, laid)
        self.mural_tiles = _pieces(content.all("mural-tiles"))
        self.cartouches = _pieces(content.all("cartouche-tiles"))
        self.cartouche_counts = {item.id: int(item.data["count"]) for item in content.all("cartouche-tiles")}
        self.murals = {item.id: item for item in content.all("murals")}
        self.pieces = {**self.mural_tiles, **self.cartouches}
        self._rule_ids = rules.content.by_id("rules").keys()
        self._printed: dict[tuple[str, str], str] = {}
        self.layouts = _Layouts(self.pieces)
        """By what is printed on a mural, all pieces laid out on its grid."""
        self._read_effects(rules)
        self._read_stories(rules)
        self._read_achievements(rules, laid["seats"])
        self._trophies: dict[str, Trophy] | None = None
        self.may_complete = rules.hooks("may_complete")
        self._markers = rules.hooks("achievement_markers")
        self.achievement_space = rules.hooks("achievement_space")

    def printed(self, mural: str, side: str) -> str:
        """The rows of a side of a mural, joined by "/"."""
        found = self._printed.get((mural, side))
        if found is None:
            rows: list[str] = self.murals[mural].data["sides"][side]["rows"]
            found = self._printed[mural, side] = "/".join("".join(row.split()) for row in rows)
        return found

    def markers(self, state: State, achievement: str, spaces: int) -> list[tuple[int, str]]:
        """The markers below an achievement with so many `spaces` that are no seat's: the space, from 0, and whose it is."""
        found: list[tuple[int, str]] = []
        for hook in self._markers:
            markers: list[tuple[int, str]] = hook(self.rules, state, achievement)
            if any(not 0 <= space < spaces for space, _ in markers):
                raise unusable(hook, f"spaces from 0 to {spaces - 1}, each with whose marker it is", markers)
            found += markers
        return found

    @property
    def trophies(self) -> dict[str, Trophy]:
        """The trophies by id; needed only after a match."""
        if self._trophies is None:
            self._trophies = {
                item.id: Trophy(item.data, self.rules.requirement(item.data["requires"]))
                for item in self.rules.content.all("trophies")
            }
        return self._trophies

    # --- the inside ---

    def _read_effects(self, rules: Ruleset) -> None:
        kinds: dict[str, type[Effect]] = {kind.name: kind for kind in EFFECTS}
        for hook in rules.hooks("provide_effects"):
            kinds.update({kind.name: kind for kind in hook()})
        self.ankhs: dict[str, Ankh] = {}
        for item in rules.content.all("ankhs"):
            ((name, args),) = item.data["effect"].items()
            rule = self._rule(item.data, "cartouche/ankh/", "cartouche/ankh/choice")
            self.ankhs[item.id] = Ankh(item.data, kinds[name](args, rules), rule)
        self.lot = max((ankh.effect.draws for ankh in self.ankhs.values()), default=0)
        """How many tiles a lot has (see `lots`)."""

    def _read_stories(self, rules: Ruleset) -> None:
        self.stories: dict[str, Story] = {}
        for item in rules.content.all("stories"):
            data = item.data
            slots, points = story_slots(rules, item), story_points(rules, item)
            rule = self._rule(data, "", f"cartouche/story/{data.get('type', 'slot')}", item)
            slot_rule = self._named_rule(item, "slot_rule", "cartouche/story/slot")
            self.stories[item.id] = Story(data, rules.requirement, rule, slots, slot_rule, points)
        self.story_tests = Tests(self.stories)
        self.slots = tuple(dict.fromkeys(slot for story in self.stories.values() for slot in story.slots))
        """The slots of the completed area that a story may go to."""
        self.deck = tuple(story.id for story in self.stories.values() if not story.starting)
        self.starting_deck = tuple(story.id for story in self.stories.values() if story.starting)

    def _read_achievements(self, rules: Ruleset, seats: int) -> None:
        sides = rules.content.one("achievement-board").data["sides"]
        side = next((side for side in sides if seats in side["seats"]), sides[-1])
        self.achievements: dict[str, Achievement] = {}
        for data in side["story_achievements"]:
            rule = self._rule(data, "cartouche/achievement/", "cartouche/achievement/when")
            self.achievements[data["id"]] = Achievement(data, rules.requirement, rule, True)
        for card in rules.content.all("achievements"):
            data = card.data
            rule = self._rule(data, "cartouche/card/", "cartouche/achievement/when", card)
            self.achievements[card.id] = Achievement(data, rules.requirement, rule, False)
        self.achievement_tests = Tests(self.achievements)
        self.printed_achievements = tuple(one.id for one in self.achievements.values() if one.printed)
        self.achievement_deck = tuple(one.id for one in self.achievements.values() if not one.printed)
        slots = [*side["story_achievements"], *side["card_slots"]]
        self.card_slots = len(side["card_slots"])
        self.spaces: list[list[int]] = [slot["spaces"] for slot in slots]
        """The points of the spaces of each slot of the board: of the printed achievements, then of the cards."""

    def _rule(self, data: dict[str, Any], start: str, otherwise: str, item: Item | None = None) -> str:
        """The rule that an item comes from: the one it names, or one of its own name, or the general one."""
        named: str = start + data["id"]
        if named not in self._rule_ids:
            named = otherwise
        return named if item is None else self._named_rule(item, "rule", named)

    def _named_rule(self, item: Item, key: str, otherwise: str) -> str:
        """The rule that a card names under a key, which must be there; without one another."""
        if key not in item.data:
            return otherwise
        return self.rules.content.get("rules", item.data[key], item.place(key)).id


class _Layouts(dict["Printed", Layout]):
    """Layouts are made when the first mural of their size is met."""

    __slots__ = ("_pieces",)

    def __init__(self, pieces: dict[str, Piece]) -> None:
        super().__init__()
        self._pieces = pieces

    def __missing__(self, printed: Printed) -> Layout:
        grid = printed.grid
        known = next((layout for layout in self.values() if layout.grid == grid), None)
        found = self[printed] = known or Layout(grid, self._pieces)
        return found


def _pieces(items: tuple[Item, ...]) -> dict[str, Piece]:
    return {
        item.id: Piece(item.id, item.data.get("title", {}).get("en", item.id), item.data["rows"])
        for item in items
    }
