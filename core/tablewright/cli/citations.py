"""Which files of tests name which rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

# A rule's id: words joined by hyphens, at least two of them joined by slashes, and not part of a longer path.
_RULE = re.compile(r"(?<![\w./-])[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)+(?![\w/]|-\w|\.\w)")
_SUFFIXES = (".py", ".json", ".toml")


def citations(folder: Path) -> dict[str, tuple[str, ...]]:
    """By rule id, the files below `folder` that name it, each with the line where it first does."""
    found: dict[str, list[str]] = {}
    for path in _files(folder):
        text = path.read_text(encoding="utf-8", errors="replace")
        lines: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), start=1):
            for match in _RULE.finditer(line):
                lines.setdefault(match[0], number)
        for rule, number in lines.items():
            found.setdefault(rule, []).append(f"{path.as_posix()}:{number}")
    return {rule: tuple(places) for rule, places in found.items()}


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        hidden = any(part.startswith((".", "__pycache__")) for part in path.relative_to(folder).parts)
        if path.suffix in _SUFFIXES and path.is_file() and not hidden:
            yield path
