"""What other plugins do not let a player complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablewright import Refusal, State

    from .tables import Tables


def forbidden(state: State, seat: int, item: str, tables: Tables) -> Refusal | None:
    """Why `seat` may not complete a story or an achievement, whether it meets it or not; None: it may."""
    for hook in tables.may_complete:
        refusal: Refusal | None = hook(tables.rules, state, seat, item)
        if refusal is not None:
            return refusal
    return None
