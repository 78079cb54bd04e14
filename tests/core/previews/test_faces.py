"""What stands on an item is shown, whatever game it is of."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewright import Ruleset
from tablewright.play.assembly import ruleset
from tablewright.previews.asking import asked
from tablewright.previews.faces import WIDTH, face


def test_a_card_with_its_words_and_what_it_asks(cartouche: Ruleset) -> None:
    lines = face(cartouche.content.get("achievements", "twins"), cartouche)
    assert lines[0] == "The Twins (achievements: twins, of achievements)"
    assert lines[1].endswith("achievements.json:30:5")
    assert "  Enclose a chamber that holds two icons of the same type and nothing else." in lines
    assert "  requires: a chamber with exactly 2 icons of one type" in lines
    assert "  first game: yes" in lines


def test_a_board_in_rows_of_characters(cartouche: Ruleset) -> None:
    item = cartouche.content.get("murals", "mural-1")
    lines = face(item, cartouche)
    for side in ("A", "B"):
        start = lines.index(f"  sides {side} rows:") + 1
        rows = item.data["sides"][side]["rows"]
        assert [line.strip() for line in lines[start : start + len(rows)]] == rows


def test_a_tile_of_one_row(cartouche: Ruleset) -> None:
    assert face(cartouche.content.get("mural-tiles", "tile-06"), cartouche)[-3:] == [
        "  rows:",
        "      CC",
        "      C.",
    ]


def test_a_requirement_with_a_picture() -> None:
    rules, _ = ruleset({"game": "cartouche", "plugins": ["base", "pyramid"]})
    item = rules.content.get("stories", "pyramid-01")
    (requirement,) = asked(item, rules).values()
    lines = [line.strip() for line in face(item, rules)]
    drawn = [row.strip() for row in requirement.picture()]
    start = lines.index(drawn[0])
    assert drawn
    assert lines[start : start + len(drawn)] == drawn


def test_lines_are_no_longer_than_a_page(cartouche: Ruleset) -> None:
    for item in cartouche.content.items():
        assert all(
            len(line) <= WIDTH or line.strip() == str(item.place()) for line in face(item, cartouche)
        ), item


def test_requirements_are_found_wherever_they_stand(cartouche: Ruleset) -> None:
    board = cartouche.content.one("achievement-board")
    found = asked(board, cartouche)
    assert found
    assert all("requires" in pointer for pointer in found)
    card = cartouche.content.get("achievements", "two-lines")
    assert list(asked(card, cartouche)) == [("requires",)]
    assert asked(cartouche.content.get("murals", "mural-1"), cartouche) == {}


@pytest.mark.parametrize("requires", [{"river": 7}, {"tokens": {"cat": "x"}}, {"all": 3}, {"chambers": [1]}])
def test_what_only_looks_like_a_requirement_is_none(
    cartouche: Ruleset, tmp_path: Path, requires: object
) -> None:
    item = cartouche.content.get("murals", "mural-1")
    other = type(item)("x", "murals", {"id": "x", "said": requires}, "base", "x.json", item._document, ())
    face(other, cartouche)
    assert json.dumps(requires)
