"""The sets of plugins of one game that are worth a test each: alone, in pairs, all together."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from tablewright.discovery import Found, installed


def combinations_of(game: str, **settings: Any) -> list[dict[str, Any]]:
    """Configs of `game` with its provider alone, with each installed expansion, with each pair and with all of them.

    What an expansion depends on is enabled with it; plugins that conflict are not combined. `settings` (seats,
    options …) stand in each config.
    """
    usable = {name: found for name, found in installed().items() if found.known and not found.problems}
    ours = {name: found for name, found in usable.items() if found.manifest.game == game}
    providers = [name for name, found in ours.items() if found.manifest.provides_game == game]
    expansions = [name for name in ours if name not in providers]
    sets: dict[tuple[str, ...], None] = {}
    for provider in providers:
        for size in sorted({0, 1, 2, len(expansions)}):
            for chosen in combinations(expansions, size):
                names = _with_needed([provider, *chosen], ours)
                if names and not _conflict(names, ours):
                    sets[tuple(names)] = None
    return [{"game": game, "plugins": list(names), **settings} for names in sets]


def _with_needed(names: Iterable[str], known: dict[str, Found]) -> list[str]:
    """The plugins and what they depend on; empty where something is not installed."""
    wanted, waiting = list(names), list(names)
    while waiting:
        for needed in known[waiting.pop()].manifest.depends:
            if needed not in known:
                return []
            if needed not in wanted:
                wanted.append(needed)
                waiting.append(needed)
    return [wanted[0], *sorted(wanted[1:])]


def _conflict(names: list[str], known: dict[str, Found]) -> bool:
    return any(other in known[name].manifest.conflicts for name in names for other in names)
