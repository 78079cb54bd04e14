"""The codes in the sources and in the table are the same."""

from __future__ import annotations

import re
from pathlib import Path

from tablewright.problems import codes

ROOT = Path(__file__).parents[3]
SOURCES = [path for path in sorted((ROOT / "core/tablewright").rglob("*.py")) if path.name != "codes.py"]
CODE = re.compile(r'"(TW-[A-Z0-9-]+)"')


def used() -> dict[str, str]:
    """Every code in the kernel's sources, with a file that has it."""
    return {
        code: str(path.relative_to(ROOT))
        for path in SOURCES
        for code in CODE.findall(path.read_text(encoding="utf-8"))
    }


def test_every_code_that_is_raised_is_in_the_table() -> None:
    assert {code: path for code, path in used().items() if code not in codes.CODES} == {}


def test_every_code_in_the_table_is_raised() -> None:
    assert sorted(codes.CODES.keys() - used().keys()) == []


def test_codes_are_never_put_together() -> None:
    """A code that is put together from pieces could not be found in the sources by one who searches for it."""
    pieces = re.compile(r"""f["'][^"']*TW-|["']TW-[A-Z-]*-["']|TW-[A-Z-]*%s""")
    assert [str(path) for path in SOURCES if pieces.search(path.read_text(encoding="utf-8"))] == []
