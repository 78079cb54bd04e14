"""``tablewright rules GAME``."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path

from tablewright.content.content import kind_of_document
from tablewright.content.content_files import content_files
from tablewright.documents.document import read_json
from tablewright.plugins.discovery import Found, installed
from tablewright.problems.problem import Place, Problem, TablewrightError, fail, raise_any
from tablewright.problems.suggestions import suggestion
from tablewright.validation.schemas import kernel_schemas

from .citations import citations
from .columns import columns

KIND = "rules"
_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of the table."""

    id: str
    paragraph: str
    plugin: str
    ruling: bool


def run(arguments: Namespace) -> int:
    """Print the rules of all installed plugins of a game, each with what tests and scenarios name it."""
    plugins = _plugins(arguments.game)
    rules = _rules(plugins)
    folders = _folders(arguments.tests, plugins)
    named: dict[str, tuple[str, ...]] = {}
    for folder in folders:
        for rule_id, places in citations(folder).items():
            named[rule_id] = named.get(rule_id, ()) + places
    untested = [rule for rule in rules if rule.id not in named]
    shown = untested if arguments.untested else rules
    rows = [("rule", "paragraph", "plugin", "tests")] if shown else []
    for rule in shown:
        places = named.get(rule.id, ())
        more = f", and {len(places) - _SHOWN} more" if len(places) > _SHOWN else ""
        paragraph = f"{rule.paragraph} (ruling)" if rule.ruling else rule.paragraph
        rows.append((rule.id, paragraph, rule.plugin, ", ".join(places[:_SHOWN]) + more if places else "—"))
    print(columns(rows))
    sys.stdout.flush()
    print(f"\n{len(rules)} rules, {len(untested)} that no test names", file=sys.stderr)
    if not folders:
        print("  hint: there is no folder tests here; --tests DIR says where they are", file=sys.stderr)
    return 0


def _folders(name: str | None, plugins: list[Found]) -> list[Path]:
    """The folder of tests that is named; else the one here, and those of the projects that the plugins are installed from."""
    if name is not None:
        if not Path(name).is_dir():
            fail("TW-FILE-MISSING", "there is no such folder of tests", place=Place(name))
        return [Path(name)]
    projects = [found.folder.resolve().parent for found in plugins if found.folder is not None]
    beside = [project / "tests" for project in projects if (project / "pyproject.toml").is_file()]
    here = Path.cwd()
    short = [Path(os.path.relpath(tests, here)) if tests.is_relative_to(here) else tests for tests in beside]
    return [folder for folder in dict.fromkeys([Path("tests"), *short]) if folder.is_dir()]


def _plugins(game: str) -> list[Found]:
    """The installed plugins of the game, its provider first."""
    known = installed()
    plugins = [found for found in known.values() if found.known is not None and found.known.game == game]
    if not plugins:
        games = {found.known.game for found in known.values() if found.known is not None}
        plugin = known.get(game)
        hint = suggestion(game, games, "games are")
        if plugin is not None and plugin.known is not None:
            hint = f"{game} is a plugin; its rules are listed with its game: tablewright rules {plugin.known.game}"
        raise TablewrightError(
            Problem(
                "TW-GAME-UNKNOWN",
                f"no installed plugin is of the game {game}",
                hint=hint,
            )
        )
    return sorted(plugins, key=lambda found: (found.manifest.provides_game is None, found.id))


def _rules(plugins: list[Found]) -> list[Rule]:
    """The rules of plugins, enabled or not, without running any of their code."""
    problems: list[Problem] = []
    rules = [rule for found in plugins for rule in _rules_of(found, problems)]
    raise_any(problems)
    return rules


def _rules_of(found: Found, problems: list[Problem]) -> list[Rule]:
    schemas = kernel_schemas()
    rules = []
    for path in content_files(found, {}, problems):
        document = read_json(path)
        data = document.table()
        name = data.get("$schema")
        if (
            not (isinstance(name, str) and f"{KIND}.schema.json" in name)
            or kind_of_document(document, schemas) != KIND
        ):
            continue
        wrong = schemas.validate(document, KIND)
        problems += wrong
        if not wrong:
            rules += [
                Rule(rule["id"], rule["paragraph"], found.id, rule.get("ruling", False))
                for rule in data[KIND]
            ]
    return rules
