"""A save survives being cut at any byte, is found out when it is edited, and replays to the same match."""

from __future__ import annotations

import errno
import io
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from tablewright import Field, Free, Match, Move, Place, TablewrightError
from tablewright.play.save import Journal, read
from tests.core.small import Table, Take, ruleset, small

GAMES = ("tictactoe", "connectfour")


def played(game: str, seed: int = 1, most: int = 1000) -> Match:
    match = Match.new({"game": game}, seed=seed)
    rng = random.Random(seed)
    while (waiting := match.waiting()) and len(match.log) < most:
        action = match.choices(waiting[0]).sample(rng)
        assert action is not None
        match.act(waiting[0], action)
    return match


def refused(path: Path) -> tuple[str, int]:
    with pytest.raises(TablewrightError) as caught:
        Match.load(path)
    problem = caught.value.problems[0]
    return problem.code, problem.place.line if problem.place else 0


@pytest.mark.parametrize("game", GAMES)
def test_a_loaded_match_is_the_saved_one(game: str, tmp_path: Path) -> None:
    match = played(game)
    match.save(tmp_path / "save")
    again = Match.load(tmp_path / "save")
    assert again.digest() == match.digest()
    assert again.log == match.log
    assert again.result() == match.result()
    assert again.events_since(0) == match.events_since(0)


def test_a_journal_grows_action_by_action_into_the_same_file(tmp_path: Path) -> None:
    whole = played("tictactoe")
    match = Match.new({"game": "tictactoe"}, seed=1)
    journal = Journal(match, tmp_path / "grown")
    for number, (seat, action) in enumerate(whole.log):
        match.act(seat, action)
        journal.sync()
        assert len(Match.load(tmp_path / "grown").log) == number + 1
    whole.save(tmp_path / "whole")
    assert (tmp_path / "grown").read_bytes() == (tmp_path / "whole").read_bytes()


def test_a_save_cut_at_any_byte_keeps_every_complete_action(tmp_path: Path) -> None:
    match = played("tictactoe", most=4)
    match.save(tmp_path / "save")
    raw = (tmp_path / "save").read_bytes()
    cut = tmp_path / "cut"
    for length in range(len(raw) + 1):
        cut.write_bytes(raw[:length])
        # Where only the end of a line is missing, nothing of it is.
        complete = raw[: length + 1].count(b"\n")
        if complete == 0:
            assert refused(cut)[0] == "TW-SAVE-EMPTY"
            continue
        loaded = Match.load(cut)
        assert loaded.log == match.log[: complete - 1]
        begun = raw[:length].count(b"\n") + 1
        left_out = length > 0 and raw[length - 1 : length + 1].count(b"\n") == 0
        assert loaded.dropped == (Place(str(cut), begun) if left_out and length < len(raw) else None)


def test_a_line_without_its_end_counts_only_as_it_was_written(tmp_path: Path) -> None:
    match = played("tictactoe", most=4)
    match.save(tmp_path / "save")
    raw = (tmp_path / "save").read_bytes()[:-1]
    (tmp_path / "save").write_bytes(raw[:-6] + b"0" + raw[-5:])
    assert Match.load(tmp_path / "save").log == match.log[:-1]
    assert read(tmp_path / "save").dropped == Place(str(tmp_path / "save"), 5)


def test_notes_are_kept_with_a_match_and_change_nothing_in_it(tmp_path: Path) -> None:
    match = played("tictactoe")
    match.save(tmp_path / "bare")
    match.notes = {"names": ["Ada", "Zoë"]}
    match.save(tmp_path / "save")
    again = Match.load(tmp_path / "save")
    assert (again.notes, again.digest()) == ({"names": ["Ada", "Zoë"]}, match.digest())
    assert Match.load(tmp_path / "bare").notes == {}
    assert "notes" not in (tmp_path / "bare").read_text()


