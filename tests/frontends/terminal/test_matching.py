"""What typed words mean."""

from __future__ import annotations

import pytest

from tablewright_terminal.matching import find, title_in
from tablewright_terminal.menu import Entry

ENTRIES = [
    Entry("1", ("take", "token-01"), "token-01", "The Granary Keeper"),
    Entry("2", ("take", "river-03"), "river-03", "Song of the Long River"),
    Entry("3", ("take", "river-04"), "river-04", "Song of the River"),
    Entry("4", ("mark", 9), 9, "9"),
]


@pytest.mark.parametrize(
    ("words", "key", "used"),
    [
        ("1", "1", 1),
        ("token-01 c4", "1", 1),
        ("granary", "1", 1),
        ("the granary keeper", "1", 3),
        ("the granary flip-90", "1", 2),
        ("keeper", "1", 1),
        ("song of the long river", "2", 5),
        ("song of the river", "3", 4),
        ("long", "2", 1),
        ("9", "4", 1),
    ],
)
def test_one_entry_is_meant(words: str, key: str, used: int) -> None:
    found = find(ENTRIES, words.split())
    assert found.entry is not None
    assert (found.entry.key, found.used) == (key, used)


@pytest.mark.parametrize(("words", "label"), [("e1", ""), ("e10", "e10"), ("e", "e10"), ("r1", "")])
def test_a_number_is_whole(words: str, label: str) -> None:
    """Who types e1 does not mean e10, though e1 is not possible."""
    entries = [Entry("1", ("put", "e10"), "e10", "e10"), Entry("2", ("put", "f2"), "f2", "near river 12")]
    found = find(entries, words.split())
    assert (found.entry.label if found.entry else "") == label


@pytest.mark.parametrize(
    ("words", "used"),
    [
        ("draft a story ferry", 3),
        ("draft story ferry", 2),
        ("draft the story ferry", 3),
        ("the draft story", 3),
        ("draft", 0),
        ("draft a", 0),
        ("story", 0),
        ("", 0),
    ],
)
def test_a_title_is_named_with_its_articles_or_without(words: str, used: int) -> None:
    assert title_in(words.split(), "Draft a story") == used


def test_several_may_be_meant() -> None:
    found = find(ENTRIES, ["song"])
    assert found.entry is None
    assert [entry.key for entry in found.candidates] == ["2", "3"]
    assert found.phrase == "song"


@pytest.mark.parametrize("words", ["5", "nothing", "ranary", "token"])
def test_nothing_is_meant(words: str) -> None:
    found = find(ENTRIES, words.split())
    assert found.entry is None
    assert found.candidates == []
