"""Telling people what happened and how it stands: events in a game's own words, and points as a seat may know them.

No words of a game know what players are called: where one is meant, `seat_name` puts a mark into the text, and whoever
shows it puts a name there with `with_names`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tablewright.rules.failures import FAILURES, blame

if TYPE_CHECKING:
    from tablewright.rules.ruleset import Ruleset
    from tablewright.state.state import State

_SEAT = re.compile(r"\{seat (\d+)\}")


def seat_name(seat: int) -> str:
    """What stands for the name of a seat in a text: ``{seat 1}``."""
    return f"{{seat {seat}}}"


def with_names(text: str, names: Sequence[str]) -> str:
    """The text with the names of the seats in it; a seat that has none there is called "seat 3"."""
    if "{seat" not in text:
        return text
    return _SEAT.sub(
        lambda found: names[seat] if (seat := int(found[1])) < len(names) else f"seat {seat}", text
    )


def told(rules: Ruleset, event: dict[str, Any]) -> str | None:
    """An event in the words of the first plugin that has any; "" where it says that nothing need be told of it.

    `event` is one that `Match.events_since` gives. None: no plugin has words for it.
    """
    try:
        for hook in rules.hooks("tell"):
            words = hook(rules, event)
            if words is not None:
                return str(words)
    except FAILURES as error:
        blame(error, rules)
    return None


def points_hidden(rules: Ruleset) -> bool:
    """Whether the game hides the points of a seat from the others until the end (``"points": "hidden"``)."""
    return bool(rules.content.one("game").data.get("points") == "hidden")


def points_seen(rules: Ruleset, state: State, viewer: int) -> list[int | None]:
    """What each seat would have if the match ended now, as `viewer` (-1: an onlooker) may know it; None: it may not.

    Once the match is over, everybody may know all of it. An empty list where nobody has points.
    """
    if not rules.scored:
        return []
    open_ = not points_hidden(rules) or state.flow.result is not None
    return [
        rules.points(state, seat) if open_ or seat == viewer else None for seat in range(state.flow.seats)
    ]
