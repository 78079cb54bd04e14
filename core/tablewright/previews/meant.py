"""What is to be previewed: the rules that it is played with, and the items that are meant."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from tablewright.authoring.companions import named, needed_by
from tablewright.content.content import Content, Item, kind_of_document
from tablewright.content.loose import in_place, loose_content
from tablewright.documents.document import read_json
from tablewright.documents.files import displayed
from tablewright.play.assembly import ruleset, schemas_of
from tablewright.plugins.config import Config
from tablewright.plugins.discovery import Found, at_path, enabled, installed
from tablewright.plugins.manifest import FILE, Manifest
from tablewright.plugins.ordering import resolve
from tablewright.problems.problem import Place, Problem, TablewrightError, fail
from tablewright.problems.suggestions import suggestion
from tablewright.rules.ruleset import Ruleset
from tablewright.validation.schemas import Schemas

NOT_SHOWN = ("game", "outline", "rules")
"""Kinds of which nothing lies on the table; they are shown where their file is named."""


def with_plugin(folder: Path, config: Config | None, seats: int | None) -> tuple[Ruleset, list[Item]]:
    """The rules with the plugin in `folder`, and its items.

    It is added to `config`, or to what its game is played with usually and what it depends on.
    """
    found = at_path(folder)
    config = config or _usual(found.manifest)
    if found.id not in {one.id for one in enabled(config)}:
        plugins = [*_names(config), named(folder)]
        config = config.with_changes(plugins=plugins)
    rules = _rules(config, seats)
    return rules, [item for item in rules.content.items() if item.plugin == found.id]


def with_file(path: Path, config: Config | None, seats: int | None) -> tuple[Ruleset, list[Item]]:
    """The rules with a content file, in its plugin where it lies in one, and the items in it."""
    folder = next((folder for folder in path.absolute().parents if (folder / FILE).is_file()), None)
    if folder is not None:
        rules, items = with_plugin(folder, config, seats)
        here = os.path.realpath(path)
        return rules, [item for item in items if os.path.realpath(item.place().file) == here]
    config = config or _config_for(path)
    content = in_place(loose_content(path, config.game, _schemas(config)), _rules(config, seats).content)
    return _rules(config, seats, content), list(content.items())


def with_item(name: str, config: Config, seats: int | None) -> tuple[Ruleset, list[Item]]:
    """The rules of `config`, and the items of that id, or of one kind only: ``stories:flood``.

    Raises TablewrightError where there is none.
    """
    rules = _rules(config, seats)
    kind, colon, alone = name.rpartition(":")
    items = [
        item for item in rules.content.items() if item.id == alone and (item.kind == kind if colon else True)
    ]
    if not items:
        known = {item.id for item in rules.content.items()}
        raise TablewrightError(
            Problem(
                "TW-CONTENT-UNKNOWN-ID",
                f"there is no item {name!r} in {config.game} with {', '.join(rules.order)}",
                hint=suggestion(name, known, "there are"),
            )
        )
    return rules, items


def config_of_item(name: str, games: Sequence[str]) -> Config:
    """What a game is usually played with, or that and one more plugin, that has an item of this id.

    Raises TablewrightError where no game has one, or several have.
    """
    alone = name.rpartition(":")[2]
    known: set[str] = set()
    for more in (False, True):
        fitting: dict[str, Config] = {}
        for game in games:
            for config in _usual_and_more(game) if more else [Config.of({"game": game})]:
                with suppress(TablewrightError):
                    items = ruleset(config)[0].content.items()
                    ids = {item.id for item in items if item.kind not in NOT_SHOWN}
                    known |= ids
                    if alone in ids:
                        fitting.setdefault(game, config)
        if len(fitting) > 1:
            hint = f"--game says which of {', '.join(fitting)}"
            fail("TW-CLI-VALUE", f"several games have an item {alone!r}", hint=hint)
        if fitting:
            return next(iter(fitting.values()))
    raise TablewrightError(
        Problem(
            "TW-CONTENT-UNKNOWN-ID",
            f"there is neither a file nor an item {name!r} in {', '.join(games)}",
            hint=suggestion(alone, known, "there are"),
        )
    )


def _usual_and_more(game: str) -> Iterator[Config]:
    """What a game is usually played with, and each time another plugin with all that it needs."""
    known = installed()
    usual = {found.id for found in enabled(Config.of({"game": game}), known)}
    for found in known.values():
        if found.known is not None and found.known.game == game and found.id not in usual:
            plugins = sorted({*usual, *needed_by(found.known, known), found.id})
            yield Config.of({"game": game, "plugins": plugins})


def _rules(config: Config, seats: int | None, extra: Content | None = None) -> Ruleset:
    if seats is not None:
        config = config.with_changes(seats=seats, players=None, names=None)
    return ruleset(config, extra)[0]


def _usual(manifest: Manifest) -> Config:
    """What the plugin's game is played with usually, so far as it goes with the plugin, and what that needs."""
    known = installed()
    plugins = set(needed_by(manifest, known))
    if manifest.provides_game is None:
        plugins |= {
            found.id
            for found in enabled(Config.of({"game": manifest.game}), known)
            if found.id not in manifest.conflicts and manifest.id not in found.manifest.conflicts
        }
    return Config.of({"game": manifest.game, "plugins": sorted(plugins - {manifest.id})})


def _names(config: Config) -> list[str]:
    """The plugins of a config, which may have left them to the game."""
    return list(config.plugins) if config.plugins is not None else [found.id for found in enabled(config)]


def _config_for(path: Path) -> Config:
    """What the game that has files of this kind is usually played with; and one more plugin, where it takes that.

    Raises what is wrong with the file where none takes it.
    """
    document = read_json(path)
    wrong: list[tuple[Problem, ...]] = []
    games = sorted(
        {
            found.known.provides_game
            for found in installed().values()
            if found.known is not None and not found.problems and found.known.provides_game
        }
    )
    for more in (False, True):
        fitting: dict[str, Config] = {}
        for game in games:
            for config in _usual_and_more(game) if more else [Config.of({"game": game})]:
                try:
                    schemas = _schemas(config)
                    kind_of_document(document, schemas)
                    loose_content(path, game, schemas)
                    fitting.setdefault(game, config)
                except TablewrightError as error:
                    wrong.append(error.problems)
        if len(fitting) > 1:
            place = Place(displayed(path))
            hint = f"--game says which of {', '.join(fitting)}"
            fail("TW-CLI-VALUE", "several games have such files", place=place, hint=hint)
        if fitting:
            return next(iter(fitting.values()))
    # That a game has no such files says less than what another one has against this one.
    raise TablewrightError(
        min(wrong, key=lambda told: (any(one.code == "TW-CONTENT-UNKNOWN-KIND" for one in told), len(told)))
    )


def _schemas(config: Config) -> Schemas:
    plugins: Iterable[Found] = enabled(config)
    by_id = {found.id: found for found in plugins}
    order = resolve([found.manifest for found in by_id.values()], config.game)
    return schemas_of([by_id[name] for name in order.ids])
