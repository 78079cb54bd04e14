"""``tablewright rules GAME``."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress
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
_NEAR = 2
"""So far above a package its project lies, with a folder src between them or without."""


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
    folder = _folder(arguments.tests)
    named = citations(folder) if folder else {}
    if arguments.tests is None:
        for project in _projects(plugins, folder):
            with suppress(OSError):  # tests that nobody asked for keep nobody from the list
                for rule_id, places in citations(project).items():
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
    if folder is None:
        print("  hint: there is no folder tests here; --tests DIR says where they are", file=sys.stderr)
    return 0


def _folder(name: str | None) -> Path | None:
    """The folder of the tests; None where none is named and there is none of that name."""
    folder = Path(name or "tests")
    if name is not None and not folder.is_dir():
        fail("TW-FILE-MISSING", "there is no such folder of tests", place=Place(name))
    return folder if folder.is_dir() else None


def _projects(plugins: list[Found], here: Path | None) -> Iterator[Path]:
    """The tests of the projects that plugins are installed from, but for those that lie `here`."""
    known = [here.resolve()] if here else []
    for found in plugins:
        around = found.folder.resolve().parents[:_NEAR] if found.folder else ()
        tests = next((folder / "tests" for folder in around if (folder / "pyproject.toml").is_file()), None)
        if tests is not None and tests.is_dir() and not any(map(tests.resolve().is_relative_to, known)):
            known.append(tests.resolve())
            yield _short(tests)


def _short(folder: Path) -> Path:
    """The folder as one names it from here, if it lies below."""
    with suppress(OSError, ValueError):  # the folder one is in is no longer there; it lies elsewhere
        return folder.relative_to(Path.cwd())
    return folder


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