def test_where_a_save_is_damaged_it_is_told_how_much_is_whole(tmp_path: Path) -> None:
    played("tictactoe").save(tmp_path / "save")
    lines = (tmp_path / "save").read_bytes().splitlines(keepends=True)
    (tmp_path / "save").write_bytes(b"".join([*lines[:3], b"\0" * 7 + b"\n", *lines[4:]]))
    with pytest.raises(TablewrightError) as caught:
        Match.load(tmp_path / "save")
    assert "only the first 3 lines" in caught.value.problems[0].hint
    (tmp_path / "save").write_bytes(b"".join(lines[:3]))
    assert len(Match.load(tmp_path / "save").log) == 2


def test_every_changed_byte_is_found_out(tmp_path: Path) -> None:
    match = played("tictactoe", most=3)
    match.save(tmp_path / "save")
    raw = (tmp_path / "save").read_bytes()
    rng = random.Random(1)
    for place in rng.sample(range(len(raw) - 1), 60):
        changed = bytearray(raw)
        changed[place] = ord("7") if changed[place] != ord("7") else ord("8")
        (tmp_path / "changed").write_bytes(bytes(changed))
        code, line = refused(tmp_path / "changed")
        assert code in ("TW-SAVE-FORM", "TW-SAVE-EDITED")
        assert line == raw[:place].count(b"\n") + 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "TW-SAVE-EMPTY"),
        (b"\n", "TW-SAVE-FORM"),
        (b"[]\n", "TW-SAVE-FORM"),
        (b'{"save":1}\n', "TW-SAVE-FORM"),
        (b'{"save":1,"check":"0"}\n', "TW-SAVE-EDITED"),
        (b"\xff\xfe\n", "TW-SAVE-FORM"),
        (b"[" * 100_000 + b"\n", "TW-SAVE-FORM"),
    ],
)
def test_what_is_no_save_is_told_so(text: bytes, code: str, tmp_path: Path) -> None:
    (tmp_path / "save").write_bytes(text)
    assert refused(tmp_path / "save")[0] == code


def test_a_save_that_is_not_there_is_told_so(tmp_path: Path) -> None:
    assert refused(tmp_path / "nothing")[0] == "TW-SAVE-UNREADABLE"
    assert refused(tmp_path)[0] == "TW-SAVE-UNREADABLE"


def _resealed(path: Path, change: dict[str, object], line: int = 0) -> None:
    """Change a line of a save as somebody would who knows how the checksums are made."""
    from tablewright.play.save_lines import check_of, text_of

    chain, lines = "", []
    for number, text in enumerate(path.read_text().splitlines()):
        entry = json.loads(text)
        entry.pop("check")
        if number == line:
            entry |= change
        chain = check_of(chain, text_of(entry))
        lines.append(json.dumps({**entry, "check": chain}))
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"save": 99}, "TW-SAVE-FORM"),
        ({"plugins": {"tictactoe": "9.0"}}, "TW-SAVE-DIFFERS"),
        ({"content": {}}, "TW-SAVE-DIFFERS"),
        ({"seed": "one"}, "TW-SAVE-FORM"),
        ({"seed": -4}, "TW-SAVE-FORM"),
        ({"order": ["nothing"]}, "TW-PLUGIN-UNKNOWN"),
        ({"game": "chess"}, "TW-GAME-UNKNOWN"),
        ({"options": {"tictactoe": {"size": 4}}}, "TW-CONFIG-UNKNOWN-OPTION"),
        ({"plugins": 7}, "TW-SAVE-FORM"),
        ({"origin": {}}, "TW-SAVE-FORM"),
        ({"notes": ["Ada"]}, "TW-SAVE-FORM"),
        ({"plugins": {"tictactoe": 7}}, "TW-SAVE-DIFFERS"),
        ({"plugins": [["tictactoe", "0.1.0"], [1, 2]]}, "TW-SAVE-FORM"),
        ({"seats": 9}, "TW-CONFIG-SEATS"),
        ({"seats": "two"}, "TW-CONFIG-TYPE"),
        ({"options": "\ud800"}, "TW-DATA-TEXT"),
    ],
)
def test_a_save_from_other_content_says_what_differs(
    change: dict[str, object], code: str, tmp_path: Path
) -> None:
    played("tictactoe").save(tmp_path / "save")
    _resealed(tmp_path / "save", change)
    assert refused(tmp_path / "save") == (code, 1)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"action": {"do": "mark", "square": 9}}, "TW-SAVE-REFUSED"),
        ({"action": {"do": "fly"}}, "TW-SAVE-REFUSED"),
        ({"seat": 1}, "TW-SAVE-REFUSED"),
        ({"seat": "0"}, "TW-SAVE-FORM"),
        ({"action": []}, "TW-SAVE-FORM"),
    ],
)
def test_an_action_that_is_not_possible_is_told_with_its_line(
    change: dict[str, object], code: str, tmp_path: Path
) -> None:
    played("tictactoe").save(tmp_path / "save")
    _resealed(tmp_path / "save", change, line=1)
    assert refused(tmp_path / "save") == (code, 2)


