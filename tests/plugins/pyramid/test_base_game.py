"""The base game and the kernel know nothing of the expansion: what it needs of them is there for everybody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PLACES = ["plugins/base", "plugins/achievements", "content/base", "content/achievements", "core", "frontends"]
WORD = re.compile(r"pyramid", re.IGNORECASE)


@pytest.mark.parametrize("place", PLACES)
def test_no_word_about_it(place: str) -> None:
    files = [
        path
        for suffix in ("py", "json", "toml", "md", "txt")
        for path in (ROOT / place).rglob(f"*.{suffix}")
        if path.is_file()
    ]
    assert files
    assert [str(path) for path in files if WORD.search(path.read_text(encoding="utf-8"))] == []
