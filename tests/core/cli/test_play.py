"""`tablewright play` and `replay` without a terminal: bots play, and everything can be repeated."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.core.cli.running import command, process

GAMES = ("tictactoe", "connectfour", "cartouche")


@pytest.mark.parametrize("game", GAMES)
def test_json_is_one_object_and_replay_prints_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    save = tmp_path / "match.save"
    bots = ["--seat", "0=random", "--seat", "1=random"]
    played = command(capsys, "play", game, "--seed", "5", "--json", "--save", save, *bots)
    assert (played.status, played.err) == (0, "")
    told = played.json
    assert (told["game"], told["seed"], told["finished"]) == (game, 5, True)
    assert told["actions"] == len(save.read_text().splitlines()) - 1 > 0
    assert sorted(seat for entry in told["ranking"] for seat in entry["seats"]) == [0, 1]
    assert len(told["digest"]) == 64
    for score in told["scores"]:
        assert score["total"] == sum(term["points"] for term in score["terms"])
        assert all(term["rule"] and term["plugin"] for term in score["terms"])
    replayed = command(capsys, "replay", save)
    assert (replayed.status, replayed.out, replayed.err) == (0, played.out, "")


def test_the_same_seed_plays_the_same_match_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("play", "connectfour", "--seed", "11", "--json")
    told = command(capsys, *arguments).out
    assert {process(*arguments, PYTHONHASHSEED=seed).out for seed in ("1", "2")} == {told}
    assert command(capsys, "play", "connectfour", "--seed", "12", "--json").out != told


def test_without_a_seed_every_match_is_another_one(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = {command(capsys, "play", "tictactoe", "--json").json["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_without_a_terminal_bots_take_the_seats_of_people(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, "play", "tictactoe", "--seat", "0=human", "--seat", "1=human", "--seed", "1")
    assert (said.status, said.err) == (0, "")
    assert "Greedy 1" in said.out
    assert "wins." in said.out or "draw" in said.out
    assert "\x1b" not in said.out


def test_a_config_says_who_plays_and_what_they_are_called(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    config = tmp_path / "evening.toml"
    config.write_text(
        'game = "connectfour"\nplayers = ["random", "random"]\nnames = ["Ada", "Bob"]\nseed = 3\n'
    )
    said = command(capsys, "play", config)
    assert "Ada and Bob play; the seed is 3." in said.out
    assert "Ada" in said.out.splitlines()[-1] or "Bob" in said.out.splitlines()[-1]


def test_problems_of_a_config_keep_their_places_when_options_change_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    config = tmp_path / "wrong.toml"
    config.write_text('game = "tictactoe"\nplugins = ["tictactoe", "tictacto"]\n')
    said = command(capsys, "play", config, "--seats", "2", "--seed", "1")
    assert f"{config}:2:25: TW-PLUGIN-UNKNOWN" in said.err
    config.write_text('game = "tictactoe"\nplayers = ["human",\n  "gredy"]\n')
    assert f"{config}:3:3: TW-BOT-UNKNOWN" in command(capsys, "play", config).err


def test_plugins_and_seats_from_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    config = tmp_path / "two.toml"
    config.write_text('game = "cartouche"\nplayers = ["random", "random"]\n')
    arguments = ("--plugins", "base", "--seats", "3", "--seat", "2=random", "--json", "--seed", "1")
    told = command(capsys, "play", config, *arguments).json
    assert list(told["plugins"]) == ["base"]
    assert told["seats"] == 3


def test_a_file_that_is_there_is_not_replaced_by_accident(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = tmp_path / "match.save"
    save.write_text("the only copy of a poem")
    said = command(capsys, "play", "tictactoe", "--json", "--save", save)
    assert (said.status, said.out) == (2, "")
    assert "TW-SAVE-EXISTS" in said.err
    assert save.read_text() == "the only copy of a poem"
    assert command(capsys, "play", "tictactoe", "--json", "--save", save, "--overwrite").status == 0
    assert json.loads(save.read_text().splitlines()[0])["game"] == "tictactoe"
    again = command(capsys, "play", "tictactoe", "--json", "--save", save)
    assert f"tablewright play {save}" in again.err


def test_a_save_that_was_cut_off_is_played_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = tmp_path / "match.save"
    whole = command(capsys, "play", "connectfour", "--json", "--seed", "2", "--save", save).json
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join(lines[:6]) + lines[6][:10])
    cut = command(capsys, "replay", save).json
    assert (cut["actions"], cut["finished"], cut["ranking"]) == (5, False, None)
    played_on = command(capsys, "play", save, "--json")
    assert played_on.status == 0
    assert played_on.json["finished"]
    assert played_on.json["seed"] == whole["seed"]
    assert save.read_bytes().startswith(b"".join(lines[:6]))
    assert command(capsys, "replay", save).out == played_on.out


def test_going_on_in_another_file_leaves_the_first_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first, second = tmp_path / "first.save", tmp_path / "second.save"
    command(capsys, "play", "tictactoe", "--json", "--seed", "2", "--save", first)
    cut = b"".join(first.read_bytes().splitlines(keepends=True)[:3])
    first.write_bytes(cut)
    assert command(capsys, "play", first, "--json", "--save", second).status == 0
    assert first.read_bytes() == cut
    assert second.read_bytes().startswith(cut)


@pytest.mark.parametrize("option", ["--seats", "--seed", "--plugins"])
def test_what_is_decided_cannot_be_decided_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str
) -> None:
    save = tmp_path / "match.save"
    command(capsys, "play", "tictactoe", "--json", "--save", save)
    said = command(capsys, "play", save, option, "2")
    assert said.status == 2
    assert f"TW-CLI-VALUE: {option}" in said.err


def test_a_save_that_was_edited_is_refused_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = tmp_path / "match.save"
    command(capsys, "play", "tictactoe", "--json", "--save", save)
    lines = save.read_text().splitlines()
    lines[2] = lines[2].replace('"seat":1', '"seat":0')
    save.write_text("\n".join(lines) + "\n")
    before = save.read_bytes()
    for name in ("replay", "play"):
        said = command(capsys, name, save)
        assert said.status == 2
        assert f"{save}:3: TW-SAVE-EDITED" in said.err
    assert save.read_bytes() == before


def people_of(save: Path) -> dict[str, list[str]]:
    notes: dict[str, list[str]] = json.loads(save.read_text().splitlines()[0])["notes"]
    return notes


def test_a_save_knows_who_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = tmp_path / "match.save"
    config = tmp_path / "evening.toml"
    config.write_text(
        'game = "connectfour"\nplayers = ["human", "random"]\nnames = ["Ada", "Bob"]\nseed = 3\n'
    )
    whole = command(capsys, "play", config, "--json", "--save", save)
    assert people_of(save) == {"players": ["human", "random"], "names": ["Ada", "Bob"]}
    save.write_bytes(b"".join(save.read_bytes().splitlines(keepends=True)[:4]))
    again = command(capsys, "play", save, "--json")
    assert again.err == f"Bots play for Ada to the end; it is kept in {save}\n"
    assert people_of(save) == {"players": ["human", "random"], "names": ["Ada", "Bob"]}
    assert again.json["seed"] == whole.json["seed"]
    command(capsys, "play", save, "--json", "--seat", "0=random")
    assert people_of(save) == {"players": ["random", "random"], "names": ["Ada", "Bob"]}


def test_names_that_were_made_go_with_the_players(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = tmp_path / "match.save"
    command(capsys, "play", "tictactoe", "--json", "--save", save)
    assert people_of(save)["names"] == ["You", "Greedy"]
    command(capsys, "play", save, "--json", "--seat", "1=human")
    assert people_of(save)["names"] == ["Player 1", "Player 2"]
    save_text = save.read_text()
    said = command(capsys, "play", save, "--seat", "1=nobody")
    assert "TW-BOT-UNKNOWN" in said.err
    assert save.read_text() == save_text


@pytest.mark.parametrize("name", ["match.save", "match.json", "match"])
@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda raw: b"{" + raw[9:], "TW-SAVE-FORM"),
        (lambda raw: raw[:1] + b"\0" + raw[2:], "TW-SAVE-FORM"),
        (lambda raw: raw[5:], "TW-SAVE-FORM"),
        (lambda raw: raw[:40], "TW-SAVE-EMPTY"),
        (lambda raw: raw.replace(b'"seed":', b'"sead":', 1), "TW-SAVE-EDITED"),
    ],
)
def test_a_damaged_save_is_called_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, damage: Callable[[bytes], bytes], code: str
) -> None:
    save = tmp_path / name
    command(capsys, "play", "tictactoe", "--json", "--save", save)
    damaged = damage(save.read_bytes())
    save.write_bytes(damaged)
    for what in ("play", "replay"):
        said = command(capsys, what, save)
        assert (said.status, said.out) == (2, "")
        assert code in said.err
    assert save.read_bytes() == damaged


@pytest.mark.parametrize("text", ["", "{", "game =", '{"$schema": "x"}'])
def test_a_config_that_is_broken_is_no_save(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    config = tmp_path / "evening.toml"
    config.write_text(text)
    said = command(capsys, "play", config)
    assert said.status == 2
    assert "TW-SAVE" not in said.err


def test_a_line_that_was_cut_off_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = tmp_path / "match.save"
    command(capsys, "play", "tictactoe", "--json", "--save", save)
    save.write_bytes(b"".join(save.read_bytes().splitlines(keepends=True)[:4])[:-9])
    replayed = command(capsys, "replay", save)
    assert f"{save}:4: the last line of the save was cut off" in replayed.err
    assert (replayed.json["dropped"], replayed.json["actions"]) == (4, 2)
    assert f"{save}:4: the last line of the save was cut off" in command(capsys, "play", save, "--json").err
    whole = command(capsys, "replay", save)
    assert whole.err == ""
    assert "dropped" not in whole.json
