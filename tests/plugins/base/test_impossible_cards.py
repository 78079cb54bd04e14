"""What no match could ever meet is refused while the card is written, at the place that asks for too much."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablewright import TablewrightError
from tablewright.assembly import ruleset

RIVER = {"river": {"touches": ["cat"]}}
IMPOSSIBLE: dict[str, tuple[Any, str, str]] = {
    "more of the parts than there are": (
        {"at_least": {"count": 3, "of": [RIVER, RIVER]}},
        "3 of 2 can never be met",
        '"count": 3',
    ),
    "a river along more cats than any mural has": (
        {"river": {"touches": ["cat"] * 40}},
        "more icons than any mural shows: cat",
        '"touches"',
    ),
    "chambers with more icons than any mural has": (
        {"chambers": [{"icons": ["snake"]}] * 40},
        "more icons than any mural shows: snake",
        '"chambers"',
    ),
    "an exploding tree": (
        {"all": [{"any": [RIVER] * 60}] * 60},
        "the requirement has more than 200 parts",
        '"all"',
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_it_is_refused_at_its_place(tmp_path: Path, what: str) -> None:
    requires, words, at = IMPOSSIBLE[what]
    (tmp_path / "plugin.json").write_text(
        '{"id": "odd", "version": "1.0.0", "kernel": ">=0.1", "extends": "cartouche", "title": {"en": "Odd"},'
        ' "content": ["cards.json"]}'
    )
    card = {"id": "x", "title": {"en": "X"}, "text": {"en": "X."}, "requires": requires}
    file = tmp_path / "cards.json"
    file.write_text(json.dumps({"$schema": "v1/achievements.schema.json", "achievements": [card]}, indent=1))
    with pytest.raises(TablewrightError) as error:
        ruleset({"game": "cartouche", "plugins": ["base", str(tmp_path)]})
    (problem,) = error.value.problems
    assert problem.code in ("TW-CONTENT-WORD", "TW-CARTOUCHE-IMPOSSIBLE")
    assert words in problem.message
    assert problem.place is not None
    # What is told stands in that very line, or its value begins there.
    line = file.read_text().splitlines()[problem.place.line - 1]
    assert at in line
