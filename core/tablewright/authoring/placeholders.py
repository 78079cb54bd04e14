"""Filling in a template: ``@@name@@`` stands for a value, in texts and in the names of files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from tablewright.documents.files import as_text, read_bytes
from tablewright.problems.problem import Place, fail

PLACEHOLDER = re.compile(r"@@([a-z_]+)@@")


def placeholders(files: Iterable[tuple[str, Path]]) -> set[str]:
    """The names of all placeholders of a template."""
    return {
        name for path, file in files for text in (path, _text(file)) for name in PLACEHOLDER.findall(text)
    }


def filled(files: Iterable[tuple[str, Path]], values: Mapping[str, str]) -> dict[str, str]:
    """The texts of a project by path. A placeholder that nobody knows is the template's mistake."""

    def fill(text: str, file: Path) -> str:
        for name in PLACEHOLDER.findall(text):
            if name not in values:
                fail(
                    "TW-NEW-TEMPLATE",
                    f"the template has a placeholder @@{name}@@ that nobody fills in",
                    place=Place(str(file)),
                    expected=", ".join(sorted(values)),
                )
        return PLACEHOLDER.sub(lambda match: values[match[1]], text)

    return {fill(path, file): fill(_text(file), file) for path, file in files}


def _text(file: Path) -> str:
    return as_text(read_bytes(file), str(file))
