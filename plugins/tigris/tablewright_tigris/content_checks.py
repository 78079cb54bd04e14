"""What is wrong with content that no schema can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright import Problem

from .maps import SPECIAL, TEMPLE
from .tables import boards_left

if TYPE_CHECKING:
    from tablewright import Item, Ruleset


def problems(rules: Ruleset) -> Iterator[Problem]:
    """Every problem of the boards and of how many pieces there are."""
    boards = rules.content.all("boards")
    known = {item.id for item in boards}
    for item in boards:
        yield from _board(item, known, rules)
    left = boards_left(rules)
    if len(left) != 1:
        yield Problem(
            "TW-CONTENT-SEVERAL",
            "it is not clear which board is played on",
            (left or boards)[-1].place("id"),
            expected="one board that no other one replaces",
            found=", ".join(f"{item.id} ({item.plugin})" for item in left or boards),
            hint='a board that is to be used instead of another one names it: "replaces": "standard"',
        )


def _board(item: Item, known: set[str], rules: Ruleset) -> Iterator[Problem]:
    rows: list[str] = item.data["rows"]
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            yield Problem(
                "TW-CONTENT-ROWS",
                f"the rows of the board {item.id} are not equally long",
                item.place("rows", number),
                expected=f"{len(rows[0])} characters",
                found=str(len(row)),
            )
    temples = sum(row.count(TEMPLE) + row.count(SPECIAL) for row in rows)
    treasures = rules.content.one("parts").data["treasures"]
    if temples > treasures:
        yield Problem(
            "TW-CONTENT-COUNT",
            f"the board {item.id} has more temples in the beginning than there are treasures for them",
            item.place("rows"),
            expected=f"at most {treasures}",
            found=str(temples),
        )
    replaced = item.data.get("replaces")
    if replaced is not None and replaced not in known:
        yield Problem(
            "TW-CONTENT-UNKNOWN-ID",
            f"the board {item.id} takes the place of one that is not there",
            item.place("replaces"),
            expected=", ".join(sorted(known - {item.id})) or "the id of a board",
            found=str(replaced),
        )