def test_a_save_that_cannot_be_written_leaves_what_was_there(tmp_path: Path) -> None:
    match = played("tictactoe", most=2)
    with pytest.raises(TablewrightError) as caught:
        match.save(tmp_path / "no such folder" / "save")
    assert caught.value.problems[0].code == "TW-SAVE-UNWRITABLE"
    match.save(tmp_path / "save")
    journal = Journal(match, tmp_path / "save")
    before = (tmp_path / "save").read_bytes()
    (tmp_path / "save").unlink()
    (tmp_path / "save").mkdir()
    match.act(match.waiting()[0], match.choices(match.waiting()[0]).sample(random.Random(1)) or ())
    with pytest.raises(TablewrightError):
        journal.sync()
    (tmp_path / "save").rmdir()
    (tmp_path / "save").write_bytes(before)
    journal.sync()
    assert Match.load(tmp_path / "save").log == match.log


def test_a_match_that_began_in_the_middle_is_saved_with_its_beginning(tmp_path: Path) -> None:
    middle = played("connectfour", most=5)
    match = Match(middle.rules, 3, middle.state)
    match.act(match.waiting()[0], ("drop", 3))
    match.save(tmp_path / "save")
    assert Match.load(tmp_path / "save").digest() == match.digest()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("kernel", "seats"), 7),
        (("kernel", "first"), -1),
        (("kernel", "stack", 0, "step"), "nowhere"),
        (("kernel", "stack", 1, "seat"), 5),
        (("kernel", "stack", 1, "open"), 1 << 60),
        (("kernel", "stack", 1, "branches"), [[]]),
        (("kernel", "stack", 1, "branches"), 4),
        (("kernel", "stack"), None),
        (("kernel", "stream"), {}),
        (("connectfour",), []),
        (("nobody",), {}),
        (("kernel", "round"), "1"),
        (("kernel", "result"), {}),
        (("kernel", "stack", 1, "data"), None),
        (("connectfour", "discs", 0), "1"),
        (("kernel", "stream", "seed"), 10**30),
    ],
)
def test_a_beginning_that_was_edited_is_told(path: tuple[Any, ...], value: Any, tmp_path: Path) -> None:
    middle = played("connectfour", most=5)
    Match(middle.rules, 3, middle.state).save(tmp_path / "save")
    origin = json.loads((tmp_path / "save").read_text().splitlines()[0])["origin"]
    inner = origin
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    _resealed(tmp_path / "save", {"origin": origin})
    assert refused(tmp_path / "save") == ("TW-SAVE-FORM", 1)


def journal(path: Path, seed: int = 1) -> tuple[Match, Journal]:
    """A match that is kept in a file, with one action in it."""
    match = played("connectfour", seed, most=1)
    return match, Journal(match, path)


def go_on(match: Match, journal: Journal) -> None:
    action = match.choices(match.waiting()[0]).sample(random.Random(1))
    assert action is not None
    match.act(match.waiting()[0], action)
    journal.sync()


