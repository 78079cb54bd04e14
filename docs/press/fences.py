"""The fenced blocks of a page: what language, which words stand behind it, and the text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

_FENCE = re.compile(r"^```(?P<info>[^`\n]*)\n(?P<text>.*?)^```[ ]*$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Fence:
    """One block. `words` is what stands behind the language; `line` is that of its first line of text."""

    language: str
    words: tuple[str, ...]
    text: str
    line: int
    start: int
    end: int

    def value(self, key: str) -> str:
        """What stands behind ``key=`` among the words; empty where it is not there."""
        return next((word[len(key) + 1 :] for word in self.words if word.startswith(f"{key}=")), "")

    @property
    def file(self) -> str:
        """The name of the file that the block is, where it is one."""
        return next((word for word in self.words if "." in word and "=" not in word), "")


def fences(page: str) -> list[Fence]:
    """Every block of a page, in order."""
    found = []
    for match in _FENCE.finditer(page):
        language, *words = match["info"].split() or [""]
        start, end = match.span("text")
        line = page.count("\n", 0, start) + 1
        found.append(Fence(language, tuple(words), match["text"], line, start, end))
    return found


def with_texts(page: str, texts: Mapping[Fence, str]) -> str:
    """The page with other texts in some of its blocks."""
    for fence in sorted(texts, key=lambda fence: fence.start, reverse=True):
        page = page[: fence.start] + texts[fence] + page[fence.end :]
    return page
