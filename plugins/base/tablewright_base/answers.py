"""What other plugins answer to the hooks of this one, as far as an annotation cannot say what it may be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tablewright import unusable

if TYPE_CHECKING:
    from tablewright import Item, Ruleset

LAID = ("seats", "deck", "cards", "tiles")
"""What `table_for` may speak of."""


def table_laid(rules: Ruleset) -> dict[str, int]:
    """For how many seats the table is laid, and what is otherwise than in the line for so many (`table_for`)."""
    laid = {"seats": rules.seats}
    known = [line["seats"] for line in rules.content.one("tables").data["by_seats"]]
    for hook in rules.hooks("table_for"):
        answer: dict[str, int] = hook(rules)
        if not answer.keys() <= set(LAID):
            raise unusable(hook, f"of {', '.join(LAID)} those that are otherwise", answer)
        if "seats" in answer and answer["seats"] not in known:
            raise unusable(
                hook, f"seats that the tables have a line for: {', '.join(map(str, known))}", answer
            )
        if min(answer.values(), default=1) < 1:
            raise unusable(hook, "numbers from 1 on", answer)
        laid.update(answer)
    return laid


def story_slots(rules: Ruleset, story: Item) -> tuple[str, ...]:
    """The slots, one of which a story is put into when it is completed."""
    slots: Iterable[str] = story.data.get("slots") or (story.data["type"],)
    for hook in rules.hooks("story_slots"):
        slots = hook(rules, story) or slots
    return tuple(slots)


def story_points(rules: Ruleset, story: Item) -> int:
    """What a completed story scores in the end."""
    points: int = story.data["points"]
    for hook in rules.hooks("story_points"):
        answer: int | None = hook(rules, story, points)
        if answer is not None:
            if answer < 0:
                raise unusable(hook, "points, 0 or more, or None", answer)
            points = answer
    return points


def most_points(rules: Ruleset) -> dict[str, int]:
    """The most points that each plugin says that it could give one seat, by the plugin's id."""
    bounds: dict[str, int] = {}
    for hook in rules.hooks("most_points"):
        bounds[hook.plugin] = hook(rules)
        if bounds[hook.plugin] < 0:
            raise unusable(hook, "points, 0 or more", bounds[hook.plugin])
    return bounds