def changed(match: Match, journal: Journal) -> str:
    with pytest.raises(TablewrightError) as caught:
        go_on(match, journal)
    return caught.value.problems[0].code


def test_two_that_keep_their_matches_in_one_file_do_not_mix_them(tmp_path: Path) -> None:
    one, other = journal(tmp_path / "save"), journal(tmp_path / "save", seed=2)
    assert changed(*one) == "TW-SAVE-CHANGED"
    go_on(*other)
    assert changed(*one) == "TW-SAVE-CHANGED"
    assert Match.load(tmp_path / "save").log == other[0].log


def test_two_that_go_on_with_the_same_match_do_not_mix_their_actions(tmp_path: Path) -> None:
    one, other = journal(tmp_path / "save"), journal(tmp_path / "save")
    go_on(*one)
    assert changed(*other) == "TW-SAVE-CHANGED"
    go_on(*one)
    assert Match.load(tmp_path / "save").log == one[0].log


def test_a_line_of_ours_that_was_begun_and_not_ended_is_written_again(tmp_path: Path) -> None:
    match, kept = journal(tmp_path / "save")
    with (tmp_path / "save").open("a") as file:
        file.write('{"seat":1,"act')
    go_on(match, kept)
    assert Match.load(tmp_path / "save").log == match.log


def test_a_save_that_was_deleted_meanwhile_is_written_anew(tmp_path: Path) -> None:
    match, kept = journal(tmp_path / "save")
    (tmp_path / "save").unlink()
    go_on(match, kept)
    assert Match.load(tmp_path / "save").log == match.log


def test_two_that_load_the_same_match_do_not_lose_what_the_first_one_did(tmp_path: Path) -> None:
    path = tmp_path / "save"
    played("connectfour", most=3).save(path)
    one, other = Match.load(path), Match.load(path)
    kept = Journal(one, path)
    go_on(one, kept)
    with pytest.raises(TablewrightError, match="TW-SAVE-CHANGED"):
        Journal(other, path)
    Journal(one, path)
    assert Match.load(path).log == one.log
    # Notes stand in the first line; to change them, the file must be the one that was loaded, too.
    other.notes = {"mine": 1}
    with pytest.raises(TablewrightError, match="TW-SAVE-CHANGED"):
        Journal(other, path)
    other.save(path)
    assert Match.load(path).log == other.log


@pytest.mark.parametrize("end", [None, 0, -1, -9])
def test_a_match_that_was_loaded_goes_on_in_its_file(end: int | None, tmp_path: Path) -> None:
    path = tmp_path / "save"
    played("connectfour", most=3).save(path)
    whole = path.read_bytes()
    for notes in ({}, {"names": ["Ada"]}):
        # Gone, whole, without the end of its last line, cut off in the middle of it.
        path.write_bytes(whole[: end or None])
        match = Match.load(path)
        match.notes = notes
        if end is None:
            path.unlink()
        kept = Journal(match, path)
        go_on(match, kept)
        again = Match.load(path)
        assert (again.log, again.notes, read(path).dropped) == (match.log, notes, None)
        assert path.read_bytes().count(b"\n") == len(match.log) + 1


@pytest.mark.parametrize("raised", [RuntimeError, KeyboardInterrupt, SystemExit])
def test_where_an_action_cannot_be_told_all_that_are_new_are_saved_later(
    raised: type[BaseException], tmp_path: Path
) -> None:
    failing: list[type[BaseException]] = []

    def told(coins: int) -> int:
        if coins == 2 and failing:
            raise failing.pop()
        return coins

    class Slow(Take):
        fields = (Field("coins", int, to_json=told),)

    match = Match(ruleset({"outline": [{"step": "play", "who": "turns"}]}, small(Slow)), 1)
    kept = Journal(match, tmp_path / "save")
    before = (tmp_path / "save").read_bytes()
    match.act(0, ("take", 1))
    match.act(1, ("take", 2))
    failing.append(raised)
    with pytest.raises((TablewrightError, KeyboardInterrupt)):
        kept.sync()
    assert (tmp_path / "save").read_bytes() == before
    kept.sync()
    assert [action["coins"] for _, _, action in read(tmp_path / "save").actions] == [1, 2]


