"""The most that any match could give: what a card may ask for, worked out of the content.

Other plugins hold their own words against it with `beyond_reach`, from their `check_content`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from tablewright import Problem

from .answers import most_points, story_points, story_slots
from .mural import ICON_LETTERS, ICONS, REEDS_LETTER

if TYPE_CHECKING:
    from tablewright import Item, Ruleset

Pointer = tuple[str | int, ...]

HERE = "base"
ALL = "all"
"""In limits: what the parts of an ``all`` ask for together."""


class TooMuch(NamedTuple):
    """A number that no match can reach: where it stands under the word, what is meant, and why there is no more."""

    pointer: Pointer
    asked: int
    most: int
    what: str
    why: str


Limit = Callable[["Reach", Any], Iterator[TooMuch]]
"""What of the arguments of a word is out of reach."""


class Reach:
    """The most of everything, over all murals and whatever the cards of a match are."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules, self._content = rules, rules.content

    @cached_property
    def icons(self) -> Counter[str]:
        """Of each icon, as many as the mural shows that has most of them."""
        most = Counter[str]()
        for rows in self._sides:
            most |= _icons_on(rows)
        return most

    @cached_property
    def icons_together(self) -> int:
        """Icons of all kinds on one mural."""
        return max((_icons_on(rows).total() for rows in self._sides), default=0)

    @cached_property
    def sizes(self) -> list[tuple[int, int]]:
        """Rows and columns of each side of each mural."""
        return [(sum(not row.startswith(REEDS_LETTER) for row in rows), len(rows[0])) for rows in self._sides]

    @cached_property
    def size(self) -> tuple[int, int]:
        """The most rows and the most columns of any mural."""
        return max((rows for rows, _ in self.sizes), default=0), max(
            (wide for _, wide in self.sizes), default=0
        )

    @cached_property
    def tokens(self) -> dict[str, int]:
        """Of each icon, the tokens in the box."""
        return dict(self._content.one("supply").data["tokens"])

    @cached_property
    def scarabs(self) -> int:
        """The scarabs in the box."""
        return int(self._content.one("supply").data["scarabs"])

    def stories(self, slot: str = "") -> int:
        """Stories that one seat could complete, in a slot or in all."""
        tables = self._content.one("tables").data
        rounds = max(self._rules.options.get("base", {}).get("rounds", 0), tables["rounds"])
        drafted = rounds * max(line["drafts"] for line in tables["by_seats"])
        most: int = tables["starting_stories"] + drafted
        return min(most, self._slots[slot] if slot else self._slots.total())

    @cached_property
    def achievements(self) -> int:
        """Achievements that one seat could complete: each takes an ankh."""
        sides = self._content.one("achievement-board").data["sides"]
        board = max(len(side["story_achievements"]) + len(side["card_slots"]) for side in sides)
        return min(board, len(self._content.all("ankhs")))

    @cached_property
    def points(self) -> int | None:
        """Points that one seat could score; None where a plugin gives points and does not say how many at most."""
        scoring = {hook.plugin for hook in self._rules.hooks("score")} - {HERE}
        bounds = most_points(self._rules)
        if scoring - bounds.keys():
            return None
        stories = sorted(map(self._story_points, self._content.all("stories")), reverse=True)
        sides = self._content.one("achievement-board").data["sides"]
        achievements: int = max(
            sum(sorted(map(_best_space, _spaces(side)), reverse=True)[: self.achievements]) for side in sides
        )
        tables = self._content.one("tables").data
        scarabs = self.scarabs + sum(self.tokens.values()) // tables["exchange"]["tokens"]
        for_scarabs: int = scarabs * tables["scarab_points"]
        return sum(stories[: self.stories()]) + achievements + for_scarabs + sum(bounds.values())

    def _story_points(self, story: Item) -> int:
        return story_points(self._rules, story)

    @cached_property
    def _sides(self) -> list[list[str]]:
        return [
            ["".join(row.split()) for row in side["rows"]]
            for mural in self._content.all("murals")
            for side in mural.data["sides"].values()
        ]

    @cached_property
    def _slots(self) -> Counter[str]:
        return Counter(
            slot for story in self._content.all("stories") for slot in story_slots(self._rules, story)
        )


def beyond_reach(rules: Ruleset, limits: Mapping[str, Limit]) -> Iterator[Problem]:
    """The requirements of all content that ask for more than any match could give, by the words in `limits`."""
    reach = Reach(rules)
    for item in rules.content.items():
        for pointer, tree in _requirements(item.data, ()):
            for word, args, at in _words(tree, pointer):
                for over in limits[word](reach, args) if word in limits else ():
                    yield _problem(item, at, over)


def _problem(item: Item, at: Pointer, over: TooMuch) -> Problem:
    return Problem(
        "TW-CARTOUCHE-IMPOSSIBLE",
        f"'{item.id}' asks for more {over.what}",
        item.place(*at, *over.pointer),
        expected=f"at most {over.most}",
        found=str(over.asked),
        hint=over.why,
    )


def _requirements(value: Any, pointer: Pointer) -> Iterator[tuple[Pointer, dict[str, Any]]]:
    """What stands under "requires", wherever in an item that is."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "requires" and isinstance(inner, dict):
                yield (*pointer, key), inner
            else:
                yield from _requirements(inner, (*pointer, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _requirements(inner, (*pointer, index))


def _words(tree: dict[str, Any], pointer: Pointer) -> Iterator[tuple[str, Any, Pointer]]:
    """The words of a requirement with their arguments and places. What must not be so may be out of reach."""
    ((word, args),) = tree.items()
    at = (*pointer, word)
    if word == ALL:
        yield word, args, at
    if word in (ALL, "any"):
        for index, part in enumerate(args):
            yield from _words(part, (*at, index))
    elif word == "at_least":
        for index, part in enumerate(args["of"]):
            yield from _words(part, (*at, "of", index))
    elif word != "not":
        yield word, args, at


def _spaces(side: dict[str, Any]) -> list[list[int]]:
    """The points of the spaces below each achievement on a side of the board."""
    return [below["spaces"] for below in (*side["story_achievements"], *side["card_slots"])]


def _best_space(spaces: list[int]) -> int:
    return max(spaces, default=0)


def _icons_on(rows: list[str]) -> Counter[str]:
    shown = Counter("".join(rows))
    return Counter({icon: shown[letter] for icon, letter in zip(ICONS, ICON_LETTERS, strict=True)})


__all__ = ["Limit", "Reach", "TooMuch", "beyond_reach"]
