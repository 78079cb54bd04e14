"""The pages are handed to the site generator whole, in order, with links that stay within the site."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from docs.press.contents import CONTENTS, FIRST
from docs.press.fences import fences
from docs.press.site import for_site, pages, write

LISTED = [FIRST, *(name for names in CONTENTS.values() for name in names)]


def test_every_page_has_its_place() -> None:
    assert Counter(LISTED) == Counter(list(pages()))


@pytest.mark.parametrize(
    ("source", "name", "text", "shown"),
    [
        ("docs/index.md", "index.md", "[a](players.md#b)", "[a](players.md#b)"),
        ("docs/index.md", "index.md", "[a](../README.md)", "[a](start.md)"),
        (
            "docs/index.md",
            "index.md",
            "[a](#here), [b](https://a.example/b)",
            "[a](#here), [b](https://a.example/b)",
        ),
        ("docs/architecture.md", "architecture.md", "[a](../benchmarks/README.md#b)", "[a](benchmarks.md#b)"),
        ("README.md", "start.md", "![a](docs/images/table.svg)", "![a](images/table.svg)"),
        ("docs/authors/cards.md", "authors/cards.md", "[a](../plugins.md)", "[a](../plugins.md)"),
        # Nothing of the site: it stays, and Sphinx objects.
        ("README.md", "start.md", "[a](core/tablewright)", "[a](core/tablewright)"),
        (
            "README.md",
            "start.md",
            "```json a/b.json plain\n{}\n```",
            "```{code-block} json\n:caption: a/b.json\n\n{}\n```",
        ),
        ("README.md", "start.md", "```console exits=2\n$ a\n```", "```console\n$ a\n```"),
        ("README.md", "start.md", "```text\n[a](docs/players.md)\n```", "```text\n[a](docs/players.md)\n```"),
    ],
)
def test_a_page_is_put_into_the_words_of_the_site(source: str, name: str, text: str, shown: str) -> None:
    assert for_site(text, source, name) == shown


def test_all_is_written_anew(tmp_path: Path) -> None:
    target = tmp_path / "pages"
    target.mkdir()
    (target / "old.md").touch()
    write(target)
    assert {path.relative_to(target).as_posix() for path in target.rglob("*.md")} == set(pages())
    assert (target / "images" / "table.svg").is_file()
    for name, path in pages().items():
        blocks = [fence.text for fence in fences(path.read_text(encoding="utf-8"))]
        text = (target / name).read_text(encoding="utf-8")
        assert all(block in text for block in blocks), name
    assert all(name in (target / FIRST).read_text(encoding="utf-8") for name in LISTED[1:])
