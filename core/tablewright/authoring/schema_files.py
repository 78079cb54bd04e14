"""Writing schemas where editors find them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablewright.documents.files import displayed, write_all
from tablewright.problems.problem import Place, fail
from tablewright.validation.schemas import VERSION

from .editor_settings import as_text, editor_settings

SETTINGS = "vscode-settings.json"
WRITTEN_BY = "Composed by `tablewright schema`, which writes it anew: do not edit."
"""What stands in every file that may be replaced."""


def schema_texts(schemas: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """The texts of schema files by path, as ``v1/stories.schema.json``."""
    return {
        f"{VERSION}/{kind}.schema.json": json.dumps(
            {**_head(schema), "$comment": WRITTEN_BY, **schema}, indent=2, ensure_ascii=False
        )
        + "\n"
        for kind, schema in schemas.items()
    }


def write_schemas(folder: Path, schemas: Mapping[str, Mapping[str, Any]], seen_as: str) -> list[Path]:
    """Write the schemas and an editor's settings into `folder`, and return the files.

    `seen_as` is the folder as the editor sees it. Where there are files that this did not write, nothing is
    written: raises TablewrightError.
    """
    texts = schema_texts(schemas)
    texts[SETTINGS] = as_text(
        {"//": f"{WRITTEN_BY} Copy what you need into .vscode/settings.json."}
        | editor_settings(f"{seen_as}/{VERSION}")
    )
    files = {folder / name: text for name, text in texts.items()}
    foreign = [path for path in files if path.exists() and not _is_ours(path)]
    if foreign:
        more = f", nor {len(foreign) - 1} others" if len(foreign) > 1 else ""
        fail(
            "TW-SCHEMA-EXISTS",
            f"there is such a file already; `tablewright schema` did not write it{more}",
            place=Place(displayed(foreign[0])),
            hint="give --out another folder",
        )
    try:
        write_all(files)
    except OSError as error:
        reason = error.strerror or str(error)
        fail(
            "TW-FILE-UNREADABLE",
            f"the file cannot be written: {reason}",
            place=Place(displayed(error.filename or folder)),
        )
    return list(files)


def _head(schema: Mapping[str, Any]) -> dict[str, Any]:
    """What every reader of schemas looks for first stays first."""
    return {key: schema[key] for key in ("$schema", "$id") if key in schema}


def _is_ours(path: Path) -> bool:
    try:
        return WRITTEN_BY in path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
