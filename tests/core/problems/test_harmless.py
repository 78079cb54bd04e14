from __future__ import annotations

import json

import pytest

from tablewright.problems.harmless import escaped, harmless


@pytest.mark.parametrize(
    ("text", "marked", "written"),
    [
        ("a\tb\nc é 😀", "a\tb\nc é 😀", "a\tb\nc é 😀"),
        ("\x1b[2Jx", "\ufffd[2Jx", "\\u001b[2Jx"),
        ("\x00\x07\r\x7f\x9b", "\ufffd" * 5, "\\u0000\\u0007\\u000d\\u007f\\u009b"),
        ("a\u202eb\u2066\u2028", "a\ufffdb\ufffd\ufffd", "a\\u202eb\\u2066\\u2028"),
    ],
)
def test_what_a_terminal_would_obey(text: str, marked: str, written: str) -> None:
    assert harmless(text) == marked
    assert escaped(text) == written


def test_json_stays_the_same_json() -> None:
    told = {"a\u202e": "\x7f\x1b\x9b\n"}
    assert json.loads(escaped(json.dumps(told, ensure_ascii=False))) == told
