"""How many icons murals have: what asks for more can never be met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablewright_base.mural import ICONS

if TYPE_CHECKING:
    from tablewright import Ruleset

_LETTERS = dict(zip(ICONS, "cshk", strict=True))


def most_printed(rules: Ruleset) -> dict[str, int]:
    """The most icons of each type on one side of a mural of the content; empty where there are no murals."""
    most: dict[str, int] = {}
    for item in rules.content.all("murals"):
        for side in item.data["sides"].values():
            rows = "".join(side["rows"])
            for icon, letter in _LETTERS.items():
                most[icon] = max(most.get(icon, 0), rows.count(letter))
    return most


def refuse_more_than_printed(rules: Ruleset, asked: Sequence[tuple[str, tuple[str | int, ...]]]) -> None:
    """Raise ValueError at the first icon that is one too many, of those `asked`, each with the keys that lead to it."""
    left = most_printed(rules)
    if not left:
        return
    most = dict(left)
    for icon, keys in asked:
        left[icon] -= 1
        if left[icon] < 0:
            raise ValueError(f"no mural has more than {most[icon]} icons of the type {icon}", *keys)
