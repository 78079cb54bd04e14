"""Which entry of a menu typed words mean: by what to type for it, by its name, or by part of its label."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .menu import Entry

_ARTICLES = ("a", "an", "the")


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


def title_in(words: Sequence[str], title: str) -> int:
    """How many words the whole title takes that they begin with; 0 where they do not. Articles may be left out."""
    used = 0
    for part in title.lower().split():
        if used < len(words) and words[used] in _ARTICLES:
            used += 1
        if part in _ARTICLES:
            continue
        if used == len(words) or words[used] != part:
            return 0
        used += 1
    return used


def _labelled(entries: Sequence[Entry], phrase: str) -> list[Entry]:
    """The entries whose label is the phrase, else begins with it, else has a word that does."""
    phrase = phrase.replace("·", ".")  # in pictures of tiles; who has that on a keyboard?
    labels = [(entry, entry.label.lower().replace("·", ".")) for entry in entries]
    for fits in (
        lambda label: label == phrase,
        lambda label: _begins(label, phrase),
        lambda label: any(_begins(label[place:], phrase) for place in _words(label)),
    ):
        found = [entry for entry, label in labels if fits(label)]
        if found:
            return found
    return []


def _begins(label: str, phrase: str) -> bool:
    """Whether a label begins with the phrase; a number in it is whole (e1 is not the beginning of e10)."""
    after = label[len(phrase) : len(phrase) + 1]
    return label.startswith(phrase) and not (phrase[-1:].isdigit() and after.isdigit())


def _words(label: str) -> list[int]:
    """Where the words of a label begin."""
    return [place for place in range(len(label)) if place == 0 or label[place - 1] == " "]
