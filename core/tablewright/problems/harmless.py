"""Characters that a terminal obeys, or that turn a line around: they have no place in a text for people."""

from __future__ import annotations

import re

HARMFUL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Control characters but tab and newline, separators that end a line unseen, and what turns the direction of writing."""


def harmless(text: str) -> str:
    """The text with a mark (U+FFFD) for each harmful character, so that it stays as long as it was."""
    return HARMFUL.sub("\ufffd", text) if HARMFUL.search(text) else text


def escaped(text: str) -> str:
    r"""The text with harmful characters written out, as JSON does: ``\\u001b``. What is JSON stays the same JSON."""
    return HARMFUL.sub(_written_out, text) if HARMFUL.search(text) else text


def named(character: str) -> str:
    """A character by its number: U+001B."""
    return f"U+{ord(character):04X}"


def _written_out(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"
