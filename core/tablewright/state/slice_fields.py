"""The declaration of one field of a slice: its default, and who may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

MISSING: Any = object()

EVERYONE, OWNER, OWNER_ELSE_COUNT, COUNT, NOBODY, DERIVED = (
    "everyone",
    "owner",
    "owner, others the count",
    "count",
    "nobody",
    "derived",
)


class FieldSpec:
    """What one field declares: its default, who sees it, the pool it is redealt from, its mask size."""

    __slots__ = ("default", "factory", "mask", "name", "per_seat", "pool", "sees", "spaced", "type")

    def __init__(
        self,
        sees: str,
        default: Any = MISSING,
        factory: Callable[[], Any] | None = None,
        pool: str = "",
        mask: tuple[str, str] | None = None,
        per_seat: bool = False,
        spaced: bool = False,
    ) -> None:
        self.sees, self.default, self.factory = sees, default, factory
        self.pool, self.mask, self.per_seat, self.spaced = pool, mask, per_seat, spaced
        self.name = ""
        self.type: Any = None


def shown(
    *,
    default: Any = MISSING,
    factory: Callable[[], Any] | None = None,
    mask: tuple[str, str] | None = None,
    spaced: bool = False,
) -> Any:
    """A field that everyone sees. ``mask=("width", "height")`` names the fields that hold the grid's size."""
    return FieldSpec(EVERYONE, default, factory, mask=mask, spaced=spaced)


def owned(
    *,
    default: Any = MISSING,
    factory: Callable[[], Any] | None = None,
    others: str = "nothing",
    pool: str = "",
) -> Any:
    """A field that only its seat sees; the others see nothing, or with ``others="count"`` how many."""
    if others not in ("nothing", "count"):
        raise ValueError(f"others= is 'nothing' or 'count', not {others!r}")
    return FieldSpec(OWNER if others == "nothing" else OWNER_ELSE_COUNT, default, factory, pool)


def counted(
    *,
    default: Any = MISSING,
    factory: Callable[[], Any] | None = None,
    pool: str = "",
    spaced: bool = False,
) -> Any:
    """A field of which everyone sees only how many items it holds (a deck, a bag)."""
    return FieldSpec(COUNT, default, factory, pool, spaced=spaced)


def hidden(
    *,
    default: Any = MISSING,
    factory: Callable[[], Any] | None = None,
    pool: str = "",
    spaced: bool = False,
) -> Any:
    """A field that nobody sees (cards returned to the box unseen)."""
    return FieldSpec(NOBODY, default, factory, pool, spaced=spaced)


def derived(*, default: Any = None) -> Any:
    """A cache that follows from the other fields: shared by clones, in no JSON, no view and no comparison."""
    return FieldSpec(DERIVED, default)


def per_seat(kind: type) -> Any:
    """A list with one sub-slice per seat; the index is the owner of what the sub-slice holds."""
    return FieldSpec(EVERYONE, factory=list, per_seat=True)
