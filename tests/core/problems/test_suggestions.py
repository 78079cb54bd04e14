from __future__ import annotations

import pytest

from tablewright.problems.suggestions import did_you_mean, suggestion

NAMES = ["achievements", "base", "pyramid", "solo"]


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("achievement", "achievements"),
        ("Achievements", "achievements"),
        ("bse", "base"),
        ("pyramids", "pyramid"),
        ("pirámid", "pyramid"),
        ("zzz", None),
        ("", None),
        ("a" * 10_000, None),
    ],
)
def test_did_you_mean(word: str, meant: str | None) -> None:
    assert did_you_mean(word, set(NAMES)) == meant


def test_hyphens_and_underscores_are_one() -> None:
    assert did_you_mean("mural-tiles", ["mural_tiles", "murals"]) == "mural_tiles"


@pytest.mark.parametrize(
    ("word", "known", "text"),
    [
        ("bsae", NAMES, "did you mean 'base'?"),
        ("zzz", NAMES, "plugins are: achievements, base, pyramid, solo"),
        ("zzz", [], ""),
        (
            "zzz",
            [f"n{i:02}" for i in range(20)],
            "plugins are: " + ", ".join(f"n{i:02}" for i in range(12)) + ", …",
        ),
    ],
)
def test_suggestion(word: str, known: list[str], text: str) -> None:
    assert suggestion(word, known, "plugins are") == text
