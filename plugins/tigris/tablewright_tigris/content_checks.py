"""What is wrong with content that no schema can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright import Problem

from .maps import SPECIAL, TEMPLE
from .scoring import SOURCES
from .spheres import RED
from .tables import boards_left

if TYPE_CHECKING:
    from tablewright import Item, Place, Ruleset


def problems(rules: Ruleset) -> Iterator[Problem]:
    """Every problem of the boards, of how many pieces there are, and of what gives points."""
    boards = rules.content.by_id("boards")
    for item in boards.values():
        yield from _rows(item)
        yield from _temples(item, rules)
    unknown = [item for item in boards.values() if item.data.get("replaces", item.id) not in boards]
    for item in unknown:
        yield rules.content.unknown("boards", item.data["replaces"], item.place("replaces"))
    if not unknown:
        yield from _which_board(boards, rules)
    yield from _sources(rules)


def _rows(item: Item) -> Iterator[Problem]:
    rows: list[str] = item.data["rows"]
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            yield Problem(
                "TW-TIGRIS-ROWS",
                f"row {number + 1} of the board '{item.id}' is of another length",
                item.place("rows", number),
                expected=f"{len(rows[0])} characters, like the first row",
                found=str(len(row)),
            )


def _temples(item: Item, rules: Ruleset) -> Iterator[Problem]:
    temples = sum(row.count(TEMPLE) + row.count(SPECIAL) for row in item.data["rows"])
    parts = rules.content.one("parts").data
    treasures, tiles, last = parts["treasures"], parts["tiles"][RED], parts["last_treasures"]
    most = min(treasures, tiles)
    if temples > most:
        yield Problem(
            "TW-TIGRIS-TEMPLES",
            f"the board '{item.id}' has more temples in the beginning than there are pieces for them",
            item.place("rows"),
            expected=f"at most {most}: there are {treasures} treasures and {tiles} {RED} tiles",
            found=str(temples),
            hint=f"draw land ('.') in the place of {temples - most} of them",
        )
    if 0 < temples <= last:
        yield Problem(
            "TW-TIGRIS-TEMPLES",
            f"on the board '{item.id}' a match would be over with the first turn",
            item.place("rows"),
            expected=f"at least {last + 1} temples: with {last} treasures left a match ends",
            found=str(temples),
            hint=f"draw more temples, '{TEMPLE}', or '{SPECIAL}' for the special border",
        )


def _which_board(boards: dict[str, Item], rules: Ruleset) -> Iterator[Problem]:
    for item in boards.values():
        line = [item.id]
        while (replaced := boards[line[-1]].data.get("replaces")) and replaced not in line:
            line.append(replaced)
        if replaced == item.id:
            yield Problem(
                "TW-TIGRIS-BOARD",
                f'"replaces" leads in a circle: {" → ".join([*line, replaced])}',
                item.place("replaces"),
                expected="one board that no other one replaces",
                hint='take "replaces" out of one of them',
            )
            return
    left = boards_left(rules)
    if len(left) > 1:
        yield Problem(
            "TW-TIGRIS-BOARD",
            f"it is not clear on which of {len(left)} boards is played",
            left[-1].place("id"),
            expected="one board that no other one replaces",
            found=", ".join(f"{item.id} of {item.plugin}" for item in left),
            hint=f'where {left[-1].id} is to be played on, write into it: "replaces": "{left[0].id}"',
        )


def _sources(rules: Ruleset) -> Iterator[Problem]:
    """Points are kept by the id of what gave them: two of one id would be counted as one, and told as one."""
    given = [(source, title, "tigris") for source, (title, _) in SOURCES.items()]
    given += [(item.id, item.data["title"]["en"], item.plugin) for item in rules.content.all("monuments")]
    for hook in rules.hooks("point_sources"):
        given += [(source, title, hook.plugin) for source, (title, _) in hook(rules).items()]
    first: dict[str, tuple[str, str]] = {}
    for source, title, plugin in given:
        other, others = first.setdefault(source, (title, plugin))
        if (other, others) != (title, plugin):
            yield Problem(
                "TW-TIGRIS-SOURCE",
                f"two things that give victory points have the id '{source}'",
                _place_of(source, (plugin, others), rules),
                expected="an id of its own for each",
                found=f"{other} of {others}, {title} of {plugin}",
                hint="give one of them another id",
            )


def _place_of(source: str, plugins: tuple[str, str], rules: Ruleset) -> Place | None:
    """Where the id stands in the content of the one of the two plugins that comes later: it could have known."""
    found = [
        item
        for item in rules.content.items()
        if item.id == source and item.plugin in plugins and item.kind != "rules"
    ]
    found.sort(
        key=lambda item: rules.order.index(item.plugin) if item.plugin in rules.order else len(rules.order)
    )
    return found[-1].place("id") if found else None
