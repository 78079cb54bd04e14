"""The sets of plugins of one game that are worth a test each: alone, in pairs, all together; or every one there is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, combinations
from typing import Any

from tablewright.plugins.discovery import Found, at_path, installed


def combinations_of(
    game: str, *, among: Collection[str] | None = None, **settings: Any
) -> list[dict[str, Any]]:
    """Configs of `game` with its provider alone, with each installed expansion, with each pair and with all of them.

    What an expansion depends on is enabled with it; plugins that conflict are not combined. `among` names the
    plugins that are looked at, where it is not all. `settings` (seats, options …) stand in each config.
    """
    sets = _sets(_of_game(game, among), game, lambda number: sorted({0, 1, 2, number}))
    return [{"game": game, "plugins": list(names), **settings} for names in sets]


def every_set_of(
    game: str, *, among: Collection[str] | None = None, folders: Sequence[str] = ()
) -> list[tuple[str, ...]]:
    """Every set of plugins of `game` that the manifests allow, the provider first; the smallest set comes first.

    `among` names the plugins that are looked at, where it is not all that are installed. `folders` are plugins
    given by path, each of which is in every set.
    """
    known = _of_game(game, among)
    fixed = {folder: at_path(folder) for folder in folders}
    sets = _sets(
        known | {found.id: found for found in fixed.values()}, game, lambda number: range(number + 1)
    )
    ids = {found.id: folder for folder, found in fixed.items()}
    return [tuple(ids.get(name, name) for name in names) for names in sets if ids.keys() <= set(names)]


def _of_game(game: str, among: Collection[str] | None) -> dict[str, Found]:
    usable = {name: found for name, found in installed().items() if found.known and not found.problems}
    missing = sorted(set(among or ()) - usable.keys())
    if missing:
        raise ValueError(f"no usable plugin {', '.join(missing)} is installed")
    return {
        name: found
        for name, found in usable.items()
        if found.manifest.game == game and (among is None or name in among)
    }


def _sets(known: dict[str, Found], game: str, sizes: Any) -> Iterator[tuple[str, ...]]:
    providers = [name for name in known if known[name].manifest.provides_game == game]
    expansions = [name for name in known if name not in providers]
    sets: dict[tuple[str, ...], None] = {}
    for provider in providers:
        chosen = chain.from_iterable(combinations(expansions, size) for size in sizes(len(expansions)))
        for some in chosen:
            names = _with_needed([provider, *some], known)
            if names and not _conflict(names, known):
                sets[tuple(names)] = None
    return iter(sets)


def _with_needed(names: Iterable[str], known: dict[str, Found]) -> list[str]:
    """The plugins and what they depend on; empty where something is not there."""
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
