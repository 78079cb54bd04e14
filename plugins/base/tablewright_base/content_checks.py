"""What is wrong with content that no schema can see: pieces, boards, numbers and names that do not fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from tablewright import Problem
from tablewright.boards import Shape

from .mural import REEDS_LETTER
from .reach import beyond_reach
from .tile_rows import row_problems
from .words.limits import LIMITS

if TYPE_CHECKING:
    from tablewright import Content, Item, Ruleset

SCARAB = "scarab"
NAMING_RULES = ("stories", "achievements", "ankhs")


def problems(rules: Ruleset) -> Iterator[Problem]:
    """Every problem of the content of Cartouche and its expansions, wherever it stands."""
    content = rules.content
    yield from _murals(content)
    yield from _pieces(content, rules.order)
    # A scenario's own cards, which are no plugin's, may stand in the place of others; its box is not counted.
    if all(item.plugin in rules.order for item in content.items()):
        yield from _box(content)
    yield from _tables(content)
    yield from _names(content)
    yield from beyond_reach(rules, LIMITS)
    for tree in _requirements(content):
        rules.requirement(tree)  # in a match only when it is needed; what is wrong is told before it


def _requirements(content: Content) -> Iterator[dict[str, Any]]:
    for kind in ("stories", "achievements", "trophies"):
        for item in content.all(kind):
            yield item.data["requires"]
    for board in content.all("achievement-board"):
        for side in board.data["sides"]:
            for achievement in side["story_achievements"]:
                yield achievement["requires"]


def _problem(code: str, message: str, item: Item, *pointer: str | int, **more: str) -> Problem:
    return Problem(code, message, item.place(*pointer), **more)


# --- boards and pieces -----------------------------------------------------------------------------------------------


def _murals(content: Content) -> Iterator[Problem]:
    for item in content.all("murals"):
        for side, data in item.data["sides"].items():
            lines = ["".join(row.split()) for row in data["rows"]]
            length = len(lines[0])
            for index, line in enumerate(lines):
                if len(line) != length:
                    yield _problem(
                        "TW-CARTOUCHE-MURAL",
                        f"row {index + 1} of side {side} of the mural '{item.id}' is of another length",
                        item,
                        *("sides", side, "rows", index),
                        expected=f"{length} squares, like the first row",
                        found=str(len(line)),
                    )
            reeds = sum(line.startswith(REEDS_LETTER) for line in lines)
            if reeds != 1 or len(lines) < 2:
                yield _problem(
                    "TW-CARTOUCHE-MURAL",
                    f"side {side} of the mural '{item.id}' has no reeds, or more than one line of them, or no squares",
                    item,
                    *("sides", side, "rows"),
                    expected=f"one row of '{REEDS_LETTER}' beside rows of squares",
                    found=f"{reeds} rows of '{REEDS_LETTER}' in {len(lines)}",
                )


def _pieces(content: Content, order: list[str]) -> Iterator[Problem]:
    sides = [
        (item, side, *_size(data["rows"]))
        for item in content.all("murals")
        for side, data in item.data["sides"].items()
    ]
    cramped: set[tuple[str, str]] = set()
    for kind in ("mural-tiles", "cartouche-tiles"):
        for item in content.all(kind):
            try:
                shape = Shape(item.data["rows"])
            except ValueError as error:
                yield _problem("TW-CARTOUCHE-TILE", f"'{item.id}' is no tile: {error}", item, "rows")
                continue
            yield from row_problems(item)
            tight = [one for one in sides if not _fits(shape, one[2], one[3])]
            # Whoever comes later has to go with what is there.
            for mural, side, *_ in [one for one in tight if _later(one[0], item, order)]:
                if (mural.id, side) not in cramped:
                    cramped.add((mural.id, side))
                    message = f"side {side} of the mural '{mural.id}' has no room for the tile '{item.id}'"
                    yield _problem("TW-CARTOUCHE-MURAL", message, mural, "sides", side, "rows")
                tight = [one for one in tight if one[0] is not mural]
            if tight:
                smallest = min(f"{height} by {width}" for _, _, height, width in tight)
                message = f"'{item.id}' is larger than a mural"
                yield _problem(
                    "TW-CARTOUCHE-TILE", message, item, "rows", expected=f"at most {smallest} squares"
                )


def _size(rows: list[str]) -> tuple[int, int]:
    """The rows and columns of squares on a side of a mural."""
    return sum(not row.startswith(REEDS_LETTER) for row in rows), len("".join(rows[0].split()))


def _fits(shape: Shape, height: int, width: int) -> bool:
    return any(way.height <= height and way.width <= width for way in shape.orientations)


def _later(one: Item, other: Item, order: list[str]) -> bool:
    return (
        one.plugin in order and other.plugin in order and order.index(one.plugin) > order.index(other.plugin)
    )


# --- numbers ---------------------------------------------------------------------------------------------------------

_COUNTED: dict[str, Callable[[dict[str, Any], Callable[[str], list[Item]]], int]] = {
    "mural-tiles": lambda supply, of: len(of("mural-tiles")),
    "murals": lambda supply, of: len(of("murals")),
    "stories": lambda supply, of: sum(not item.data["starting"] for item in of("stories")),
    "starting-stories": lambda supply, of: sum(item.data["starting"] for item in of("stories")),
    "cartouche-tiles": lambda supply, of: sum(item.data["count"] for item in of("cartouche-tiles")),
    "tokens": lambda supply, of: sum(supply["tokens"].values()),
    "ankhs": lambda supply, of: supply["ankhs_per_seat"] * len(of("murals")),
}
"""What the list of what is in the box counts, and how it is counted: in the files of the plugin with the list."""


def _box(content: Content) -> Iterator[Problem]:
    box = content.one("supply")

    def of(kind: str) -> list[Item]:
        return [item for item in content.all(kind) if item.plugin == box.plugin]

    for name, said in box.data["box"].items():
        there = _COUNTED[name](box.data, of)
        if said != there:
            yield _problem(
                "TW-CARTOUCHE-COUNT",
                f"the box does not hold as many {name} as its list says",
                box,
                *("box", name),
                expected=f"{there}, as many as the content of {box.plugin} has",
                found=str(said),
                hint=f"write {there}, or mend the content",
            )
    ankhs = len(of("ankhs"))
    if box.data["ankhs_per_seat"] != ankhs:
        yield _problem(
            "TW-CARTOUCHE-COUNT",
            "each seat has one ankh of each kind",
            box,
            "ankhs_per_seat",
            expected=f"{ankhs}, as many as the content of {box.plugin} has",
            found=str(box.data["ankhs_per_seat"]),
            hint=f"write {ankhs}, or mend the content",
        )


def _tables(content: Content) -> Iterator[Problem]:
    item = content.one("tables")
    tables = item.data
    stories = Counter(story.data["starting"] for story in content.all("stories"))
    lines = Counter(line["seats"] for line in tables["by_seats"])
    for index, line in enumerate(tables["by_seats"]):
        seats, rounds = line["seats"], tables["rounds"]
        needed, starting = line["cards"] * rounds, seats * tables["starting_stories"]
        wrong = [
            (
                "seats",
                lines[seats] > 1,
                f"there are two lines for {seats} seats",
                "one line for each number of seats",
                str(lines[seats]),
                "take one of them out",
            ),
            (
                "deck",
                line["deck"] < needed,
                f"the deck for {seats} seats does not last all {rounds} rounds",
                f"at least {needed}: {line['cards']} cards in each round",
                str(line["deck"]),
                f'write "deck": {needed}, or deal fewer cards',
            ),
            (
                "deck",
                line["deck"] > stories[False],
                f"there are fewer cards than the deck for {seats} seats has",
                f"at most {stories[False]}: so many stories are there",
                str(line["deck"]),
                f'write "deck": {stories[False]}, or add stories',
            ),
            (
                "seats",
                starting > stories[True],
                f"there are too few starting stories for {seats} seats",
                f"at most {stories[True]} in all: so many starting stories are there",
                str(starting),
                "deal fewer to each seat, or add starting stories",
            ),
        ]
        for key, is_wrong, message, expected, found, hint in wrong:
            if is_wrong:
                place = ("by_seats", index, key)
                yield _problem(
                    "TW-CARTOUCHE-TABLE", message, item, *place, expected=expected, found=found, hint=hint
                )


# --- names -----------------------------------------------------------------------------------------------------------


def _names(content: Content) -> Iterator[Problem]:
    """Ids that nothing defines."""
    tables = content.one("tables")
    for index, name in enumerate(tables.data["exchange"]["for"]):
        if name != SCARAB and name not in content.by_id("cartouche-tiles"):
            yield content.unknown("cartouche-tiles", name, tables.place("exchange", "for", index))
    for item in content.all("ankhs"):
        for name in item.data["effect"].get("gain", ()):
            if name != SCARAB and name not in content.by_id("cartouche-tiles"):
                yield content.unknown("cartouche-tiles", name, item.place("effect", "gain", name))
    rules = content.by_id("rules")
    for kind in NAMING_RULES:
        for item in content.all(kind):
            if "rule" in item.data and item.data["rule"] not in rules:
                yield content.unknown("rules", item.data["rule"], item.place("rule"))
