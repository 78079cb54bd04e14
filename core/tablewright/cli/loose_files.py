"""Checking a content file that lies in no plugin: by its schema, and by what its game asks of such content."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tablewright.authoring.companions import needed_by
from tablewright.content.content import kind_of_document
from tablewright.content.loose import in_place, loose_content
from tablewright.documents.document import read_json
from tablewright.play.assembly import attempt, ruleset, schemas_of
from tablewright.plugins.config import Config
from tablewright.plugins.discovery import enabled, installed
from tablewright.plugins.ordering import resolve
from tablewright.problems.problem import Problem, TablewrightError
from tablewright.validation.schemas import Schemas, kernel_schemas


@dataclass(frozen=True, slots=True)
class _Vocabulary:
    """The kinds and words that some plugins of a game have together; the kernel's own without a game."""

    game: str
    plugins: tuple[str, ...]
    schemas: Schemas


def loose_problems(path: Path) -> list[Problem]:
    """The problems of a file by itself, judged by the game that has such files."""
    document = read_json(path)
    unplayable: list[Problem] = []
    unknown: list[Problem] = []
    wrong: list[Problem] | None = None
    for words in _vocabularies(unplayable):
        try:
            kind = kind_of_document(document, words.schemas)
        except TablewrightError as error:
            # Each game says that it has no such files; what the first one says is enough.
            unknown = unknown or list(error.problems)
            continue
        found = [] if kind is None else words.schemas.validate(document, kind)
        if not found:
            if kind is None:
                return []
            # What the kernel brings (a game's outline, its rules) means nothing without the rest of the plugin.
            alone = kind in kernel_schemas().kinds()
            return _problems_by_itself(path, words) if alone else _problems_in_play(path, words)
        wrong = found if wrong is None else min(wrong, found, key=len)
    return [*unplayable, *(unknown if wrong is None else wrong)]


# --- the inside ---


def _problems_by_itself(path: Path, words: _Vocabulary) -> list[Problem]:
    try:
        loose_content(path, words.game, words.schemas)
    except TablewrightError as error:
        return list(error.problems)
    return []


def _problems_in_play(path: Path, words: _Vocabulary) -> list[Problem]:
    """What comes up when the file is put beside what its game is usually played with, or else beside all there is."""
    usual = tuple(found.id for found in enabled(Config.of({"game": words.game})))
    problems: list[Problem] = []
    for plugins in dict.fromkeys((usual, words.plugins)):
        problems = []
        try:
            config = Config.of({"game": words.game, "plugins": plugins})
            content = loose_content(path, words.game, _together(plugins, words.game))
            rules = attempt(config, problems, in_place(content, ruleset(config)[0].content))
        except TablewrightError as error:
            problems, rules = [*problems, *error.problems], None
        if rules is not None and not problems:
            return []
    # That the plugins do not go together, or are wrong themselves, is nothing of the file's.
    here = os.path.realpath(path)
    return [one for one in problems if one.place and os.path.realpath(one.place.file) == here]


def _vocabularies(problems: list[Problem]) -> Iterator[_Vocabulary]:
    """Those of each game with all of its installed plugins, the kernel's own last.

    Why a game has none is added to `problems`: it may be the one whose kinds are asked for.
    """
    usable = [found for found in installed().values() if found.known is not None and not found.problems]
    games = sorted({found.manifest.provides_game for found in usable if found.manifest.provides_game})
    for game in games:
        plugins = {found.id: found for found in usable if found.manifest.game == game}
        try:
            yield _Vocabulary(game, tuple(plugins), _together(plugins, game))
        except TablewrightError as error:
            problems += error.problems
            # One that is broken takes the kinds of the others with it: each by itself, as far as it goes.
            for found in plugins.values():
                with suppress(TablewrightError):
                    needed = {found.id, *needed_by(found.manifest, plugins)}
                    some = tuple(name for name in plugins if name in needed)
                    yield _Vocabulary(game, some, _together(some, game))
    yield _Vocabulary("", (), kernel_schemas())


def _together(names: Iterable[str], game: str) -> Schemas:
    known = installed()
    order = resolve([known[name].manifest for name in names], game)
    return schemas_of([known[name] for name in order.ids])
