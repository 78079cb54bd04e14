from __future__ import annotations

import os
from pathlib import Path

import pytest

from tablewright.documents.document import read_json, read_toml
from tablewright.documents.files import LARGEST_FILE
from tests.core.wrong import problems_of


def test_byte_order_mark_and_line_ends_are_taken(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(b'\xef\xbb\xbf{\r\n "a": 1}\r\n')
    document = read_json(file)
    assert document.data == {"a": 1}
    assert str(document.place(("a",))) == f"{file}:2:7"
    file.write_bytes(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n")
    assert read_toml(file).data == {"a": 1, "b": 2}


@pytest.mark.parametrize(
    ("content", "line", "column", "says"),
    [
        (b'{"a":\n "\xe4"}', 2, 3, "the byte 0xe4"),
        ("{}".encode("utf-16"), 1, 1, "it looks like UTF-16"),
        (b'{"\xc3\xa4\xff"}', 1, 4, "0xff"),
        (b"\xef\xbb\xbf\xff", 1, 1, "save it as UTF-8"),
    ],
)
def test_other_encodings(tmp_path: Path, content: bytes, line: int, column: int, says: str) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(content)
    (problem,) = problems_of(read_json, file)
    assert problem.code == "TW-TEXT-ENCODING"
    assert str(problem.place) == f"{file}:{line}:{column}"
    assert says in str(problem)


def test_size(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(b"[]" + b" " * (LARGEST_FILE - 2))
    assert read_json(file).data == []
    file.write_bytes(b"[]" + b" " * (LARGEST_FILE - 1))
    (problem,) = problems_of(read_json, file)
    assert problem.code == "TW-FILE-TOO-LARGE"


def test_what_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "cartouche.toml").write_text("")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "nowhere").symlink_to(tmp_path / "gone")
    os.mkfifo(tmp_path / "pipe")
    table = [
        ("cartuche.toml", "TW-FILE-MISSING", f"did you mean {tmp_path / 'cartouche.toml'}?"),
        ("zzz", "TW-FILE-MISSING", ""),
        ("gone/a.toml", "TW-FILE-MISSING", f"there is no folder {tmp_path / 'gone'}"),
        ("nowhere", "TW-FILE-MISSING", ""),
        (".", "TW-FILE-NOT-A-FILE", "a folder"),
        ("pipe", "TW-FILE-NOT-A-FILE", "a pipe or a device"),
        ("loop", "TW-FILE-UNREADABLE", ""),
        ("cartouche.toml/x", "TW-FILE-UNREADABLE", ""),
        ("a" * 300, "TW-FILE-UNREADABLE", ""),
        ("a\0b", "TW-FILE-UNREADABLE", ""),
    ]
    for name, code, says in table:
        (problem,) = problems_of(read_toml, tmp_path / name)
        assert (name, problem.code) == (name, code)
        assert says in str(problem)


def test_no_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.toml").write_text("")

    def refuse(*args: object, **named: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)  # the tests may run as a user whom no file refuses
    (problem,) = problems_of(read_toml, tmp_path / "a.toml")
    assert problem.code == "TW-FILE-PERMISSION"


def test_a_name_that_is_no_text_can_be_shown(tmp_path: Path) -> None:
    file = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.json"))
    (problem,) = problems_of(read_json, file)
    str(problem).encode("utf-8")


def test_what_is_still_the_same_is_not_parsed_again(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text("[1]")
    first = read_json(file)
    assert read_json(file) is first
    file.write_text("[2]")  # in the same moment, and as long
    assert read_json(file).data == [2]
    file.write_text("[1]")
    assert read_json(file) is first
    (tmp_path / "b.json").write_text("[1]")
    assert read_json(tmp_path / "b.json").path == str(tmp_path / "b.json")
