"""What is wrong with content that no schema can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright import Problem

if TYPE_CHECKING:
    from tablewright import Item, Ruleset


def problems(rules: Ruleset) -> Iterator[Problem]:
    """Every building of a colour that has one already."""
    first: dict[str, Item] = {}
    for item in rules.content.all("buildings"):
        colour = item.data["colour"]
        other = first.setdefault(colour, item)
        if other is not item:
            yield Problem(
                "TW-TIGRIS-BUILDINGS-COLOUR",
                f"the buildings {other.id} and {item.id} have the same colour",
                item.place("colour"),
                expected="one building for each colour",
                found=f"{colour}, which {other.id} of {other.plugin} has",
                hint="give it a colour that no other building has, or leave it out",
            )
