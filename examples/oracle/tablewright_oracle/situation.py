"""The situation of a scenario: what stands under ``"oracle"``. Its form is in `schemas/situation.schema.json`."""

from __future__ import annotations

from typing import Any

from .slice import Oracle


def bring(oracle: Oracle, data: dict[str, Any]) -> None:
    """Bring the slice, as it is before the set-up, into the situation. Raises ValueError for what cannot be."""
    left = list(oracle.deck)
    for number, seat in enumerate(oracle.seats):
        given = data.get("seats", {}).get(str(number), {})
        seat.incense = given.get("incense", 0)
        seat.held = _taken(left, given.get("held", ()), "seats", str(number), "held")
        seat.revealed = _taken(left, given.get("revealed", ()), "seats", str(number), "revealed")
    for name in data.get("seats", {}):
        if int(name) >= len(oracle.seats):
            raise ValueError(f"there is no seat {name}", "seats", name)
    # The deck is drawn from at its end, and a scenario names the next card first.
    wanted = _taken(left, data["deck"], "deck") if "deck" in data else tuple(left)
    oracle.deck = wanted[::-1]


def _taken(left: list[str], names: Any, *place: str | int) -> tuple[str, ...]:
    for index, name in enumerate(names):
        if name not in left:
            raise ValueError(f"there is no prophecy '{name}', or it lies elsewhere", *place, index)
        left.remove(name)
    return tuple(names)
