"""Checking one thing: every problem that it has."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tablewright.authoring.companions import config_with, needed_by
from tablewright.content.content import kind_of_document
from tablewright.documents.document import read_json
from tablewright.play.assembly import attempt, ruleset, schemas_of
from tablewright.plugins.discovery import Found, at_path, installed
from tablewright.plugins.manifest import FILE, read_manifest
from tablewright.plugins.ordering import resolve
from tablewright.problems.problem import Problem, TablewrightError, in_order_of_file
from tablewright.scenarios import problems as scenario_problems
from tablewright.validation.schemas import Schemas, kernel_schemas

from .namesakes import namesakes
from .plugin_folders import name_problems, unused_content
from .seating import seating
from .subjects import Kind, Subject


def check_file(subject: Subject) -> list[Problem]:
    """The problems of a config, a plugin, a scenario or a content file; they may also be raised."""
    match subject.kind:
        case Kind.CONFIG:
            return _config_problems(subject.path)
        case Kind.PLUGIN:
            return _plugin_problems(subject.path if subject.path.is_dir() else subject.path.parent)
        case Kind.SCENARIO:
            return scenario_problems(subject.path)
        case Kind.CONTENT:
            return _content_problems(subject.path)


def _config_problems(path: Path) -> list[Problem]:
    """Those of the config, then those that come up when its rules are made, then those of who sits where."""
    problems: list[Problem] = []
    made = attempt(path, problems)
    if made is not None:
        try:
            seating(*made, ())
        except TablewrightError as error:
            problems += error.problems
    return in_order_of_file(problems)


def _plugin_problems(folder: Path) -> list[Problem]:
    """Those of the manifest, then of the plugin together with all that it depends on."""
    named = name_problems(folder)
    if named:
        return named
    unused = unused_content(folder)
    try:
        rules, _ = ruleset(config_with(folder))
    except TablewrightError as error:
        return [*unused, *error.problems]
    return [*unused, *namesakes(at_path(folder).manifest, rules)]


def _content_problems(path: Path) -> list[Problem]:
    """A file by itself: its schema with the vocabulary of the game that has such files, and its ids."""
    plugin = _plugin_around(path)
    if plugin is not None:
        return _plugin_problems(plugin)
    document = read_json(path)
    unplayable: list[Problem] = []
    unknown: list[Problem] = []
    wrong: list[Problem] | None = None
    for schemas in _vocabularies(unplayable):
        try:
            kind = kind_of_document(document, schemas)
        except TablewrightError as error:
            # Each game says that it has no such files; what the first one says is enough.
            unknown = unknown or list(error.problems)
            continue
        found = [] if kind is None else schemas.validate(document, kind)
        if not found:
            return []
        wrong = found if wrong is None else min(wrong, found, key=len)
    return [*unplayable, *(unknown if wrong is None else wrong)]


def _plugin_around(path: Path) -> Path | None:
    """The folder of the plugin that a content file lies in."""
    for folder in path.absolute().parents:
        if (folder / FILE).is_file():
            try:
                read_manifest(folder)
            except TablewrightError:
                return None
            return folder
    return None


def _vocabularies(problems: list[Problem]) -> Iterator[Schemas]:
    """The schemas of each game with all of its installed plugins, the kernel's own last.

    Why a game has none is added to `problems`: it may be the one whose kinds are asked for.
    """
    usable = [found for found in installed().values() if found.known is not None and not found.problems]
    games = sorted({found.manifest.provides_game for found in usable if found.manifest.provides_game})
    for game in games:
        plugins = {found.id: found for found in usable if found.manifest.game == game}
        try:
            yield _together(plugins, game)
        except TablewrightError as error:
            problems += error.problems
            # One that is broken takes the kinds of the others with it: each by itself, as far as it goes.
            for found in plugins.values():
                with suppress(TablewrightError):
                    needed = {found.id, *needed_by(found.manifest, plugins)}
                    yield _together({name: one for name, one in plugins.items() if name in needed}, game)
    yield kernel_schemas()


def _together(plugins: dict[str, Found], game: str) -> Schemas:
    order = resolve([found.manifest for found in plugins.values()], game)
    return schemas_of([plugins[name] for name in order.ids])
