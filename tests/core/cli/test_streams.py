"""What is printed came out of strangers' files: a terminal obeys none of it, but those who draw on it are let through."""

from __future__ import annotations

import sys

import pytest

from tablewright.cli.streams import as_it_is, guarded
from tablewright.problems.problem import TablewrightError

TEXT = "a\tb\n\x1b[2J\x07\u202e\x00\x9b"


@pytest.mark.parametrize("name", ["stdout", "stderr"])
def test_what_a_terminal_would_obey_is_written_out(capsys: pytest.CaptureFixture[str], name: str) -> None:
    with guarded():
        print(TEXT, file=getattr(sys, name), end="|")
        with as_it_is():
            print(TEXT, file=getattr(sys, name), end="|")
        print(TEXT, file=getattr(sys, name), end="|")
    print(TEXT, file=getattr(sys, name), end="")
    harmless = "a\tb\n\\u001b[2J\\u0007\\u202e\\u0000\\u009b"
    printed = getattr(capsys.readouterr(), name.removeprefix("std"))
    assert printed.split("|") == [harmless, TEXT, harmless, TEXT]


def test_only_what_is_printed_can_fail_as_output(monkeypatch: pytest.MonkeyPatch) -> None:
    with open("/dev/full", "w") as full:  # noqa: PTH123
        monkeypatch.setattr(sys, "stdout", full)
        with guarded(), pytest.raises(TablewrightError, match="TW-CLI-OUTPUT"):
            print("x" * 100_000)
        monkeypatch.undo()
