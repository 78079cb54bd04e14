"""Tiles and cards of a scenario: each exists, and lies in one place only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tablewright import misnamed

if TYPE_CHECKING:
    from tablewright import Ruleset


class Pieces:
    """Notes where the tiles and cards have gone, so that what is left can lie in the bag and the deck."""

    def __init__(self, rules: Ruleset) -> None:
        self._known = {kind: rules.content.by_id(kind) for kind in ("mural-tiles", "stories")}
        self._taken: dict[str, tuple[str | int, ...]] = {}

    def take(self, kind: str, names: Iterable[str], *where: str | int) -> tuple[str, ...]:
        """These tiles or cards, which are now taken. Raises ValueError where that cannot be."""
        taken = tuple(names)
        for index, name in enumerate(taken):
            if name not in self._known[kind]:
                words = f"there is no item '{name}' of the kind {kind}"
                raise misnamed(words, name, self._known[kind], *where, index)
            if name in self._taken:
                other = ".".join(str(key) for key in self._taken[name])
                raise ValueError(f"'{name}' cannot lie here: it lies in {other} already", *where, index)
            self._taken[name] = where
        return taken

    def left(self, kind: str, names: Iterable[str]) -> list[str]:
        """Those of `names` that lie nowhere yet."""
        return [name for name in names if name not in self._taken]
