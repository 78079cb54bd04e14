"""Cards, tiles, counters and tracks, in much room and in little."""

from __future__ import annotations

import pytest

from tablewright.scenes import (
    Card,
    Cards,
    Counter,
    Counters,
    Grid,
    Mark,
    Piece,
    Pieces,
    Scene,
    Space,
    Text,
    Track,
)
from tablewright_terminal.blocks import plain, width_of
from tablewright_terminal.cards import draw_card
from tablewright_terminal.drawing import Look, draw_everything, draw_scene, draw_table

CARDS = [
    Card("one", "The Granary Keeper", "Spend 1 cat.", 3, ("token",), progress=0.5, lacking="1 cat token"),
    Card("two", "The Song of the Very Long River That Ends Nowhere", "A river.", 5, ("river",), progress=1.0),
    Card("three", "Plain"),
]
TILE = [[Mark("C", "cat", "yellow", True), Mark(" ")], [Mark("C", "cat", "yellow", True)] * 2]
TABLE: list[Scene] = [
    Cards("row", "To draft", cards=CARDS, hidden=2),
    Pieces("tiles", "Tiles", pieces=[Piece("t1", "Corner", TILE), Piece("t2", "Scarab", count=3)]),
    Track("twins", "The Twins", spaces=[Space("8", (1,)), Space("5")], progress=0.0, lacking="no chamber"),
    Track("lines", "Two Lines", spaces=[Space("8"), Space("5")], text="Fill two rows."),
    Grid("mural", "Mural", 0, rows=[[Mark(".")] * 12] * 8),
    Cards("active", "Active", 0, cards=CARDS[:2]),
    Counters(
        "tokens", "Tokens", 0, counters=[Counter("cat", "cat", 2, "yellow", "c"), Counter("x", "none", 0)]
    ),
    Grid("theirs", "Mural of the other", 1, rows=[[Mark("?")]]),
    Text("note", "Note", text="Reeds touch everything."),
]
KEYS = {"one": "1", "t1": "4", "twins": "7"}


@pytest.mark.parametrize("width", [40, 80, 100, 160])
@pytest.mark.parametrize("roomy", [True, False])
def test_the_table_fits_its_width_and_shows_everything(width: int, roomy: bool) -> None:
    block = draw_table(TABLE, 0, Look(width, roomy, ("Ada", "Bob"), KEYS))
    text = plain(block)
    assert width_of(block) <= max(width, 52 if roomy else 38)
    for word in (
        "Granary",
        "Nowhere",
        "Plain",
        "2 face down",
        "×3",
        "Twins",
        "[8 Bob]",
        "Tokens",
        "2 cat",
        "Note",
    ):
        assert word in text, word
    assert "Mural of the other" not in text
    assert ("╭" in text) == (roomy and width >= 60)


def test_keys_stand_by_what_they_choose() -> None:
    text = plain(draw_table(TABLE, 0, Look(100, True, ("Ada", "Bob"), KEYS)))
    assert "│ 1 The Granary" in text
    assert " 7 The Twins" in text
    assert any(line.split()[:1] == ["4"] for line in text.splitlines())


def test_own_cards_say_what_they_lack_and_those_of_the_row_do_not() -> None:
    text = plain(draw_table(TABLE, 0, Look(100, True, ("Ada", "Bob"))))
    assert text.count("1 cat token") == 1
    assert text.index("1 cat token") > text.index("Active")
    assert "ready" in text


def test_a_board_and_the_rest_stand_beside_each_other_where_there_is_room() -> None:
    assert any("Mural" in line and "Active" in line for line in rows(100))
    assert not any("Mural" in line and "Active" in line for line in rows(60))


def rows(width: int) -> list[str]:
    return plain(draw_table(TABLE, 0, Look(width, True, ("Ada", "Bob")))).splitlines()


def test_everything_of_everybody() -> None:
    text = plain(draw_everything(TABLE, Look(100, True, ("Ada", "Bob"))))
    assert text.index("── Ada ─") < text.index("── Bob ─") < text.index("Mural of the other")


def test_an_empty_scene_is_not_drawn() -> None:
    for scene in (Cards("a", "A"), Pieces("b", "B"), Counters("c", "C"), Text("d", "D")):
        assert draw_scene(scene, Look()) == []


DRAWING = ("┏━━━━┓  ", "┏━┛▒▒┗━┓")


def test_the_picture_on_a_card_is_drawn_whole_or_not_at_all() -> None:
    card = Card("step", "The Step", "As drawn.", 3, ("token", "river"), picture=DRAWING)
    row = Cards("row", "To draft", cards=[card])
    assert all(part in plain(draw_scene(row, Look(100, True))) for part in DRAWING)
    assert all(part.rstrip() in plain(draw_card(card, 60)) for part in DRAWING)
    assert not any(part.rstrip() in plain(draw_card(card, 11)) for part in DRAWING)
