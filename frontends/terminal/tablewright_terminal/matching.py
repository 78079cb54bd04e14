"""Which entry of a menu typed words mean: by what to type for it, by its name, or by part of its label."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .menu import Entry


@dataclass(slots=True)
class Found:
    """The entry and how many words named it; or several that the words `phrase` may mean."""

    entry: Entry | None = None
    used: int = 0
    candidates: list[Entry] = field(default_factory=list)
    phrase: str = ""


def find(entries: Sequence[Entry], words: Sequence[str]) -> Found:
    """What the first word, or the first words together, mean. Words are in lower case."""
    for entry in entries:
        if words[0] in (entry.key, str(entry.json).lower()):
            return Found(entry, 1)
    for count in range(len(words), 0, -1):
        phrase = " ".join(words[:count])
        found = _labelled(entries, phrase)
        if len(found) == 1:
            return Found(found[0], count)
        if found:
            return Found(candidates=found, phrase=phrase)
    return Found()


def _labelled(entries: Sequence[Entry], phrase: str) -> list[Entry]:
    """The entries whose label is the phrase, else begins with it, else has a word that does."""
    phrase = phrase.replace("·", ".")  # in pictures of tiles; who has that on a keyboard?
    labels = [(entry, entry.label.lower().replace("·", ".")) for entry in entries]
    for fits in (
        lambda label: label == phrase,
        lambda label: label.startswith(phrase),
        lambda label: f" {phrase}" in f" {label}",
    ):
        found = [entry for entry, label in labels if fits(label)]
        if found:
            return found
    return []
