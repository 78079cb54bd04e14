"""What to show: everybody's incense, and the prophecies as far as one may see them."""

from __future__ import annotations

from collections.abc import Iterator

from tablewright import State
from tablewright.scenes import Card, Cards, Counter, Counters, Scene

from .prophecies import Prophecies
from .slice import Oracle


def scenes_of(state: State, seat: int, prophecies: Prophecies) -> Iterator[Scene]:
    """The scenes for `seat`; -1 is an onlooker."""
    oracle = Oracle.of(state)
    yield Counters(
        "oracle", "The Oracle", counters=[Counter("prophecies", "prophecies left", len(oracle.deck))]
    )
    for number, side in enumerate(oracle.seats):
        yield Counters(
            f"incense-{number}",
            "Incense",
            number,
            counters=[Counter(f"incense-{number}", "incense", side.incense)],
        )
        known = side.revealed if number != seat else side.revealed + side.held
        unknown = 0 if number == seat else len(side.held)
        if known or unknown:
            cards = [_card(state, number, name, prophecies) for name in known]
            yield Cards(f"prophecies-{number}", "Prophecies", number, cards=cards, hidden=unknown)


def _card(state: State, seat: int, name: str, prophecies: Prophecies) -> Card:
    prophecy = prophecies.by_id[name]
    requirement = prophecy.requirement
    return Card(
        name,
        prophecy.title,
        requirement.describe(),
        prophecy.points,
        progress=requirement.progress(state, seat),
        lacking=requirement.why_not(state, seat),
    )
