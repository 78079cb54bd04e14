"""Checking one thing: every problem that it has."""

from __future__ import annotations

from pathlib import Path

from tablewright.authoring.companions import config_with
from tablewright.play.assembly import attempt, ruleset
from tablewright.plugins.discovery import at_path
from tablewright.plugins.manifest import FILE, read_manifest
from tablewright.problems.problem import Problem, TablewrightError, in_order_of_file
from tablewright.scenarios import problems as scenario_problems

from .loose_files import loose_problems
from .namesakes import namesakes
from .plugin_folders import name_problems, unused_content
from .rules_in_code import rules_in_code
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
    manifest = at_path(folder).manifest
    return [*unused, *namesakes(manifest, rules), *rules_in_code(folder, manifest, rules)]


def _content_problems(path: Path) -> list[Problem]:
    """A file by itself: its schema with the vocabulary of the game that has such files, and its ids."""
    plugin = _plugin_around(path)
    if plugin is not None:
        return _plugin_problems(plugin)
    return loose_problems(path)


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
