"""The name of a new plugin, and all that follows from it."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tablewright.plugins.discovery import games, installed
from tablewright.plugins.names import RESERVED_IDS
from tablewright.problems.problem import Problem

LONGEST = 40  # so that a file name with it is none that some system refuses
_FORM = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Name:
    """An id (``river-market``) with its other forms. One rule names everything."""

    id: str

    @property
    def word(self) -> str:
        """As part of a name in Python: ``river_market``."""
        return self.id.replace("-", "_")

    @property
    def package(self) -> str:
        """The Python package: ``tablewright_river_market``."""
        return f"tablewright_{self.word}"

    @property
    def distribution(self) -> str:
        """What is installed: ``tablewright-river-market``."""
        return f"tablewright-{self.id}"

    @property
    def title(self) -> str:
        """For people: ``River Market``."""
        return " ".join(part.capitalize() for part in self.id.split("-"))


def name_problems(text: str) -> Iterator[Problem]:
    """Why a new plugin cannot have this name."""
    if not _FORM.fullmatch(text) or len(text) > LONGEST:
        nearest = _nearest(text)
        yield Problem(
            "TW-NEW-NAME",
            "this cannot be the name of a plugin",
            expected=f"small letters, digits and single hyphens, a letter first, at most {LONGEST} characters",
            found=text,
            hint=f"{nearest!r} would do" if nearest else "for example 'river-market'",
        )
        return
    if text in RESERVED_IDS:
        yield Problem(
            "TW-NEW-NAME", f"a plugin cannot be called {text}: the kernel uses that name for its own"
        )
        return
    known = installed()
    if text in known:
        yield Problem("TW-NEW-TAKEN", f"a plugin {text} is installed already ({known[text].source})")
    elif text in games():
        yield Problem("TW-NEW-TAKEN", f"a game {text} is installed already")
    elif importlib.util.find_spec(Name(text).package) is not None:
        yield Problem("TW-NEW-TAKEN", f"there is a Python package {Name(text).package} already")


def _nearest(text: str) -> str:
    slug = re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-0123456789")[:LONGEST].strip("-")
    return slug if _FORM.fullmatch(slug) else ""
