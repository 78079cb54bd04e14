"""Mistakes as files: what somebody wrote, and what is said to it.

    A key of a card is misspelt.

    === cards.json
    {"$schema": "v1/achievements.schema.json", "achievements": [{"id": "x", ▶"titel": {"en": "X"}, …}]}

    === says
    ▶: TW-SCHEMA-UNKNOWN-KEY: achievements[0] has no key "titel"
      hint: did you mean 'title'?

The first paragraph is for people. Then come files, each under its path: ``=== a/b.json``, ``=== a (latin-1)`` for
another encoding, ``=== a -> b`` for a symbolic link. Files below ``site/`` are installed packages. ``⟨ab×1000⟩`` in a
file stands for so many repetitions. A card without a manifest gets that of `MANIFEST`. ``=== $`` holds command lines,
``tablewright check .`` where there is none, and ``=== python`` code, which is run after them. ``=== says`` is all that
the last of it says, where ▶ stands for the place of the mark in the files (and nothing else does), ``<here>`` for the
folder, ``<tablewright>`` for this project's and ``<kernel>`` for the version.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

MARK = "▶"
FOLDER = Path(__file__).parent / "mistakes"
MANIFEST = """{
  "id": "my-cards", "version": "1.0.0", "kernel": ">=0.1,<0.2", "title": {"en": "My cards"},
  "extends": "cartouche", "depends": {"base": "", "achievements": "", "pyramid": ""},
  "content": ["cards.json"]
}
"""

_CODE = re.compile(r"\bTW-[A-Z0-9-]+")
_HEAD = re.compile(r"(?P<path>.+?)(?: \((?P<encoding>[\w-]+)\))?(?: -> (?P<link>.+))?")
_REPEATED = re.compile(r"⟨(.*?)×(\d+)⟩")


@dataclass(frozen=True, slots=True)
class Written:
    """A file of a mistake. `text` has the mark in it, and repetitions as they are written."""

    path: str
    text: str
    encoding: str = "utf-8"
    link: str = ""

    @property
    def whole(self) -> str:
        """The text with repetitions written out."""
        return _REPEATED.sub(lambda found: found[1] * int(found[2]), self.text)


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake."""

    name: str
    title: str
    files: tuple[Written, ...]
    commands: tuple[str, ...]
    python: str
    says: str

    @property
    def code(self) -> str:
        """The code of the first problem that is told."""
        found = _CODE.search(self.says)
        return found[0] if found else ""

    @property
    def place(self) -> str:
        """Where the mark stands: ``file:line:column``; empty where there is none."""
        for file in self.files:
            before, mark, _ = file.whole.partition(MARK)
            if mark:
                return f"{file.path}:{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}"
        return ""


def mistakes() -> list[Mistake]:
    """All of them, in the order of their names."""
    return [read(path) for path in sorted(FOLDER.rglob("*.txt"))]


def read(path: Path) -> Mistake:
    """The mistake in a file."""
    title, *parts = re.split(r"^=== ?", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    files: list[Written] = []
    commands: tuple[str, ...] = ()
    python = says = ""
    for part in parts:
        head, _, text = part.partition("\n")
        text = text.rstrip("\n") + "\n" if text.strip() else ""
        if head == "says":
            says = text.rstrip("\n")
        elif head == "$":
            commands = tuple(text.splitlines())
        elif head == "python":
            python = text
        elif found := _HEAD.fullmatch(head):
            files.append(Written(found["path"], text, found["encoding"] or "utf-8", found["link"] or ""))
    name = path.relative_to(FOLDER).with_suffix("").as_posix()
    if not commands and not python:
        commands = ("tablewright check .",)
    return Mistake(name, title.strip(), tuple(files), commands, python, says)
