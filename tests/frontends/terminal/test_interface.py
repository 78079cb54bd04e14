"""The real terminal: nothing that comes out of files, names or plugins is obeyed by it."""

from __future__ import annotations

import io

import pytest
from rich.text import Text

from tablewright_terminal.interface import Terminal

EVIL = "a\x1b[2J\u202e\x00\x9bz"


def test_what_is_shown_and_asked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n"))
    terminal = Terminal()
    terminal.show([Text.assemble(("red", "red"), EVIL)])
    assert terminal.ask(f"{EVIL}> ") == "yes"
    mark = "\ufffd"
    told = f"a{mark}[2J{mark * 3}z"
    assert capsys.readouterr().out == f"red{told}\n{told}> "
