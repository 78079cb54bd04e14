"""Events: what happened, for logs and displays, with what caused it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tablewright.state.unfit import Unfit, not_plain, unfit_value


def _nobody(item: str) -> str:
    return ""


Told = tuple[str, int, str, str, str, int | None, dict[str, Any]]
"""What an event consists of but for its number, which is its place in the list of them."""


class Event(NamedTuple):
    """Something that happened in a match.

    `seat` is whose doing it was (-1: nobody's); `plugin`, `rule` and `item` say what caused it; `data` holds
    plain values. Where `seen_by` is a seat, the others see that it happened, but not its data.
    """

    number: int
    kind: str
    seat: int
    plugin: str
    rule: str
    item: str
    seen_by: int | None
    data: dict[str, Any]

    def unfit(self) -> Unfit | None:
        """The first thing in the event that has no place in its JSON; None where all is well."""
        for name, kind in _KINDS:
            wrong = unfit_value(kind, getattr(self, name), (name,))
            if wrong is not None:
                return wrong
        return not_plain(self.data, ("data",), tuples=True)

    def to_json(self, seat: int | None = None, owner: Callable[[str], str] = _nobody) -> dict[str, Any]:
        """The event as plain JSON values, as `seat` may see it (None: all of it).

        `owner` tells whose content an item is; what a card causes is its plugin's doing.
        """
        told: dict[str, Any] = {
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "plugin": self.plugin,
        }
        if self.rule:
            told["rule"] = self.rule
        if seat is None or self.seen_by is None or self.seen_by == seat:
            if self.item:
                told["item"] = self.item
                told["plugin"] = owner(self.item) or self.plugin
            told["data"] = self.data
        return told


_KINDS: tuple[tuple[str, Any], ...] = (
    ("kind", str),
    ("seat", int),
    ("plugin", str),
    ("rule", str),
    ("item", str),
    ("seen_by", int | None),
)
