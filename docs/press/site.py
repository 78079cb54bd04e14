"""``python -m docs.press.site FOLDER``: the pages as `make docs` hands them to Sphinx.

They are the same pages, with three changes: those that lie outside of ``docs/`` are taken in, and links to them lead
there; a block is headed by the name of its file, while what else stands behind its language is for the tests only; and
the first page lists all others in order.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from .contents import CONTENTS, FIRST, OUTSIDE
from .fences import fences
from .ground import ROOT

FOLDER = "docs"
_NOT_SHOWN = "press"
_LINK = re.compile(r"(?<=\]\()(?P<path>[^)\s#:]+)(?P<anchor>#[^)\s]*)?(?=\))")
_BLOCK = re.compile(r"^```.*?^```[ ]*$", re.MULTILINE | re.DOTALL)


def pages() -> dict[str, Path]:
    """Every page by its path in the site."""
    there = {name: ROOT / source for source, name in OUTSIDE.items()}
    folder = ROOT / FOLDER
    for path in sorted(folder.rglob("*.md")):
        name = path.relative_to(folder)
        if name.parts[0] != _NOT_SHOWN:
            there[name.as_posix()] = path
    return there


def for_site(text: str, source: str, name: str) -> str:
    """The text of the file `source` of the project as the page `name` of the site."""

    def led(link: re.Match[str]) -> str:
        return _led(link, source, name)

    parts, end = [], 0
    for block in _BLOCK.finditer(text):
        parts += [_LINK.sub(led, text[end : block.start()]), _headed(block[0])]
        end = block.end()
    return "".join([*parts, _LINK.sub(led, text[end:])])


def write(target: Path) -> None:
    """Write every page and picture into a folder, which is made anew."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / FOLDER / "images", target / "images")
    for name, path in pages().items():
        text = for_site(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix(), name)
        page = target / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text + "".join(_lists()) if name == FIRST else text, encoding="utf-8")


def _led(link: re.Match[str], source: str, name: str) -> str:
    """A link of the file `source` as one of the page `name`. What leads out of the site stays, and Sphinx objects."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(source), link["path"]))
    if target in OUTSIDE:
        target = OUTSIDE[target]
    elif target.startswith(f"{FOLDER}/"):
        target = target.removeprefix(f"{FOLDER}/")
    else:
        return link[0]
    return posixpath.relpath(target, posixpath.dirname(name) or ".") + (link["anchor"] or "")


def _headed(block: str) -> str:
    fence = fences(block + "\n")[0]
    title = fence.file or fence.value("from")
    head = f"```{{code-block}} {fence.language}\n:caption: {title}\n\n" if title else f"```{fence.language}\n"
    return head + block.partition("\n")[2]


def _lists() -> Iterator[str]:
    for heading, names in CONTENTS.items():
        caption = f":caption: {heading}\n" if heading else ""
        yield "\n".join(["", "```{toctree}", f":hidden:\n{caption}", *names, "```", ""])


if __name__ == "__main__":
    write(Path(sys.argv[1]))
