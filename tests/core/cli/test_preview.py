"""`tablewright preview`: what is meant is shown, and figures are the same each time."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tablewright.authoring.projects import new_project
from tests.core.cli.running import command

ACHIEVEMENT: dict[str, Any] = {
    "id": "cats",
    "title": {"en": "Cats"},
    "text": {"en": "Spend a cat."},
    "requires": {"tokens": {"cat": 1}},
}


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    new_project("achievements", "mine")
    return tmp_path / "mine"


def cards(file: Path, *entries: dict[str, Any]) -> Path:
    file.write_text(json.dumps({"$schema": "v1/achievements.schema.json", "achievements": list(entries)}))
    return file


QUICK = ("--matches", "2", "--players", "random")


def test_a_folder_shows_the_cards_of_its_plugin(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    said = command(capsys, "preview", "mine", *QUICK)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("cartouche with base, achievements, mine, 2 at the table: ")
    assert (
        "The Toll House (achievements: mine-toll-house, of mine)\n  mine/cards/achievements.json:5:5\n"
        in said.out
    )
    assert "  requires: a chamber with exactly 1 cat, 1 snake and spend 3 human\n" in said.out
    assert " of 4 (" in said.out
    assert said.out.count("completed by") >= 1


def test_it_says_that_there_is_nothing(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    manifest = pack / "plugin.json"
    manifest.write_text(manifest.read_text().replace('["cards"]', "[]"))
    said = command(capsys, "preview", "mine", "--matches", "0")
    assert (said.status, said.err) == (0, "")
    assert said.out == "There is nothing to preview in mine: it holds no cards, boards or the like.\n"


def test_it_is_the_same_each_time(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    first = command(capsys, "preview", "mine", *QUICK)
    assert command(capsys, "preview", "mine", *QUICK) == first
    assert command(capsys, "preview", "mine", *QUICK, "--seed", "50") != first


@pytest.mark.parametrize("what", ["mine/cards/achievements.json", "mine/plugin.json", "mine"])
def test_ways_to_name_it(capsys: pytest.CaptureFixture[str], pack: Path, what: str) -> None:
    said = command(capsys, "preview", what, "--json", *QUICK)
    assert [item["id"] for item in said.json["items"]] == ["mine-toll-house"]
    assert said.json["plugins"] == ["base", "achievements", "mine"]


def test_json_has_everything(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    said = command(
        capsys, "preview", "mine", "--json", "--matches", "2", "--seats", "1", "--players", "random"
    )
    assert (said.status, said.err) == (0, "")
    (item,) = said.json["items"]
    assert (said.json["seats"], said.json["seed"]) == (1, 1)
    figures = item["bots"]["random"]
    assert figures["open"] == figures["matches"] >= 2
    assert item["findings"] == []
    assert item["face"][0].startswith("The Toll House")


def test_a_file_shows_its_own_items_only(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    cards(pack / "cards/more.json", ACHIEVEMENT)
    said = command(capsys, "preview", "mine/cards/more.json", "--json", *QUICK)
    assert [item["id"] for item in said.json["items"]] == ["cats"]


def test_a_file_of_no_plugin(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = cards(tmp_path / "loose.json", ACHIEVEMENT, {**ACHIEVEMENT, "id": "more-cats"})
    said = command(capsys, "preview", file, "--json", *QUICK)
    assert (said.status, said.err) == (0, "")
    assert [item["id"] for item in said.json["items"]] == ["cats", "more-cats"]
    assert said.json["items"][0]["bots"]["random"]["open"] >= 4


def test_an_item_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, "preview", "mural-1", "--game", "cartouche")
    assert (said.status, said.err) == (0, "")
    assert ". c . . . . s . . . k ." in said.out
    assert "matches" not in said.out


def test_a_card_that_is_dealt_into_few_hands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A story comes up when somebody drafts it: patience ends, and what there is is told."""
    config = tmp_path / "short.toml"
    config.write_text('game = "cartouche"\nplugins = ["base"]\nseats = 1\n[options.base]\nrounds = 2\n')
    said = command(capsys, "preview", "river-15", "--game", config, "--json", *QUICK)
    assert (said.status, said.err) == (0, "")
    assert said.json["matches"]["random"] >= 8
    assert said.json["items"][0]["bots"]["random"]["matches"] < 8


