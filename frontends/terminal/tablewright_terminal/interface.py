"""How a session talks to people: a terminal, or in tests a list of lines."""

from __future__ import annotations

import os
import sys
from typing import Protocol

from rich.console import Console
from rich.text import Text

from tablewright import harmless

from .blocks import Block

_ROOMY_LINES = 44
"""On a terminal with so many lines boards and cards are drawn with their outlines."""
_ROOMY_COLUMNS = 80
_WIDEST = 160


class Interface(Protocol):
    """What a session needs."""

    @property
    def width(self) -> int:
        """Columns."""

    @property
    def height(self) -> int:
        """Lines; 0 where what is shown does not scroll away."""

    @property
    def roomy(self) -> bool:
        """Whether there is room for outlines."""

    def show(self, block: Block) -> None:
        """Put lines on the screen, under what is there."""

    def clear(self) -> None:
        """Begin with an empty screen, where that can be done."""

    def ask(self, prompt: str) -> str:
        """A line from the player. Raises EOFError where there are no more."""


class Terminal:
    """Standard input and output."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                # A terminal that cannot show a sign gets another one, and no error.
                stream.reconfigure(errors="replace")
        self._console = Console(highlight=False, markup=False, emoji=False)
        if self._console.width < 1:
            # A terminal that does not know its size, or says so, would show nothing at all.
            self._console.width = _ROOMY_COLUMNS
        self._attended = sys.stdin.isatty() and self._console.is_terminal

    @property
    def width(self) -> int:
        width = self._console.width
        return max(40, min(width, _WIDEST))

    @property
    def height(self) -> int:
        # Where nothing is cleared, everything stays to be read.
        return self._console.height if self._attended and not self._console.is_dumb_terminal else 0

    @property
    def roomy(self) -> bool:
        if not self._attended:
            return True
        return self._console.height >= _ROOMY_LINES and self._console.width >= _ROOMY_COLUMNS

    def show(self, block: Block) -> None:
        for text in block:
            self._console.print(_printable(_without_spaces_at_its_end(text)), soft_wrap=True)

    def clear(self) -> None:
        if self._attended and not self._console.is_dumb_terminal:
            self._console.clear()

    def ask(self, prompt: str) -> str:
        if os.environ.get("TERM") != "dumb":
            # With it, the arrow keys edit the line and bring earlier ones back.
            import contextlib

            with contextlib.suppress(ImportError):
                import readline  # noqa: F401
        return input(harmless(prompt))


def _printable(text: Text) -> Text:
    """What stands in it came out of strangers' files and names; a terminal obeys none of it. It stays as long."""
    plain = harmless(text.plain)
    return text if plain == text.plain else Text(plain, text.style, spans=text.spans, end=text.end)


def _without_spaces_at_its_end(text: Text) -> Text:
    """Blocks are filled up to their width; what is only that need not be written."""
    end = len(text.plain.rstrip())
    if end == len(text) or any(span.end > end and span.style for span in text.spans):
        return text
    return text[:end]
