"""A new project: a template filled in, with schemas for editors, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tablewright.documents.files import displayed
from tablewright.play.assembly import schemas_of
from tablewright.plugins.discovery import installed
from tablewright.plugins.manifest import FILE, read_manifest
from tablewright.plugins.ordering import resolve
from tablewright.problems.problem import Place, Problem, TablewrightError, fail, raise_any
from tablewright.validation.schemas import VERSION, kernel_schemas

from .companions import needed_by
from .editor_schemas import editor_schemas
from .editor_settings import as_text, editor_extensions, editor_settings
from .game_facts import facts_of, first_action, values_of
from .naming import Name, name_problems
from .placeholders import filled, placeholders
from .schema_files import schema_texts
from .template_folders import template_files, template_for

SCHEMAS = "schemas"
SETTINGS = ".vscode/settings.json"
EXTENSIONS = ".vscode/extensions.json"


def new_project(kind: str, name: str, game: str | None = None, into: Path = Path()) -> list[Path]:
    """Make the project `name` in the folder `into` out of the template `kind`, and return its files.

    `game` is the one that it is for; without it the only one that can be meant. Raises TablewrightError with
    everything that is in the way, before anything is written; a project is there whole or not at all.
    """
    problems = [*name_problems(name), *_place_problems(name, into)]
    try:
        template, game = template_for(kind, game)
    except TablewrightError as error:
        raise_any([*problems, *error.problems])
    raise_any(problems)
    files = list(template_files(template))
    values = values_of(Name(name)) | (facts_of(game) if game else {})
    if game and {"seat", "action"} & placeholders(files):
        values |= first_action(game)
    return _made(filled(files, values), into / name)


def _place_problems(name: str, into: Path) -> list[Problem]:
    if not into.is_dir():
        return [Problem("TW-FILE-MISSING", "there is no such folder", Place(displayed(into)))]
    if os.path.lexists(into / name):
        message = "there is such a file or folder already; nothing is overwritten"
        return [Problem("TW-NEW-EXISTS", message, Place(displayed(into / name)))]
    return []


def _made(texts: Mapping[str, str], target: Path) -> list[Path]:
    """Write beside the target first: what is moved there in one step is never half there."""
    try:
        scratch = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
        try:
            project = scratch / target.name
            _write(project, texts)
            _write(project, _for_editors(project))
            project.rename(target)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)
    except OSError as error:
        reason = error.strerror or str(error)
        fail("TW-FILE-UNREADABLE", f"the folder cannot be written: {reason}", place=Place(displayed(target)))
    return sorted(path for path in target.rglob("*") if path.is_file())


def _write(folder: Path, texts: Mapping[str, str]) -> None:
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _for_editors(project: Path) -> dict[str, str]:
    """Schemas with the words of all that the new plugin depends on and its own, and settings that lead to them.

    Its code cannot be asked for them, as it is not installed; its schemas lie in its package.
    """
    package = next(project.rglob(FILE)).parent
    manifest = read_manifest(package)
    known = installed()
    plugins = [known[name] for name in needed_by(manifest, known) if name in known]
    if plugins:
        order = resolve([found.manifest for found in plugins], manifest.game)
        schemas = schemas_of([known[name] for name in order.ids])
    else:
        schemas = kernel_schemas()
    for file in sorted(package.rglob("*.schema.json")):
        schemas.add_file(file)
    settable = [found.known for found in known.values() if found.known and found.known.game == manifest.game]
    made = editor_schemas(manifest.game, schemas, [*settable, manifest])
    written = {f"{SCHEMAS}/{name}": text for name, text in schema_texts(made).items()}
    written[EXTENSIONS] = as_text(editor_extensions())
    written[SETTINGS] = as_text(editor_settings(f"./{SCHEMAS}/{VERSION}"))
    return written