def test_what_is_played_with_may_be_said(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    said = command(capsys, "preview", "mine", "--game", "mine/mine.toml", "--json", *QUICK)
    assert said.json["plugins"] == ["base", "mine"]
    said = command(capsys, "preview", "mine", "--game", "cartouche", "--json", *QUICK)
    assert said.json["plugins"] == ["base", "achievements", "mine"]


def test_no_matches_at_all(capsys: pytest.CaptureFixture[str], pack: Path) -> None:
    said = command(capsys, "preview", "mine", "--matches", "0")
    assert said.out.startswith("The Toll House (")
    assert "players" not in said.out


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("nowhere.json",), "TW-FILE-MISSING", "nowhere.json"),
        (("empty",), "TW-PLUGIN-NO-MANIFEST", "empty"),
        (("river-155", "--game", "cartouche"), "TW-CONTENT-UNKNOWN-ID", "did you mean 'river-15'?"),
        (("river-15", "--game", "cartuche"), "TW-GAME-UNKNOWN", "did you mean"),
        (("river-155",), "TW-CONTENT-UNKNOWN-ID", "did you mean 'river-15'?"),
        (("river-15", "--game", "cartouche", "--matches", "-1"), "TW-CLI-VALUE", "--matches"),
        (("river-15", "--game", "cartouche", "--seed", "-1"), "TW-CLI-VALUE", "--seed"),
        (("river-15", "--game", "cartouche", "--seats", "9"), "TW-CONFIG-SEATS", "found: 9"),
        (("river-15", "--game", "cartouche", "--players", "gredy"), "TW-BOT-UNKNOWN", "'greedy'"),
        (("wrong.json",), "TW-SCHEMA-WORD", "did you mean 'tokens'?"),
        (("storys.json",), "TW-CONTENT-UNKNOWN-KIND", "did you mean 'stories'?"),
    ],
)
def test_what_cannot_be_previewed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...], code: str, words: str
) -> None:
    (tmp_path / "empty").mkdir()
    cards(tmp_path / "wrong.json", {**ACHIEVEMENT, "requires": {"token": {"cat": 1}}})
    (tmp_path / "storys.json").write_text('{"$schema": "v1/storys.schema.json", "storys": []}')
    said = command(capsys, "preview", *arguments)
    assert (said.status, said.out) == (2, "")
    assert code in said.err
    assert words in said.err


@pytest.mark.parametrize(
    ("item", "shown"),
    [
        ("river-15", "(stories: river-15, of base)"),
        ("stories:river-15", "(stories: river-15, of base)"),
        ("pyramid-01", "(stories: pyramid-01, of pyramid)"),
        ("green-black", "(monuments: green-black, of tigris)"),
    ],
)
def test_which_game_has_an_item_need_not_be_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, item: str, shown: str
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command(capsys, "preview", item, "--matches", "0")
    assert (said.status, said.err) == (0, "")
    assert shown in said.out


def test_a_bar_where_there_is_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, pack: Path
) -> None:
    plain = command(capsys, "preview", "mine", *QUICK)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(type(sys.stderr), "isatty", lambda self: True, raising=False)
    said = command(capsys, "preview", "mine", *QUICK)
    assert said.out == plain.out
    assert "matches" in said.err


def test_one_id_in_two_kinds_is_shown_twice_and_each_says_which(
    capsys: pytest.CaptureFixture[str], pack: Path
) -> None:
    file = pack / "tablewright_mine" if (pack / "tablewright_mine").is_dir() else pack
    namesake = ACHIEVEMENT | {"id": "river-02", "title": {"en": "Namesake"}}
    cards(next(file.glob("**/achievements.json")), namesake)
    story = command(capsys, "cards", "base").out
    assert "river-02" in story
    config = Path("both.toml")
    config.write_text('game = "cartouche"\nplugins = ["base", "achievements", "./mine"]\n')
    said = command(capsys, "preview", "river-02", "--game", config, *QUICK)
    assert (said.status, said.err) == (0, "")
    assert "(achievements: river-02, of mine)" in said.out
    assert "(stories: river-02, of base)" in said.out
    assert "There is a river-02 among the stories too" in said.out
    one = command(capsys, "preview", "stories:river-02", "--game", config, "--matches", "0")
    assert "of mine" not in one.out
    assert "(stories: river-02, of base)" in one.out
    assert "TW-CONTENT-UNKNOWN-ID" in command(capsys, "preview", "murals:river-02").err
