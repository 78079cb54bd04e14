"""Which tiles decide a conflict: only those may be committed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Refusal
from tablewright_tigris import Tigris, strength

if TYPE_CHECKING:
    from tablewright import State


def why_not(state: State, seat: int, number: int) -> Refusal | None:
    """Why `seat` may not commit `number` tiles to the conflict at hand; none may be committed always."""
    if not number:
        return None
    tigris = Tigris.of(state)
    conflict = tigris.conflict
    if seat == conflict.attacker:
        needed = strength(tigris, conflict.defender) + 1 - strength(tigris, seat)
        if number >= needed:
            return None
        text = f"It takes at least {needed} to be stronger than the defender is now; commit so many, or none."
        return Refusal("tigris-english/attacker", text)
    needed = strength(tigris, conflict.attacker) - strength(tigris, seat)
    if number == needed:
        return None
    if needed <= 0:
        return Refusal("tigris-english/defender", "The defender wins already; none can be committed.")
    return Refusal(
        "tigris-english/defender", f"It takes {needed} for a tie; commit exactly so many, or none."
    )
