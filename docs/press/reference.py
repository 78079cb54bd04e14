"""The pages of the reference that follow from the sources, by their paths."""

from __future__ import annotations

from collections.abc import Callable

from . import codes, hooks, moves, names, settings, vocabulary

PAGES: dict[str, Callable[[], str]] = {
    "docs/reference/codes.md": codes.page,
    "docs/reference/hooks.md": hooks.page,
    "docs/reference/moves.md": moves.page,
    "docs/reference/names.md": names.page,
    "docs/reference/vocabulary.md": vocabulary.page,
    "docs/reference/settings.md": settings.page,
}
"""What writes each."""