def circle() -> list[Any]:
    inner: list[Any] = []
    inner.append(inner)
    return inner


@pytest.mark.parametrize(
    ("notes", "where"),
    [
        ({"a": {1, 2}}, "notes.a"),
        ({"a": [0, object()]}, "notes.a.1"),
        ({"a": (1, 2)}, "notes.a"),
        ({"a": float("nan")}, "notes.a"),
        ({"a": 10**5000}, "notes.a"),
        ({"a": {1: 2}}, "notes.a"),
        ({"a": circle()}, "notes.a.0"),
        (5, "notes"),
        ([], "notes"),
        (None, "notes"),
    ],
)
def test_notes_that_are_no_json_are_told_before_anything_is_written(
    notes: Any, where: str, tmp_path: Path
) -> None:
    match, _ = journal(tmp_path / "save")
    before = (tmp_path / "save").read_bytes()
    match.notes = notes
    for path in (tmp_path / "new", tmp_path / "save"):
        with pytest.raises(TablewrightError) as caught:
            match.save(path)
        assert caught.value.problems[0].code == "TW-SAVE-NOTES"
        assert f"at '{where}'" in caught.value.problems[0].message
    assert (tmp_path / "save").read_bytes() == before
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    "place", ["/dev/full", "/dev/null", "pipe", "folder", "nul\0", "a" * 300, "folder/none/save"]
)
def test_where_nothing_can_be_saved_nothing_is_changed(place: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    before = sorted(tmp_path.rglob("*"))
    path = tmp_path / place
    kind = path.stat().st_mode if place[0] == "/" else None
    with pytest.raises(TablewrightError) as caught:
        played("tictactoe", most=2).save(path)
    assert [problem.code for problem in caught.value.problems] == ["TW-SAVE-UNWRITABLE"]
    assert sorted(tmp_path.rglob("*")) == before
    assert kind is None or path.stat().st_mode == kind


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, kept = journal(tmp_path / "save")
    before = (tmp_path / "save").read_bytes()

    class Full(io.FileIO):
        def write(self, data: Any) -> int:
            super().write(bytes(data)[:5])
            raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", lambda path, mode: Full(path, mode))
        assert changed(match, kept) == "TW-SAVE-UNWRITABLE"
    assert (tmp_path / "save").read_bytes() == before
    kept.sync()
    assert Match.load(tmp_path / "save").log == match.log


def test_a_link_to_a_save_stays_one(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("save")
    match = played("tictactoe")
    match.save(tmp_path / "link")
    match.save(tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert Match.load(tmp_path / "save").log == match.log


def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero"), tmp_path / "nul\0"):
        assert refused(path)[0] == "TW-SAVE-UNREADABLE"


class Speak(Move):
    """A spoken phrase, whatever it is."""

    name, steps = "speak", ("play",)
    fields = (Field("phrase", str),)

    def domain(self, state: Any, seat: int, chosen: tuple[Any, ...]) -> Free:
        return Free(lambda phrase: isinstance(phrase, str), ["hello"])

    def apply(self, play: Any, seat: int, *values: Any) -> None:
        Table.of(play.state).told.append(values[0])


@pytest.mark.parametrize("phrase", ["Grüße 🎲", "\ud800 half a character", '"\\\n\0', "\u2028"])
def test_whatever_is_spoken_is_saved(phrase: str, tmp_path: Path) -> None:
    match = Match(ruleset({"outline": [{"step": "play", "who": "turns"}]}, small(Speak)), 1)
    match.act(0, ("speak", phrase))
    assert len(match.digest()) == 64
    match.save(tmp_path / "save")
    assert [action for _, _, action in read(tmp_path / "save").actions] == [{"do": "speak", "phrase": phrase}]
