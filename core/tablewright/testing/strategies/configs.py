"""Random valid configs: which plugins, how many seats, which options and switches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tablewright.plugins.discovery import at_path, installed
from tablewright.problems.problem import TablewrightError
from tablewright.testing.combinations import every_set_of
from tablewright.testing.composition import space_with
from tablewright.testing.rules_memory import remembered_rules
from tablewright.testing.settings_space import SEATS, Row, Setting, Space

Plugins = tuple[str, ...]
_SHARED = 60
"""Up to six numbers of seats, each is as likely as the others."""


def configs(game_or_plugin: str, *, among: Collection[str] | None = None) -> SearchStrategy[dict[str, Any]]:
    """Configs that can be played, as a `Config` takes them, of a game or with a plugin in each.

    `game_or_plugin` is the id of a game, the id of an installed plugin, or a plugin's folder (``"./my-cards"``).
    Each config names a set of installed plugins that the manifests allow (`among`: of these only), a number of
    seats, and values of options and switches; what is as it is anyway is left out. They shrink towards the
    smallest set, with everything as it is anyway. Raises ValueError, at the first draw, where there is no such
    game or plugin.
    """
    known: list[Plugins] = []
    spaces: dict[Plugins, Space] = {}

    @st.composite
    def drawn(draw: Callable[[SearchStrategy[Any]], Any]) -> dict[str, Any]:
        if not known:
            known.extend(_sets(game_or_plugin, among))
        plugins: Plugins = draw(st.sampled_from(known))
        base = {"game": _game(game_or_plugin), "plugins": list(plugins)}
        if plugins not in spaces:
            spaces[plugins] = space_with(base)
        space = spaces[plugins]
        row = {setting: draw(_values(space, setting)) for setting in space.values}
        return _allowed(base, space, row)

    return drawn()


def _sets(name: str, among: Collection[str] | None) -> list[Plugins]:
    game = _game(name)
    if _is_folder(name):
        return every_set_of(game, among=among, folders=[name])
    sets = every_set_of(game, among=among)
    return sets if name == game else [one for one in sets if name in one]


def _game(name: str) -> str:
    """The game that is meant by a game, a plugin's id or its folder."""
    if _is_folder(name):
        return at_path(name).manifest.game
    known = {found.id: found.known for found in installed().values() if found.known and not found.problems}
    games = {manifest.provides_game for manifest in known.values()}
    if name in games:
        return name
    if name in known:
        return known[name].game
    raise ValueError(f"no installed plugin is called {name} or provides a game of that name")


def _is_folder(name: str) -> bool:
    return "/" in name or name.startswith(".")


def _values(space: Space, setting: Setting) -> SearchStrategy[Any]:
    """The values that are worth a match, and between two whole numbers all others; the default is the simplest."""
    values = space.values[setting]
    if setting == SEATS:
        # Drawn alike whatever numbers a set allows, so that a set shrinks to a smaller one that allows others.
        return st.integers(0, _SHARED - 1).map(lambda number: values[number % len(values)])
    worth = st.sampled_from(values)
    if not all(type(value) is int for value in values):
        return worth
    return worth | st.integers(min(values), max(values))


def _allowed(base: Mapping[str, Any], space: Space, row: Row) -> dict[str, Any]:
    """The row as a config; where its values may not stand together, with fewer that are not the default."""
    defaults = space.defaults()
    changed = [setting for setting in row if not _same(row[setting], defaults[setting])]
    while True:
        made = {**base, **_told(space, {setting: row[setting] for setting in changed})}
        try:
            remembered_rules(made)
        except TablewrightError:
            # With nothing changed at all it is the plugins themselves that do not go together.
            if not changed:
                raise
            changed.pop()
        else:
            return made


def _told(space: Space, row: Row) -> dict[str, Any]:
    return {key: value for key, value in space.config(row).items() if value != {}}


def _same(one: Any, other: Any) -> bool:
    """Of True and 1, which are equal, one may be a mistake."""
    return type(one) is type(other) and bool(one == other)
