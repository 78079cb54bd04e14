"""The program at a real terminal: a pseudo-terminal of the standard library."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
PROGRAM = Path(sys.executable).parent / "tablewright"

# Makes the terminal that of the session, so that Ctrl-C typed at it becomes a signal, and lets signals be what they are
# where the tests themselves run under nohup or in the background of a shell.
_AT_ITS_TERMINAL = """
import fcntl, os, signal, sys, termios
for number in (signal.SIGHUP, signal.SIGINT):
    signal.signal(number, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


class Terminal:
    """A program at a terminal: write lines, read the screen."""

    def __init__(self, *arguments: str | Path, folder: str | Path | None = None, **environment: str) -> None:
        self.master, child = pty.openpty()
        clean = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
        self.running = subprocess.Popen(
            [sys.executable, "-c", _AT_ITS_TERMINAL, PROGRAM, *map(str, arguments)],
            stdin=child,
            stdout=child,
            stderr=child,
            close_fds=True,
            start_new_session=True,
            cwd=folder,
            env=clean | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"} | environment,
        )
        os.close(child)
        self.text = ""

    def until(self, words: str) -> str:
        """Read until `words` are there; fails after a while."""
        start = len(self.text)
        while words not in self.text[start:]:
            ready, _, _ = select.select([self.master], [], [], 30)
            assert ready, f"{words!r} does not come; there is\n{self.text}"
            try:
                data = os.read(self.master, 65536)
            except OSError:  # Linux says so where the program has closed its side
                data = b""
            assert data, f"{words!r} did not come before the end:\n{self.text}"
            self.text += data.decode(errors="replace")
        return self.text[start:]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def status(self) -> int:
        """Wait for the end."""
        try:
            while os.read(self.master, 65536):
                pass
        except OSError:
            pass
        return self.running.wait(timeout=60)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "match.save"


@pytest.fixture
def terminal(save: Path) -> Iterator[Terminal]:
    program = Terminal("play", "tictactoe", "--seed", "1", "--save", save)
    yield program
    if program.running.poll() is None:
        program.running.kill()
    os.close(program.master)


def test_a_person_plays_in_colour(terminal: Terminal) -> None:
    terminal.until("You> ")
    terminal.type("4\n")
    screen = terminal.until("You> ")
    assert "\x1b[31m X" in screen or "\x1b[1;31m" in screen
    terminal.type("quit\n")
    terminal.until("Until next time.")
    assert terminal.status() == 0


# The line end after Ctrl-C is for the case that the signal comes just before the program waits for a key.
@pytest.mark.parametrize(("key", "status"), [("\x04", 0), ("\x03\n", 130)])
def test_leaving_keeps_the_save(terminal: Terminal, save: Path, key: str, status: int) -> None:
    terminal.until("You> ")
    terminal.type("4\n")
    terminal.until("You> ")
    terminal.type(key)
    said = terminal.until(f"tablewright play {save}")
    assert "Traceback" not in said
    assert terminal.status() == status
    assert len(save.read_text().splitlines()) == 3


@pytest.mark.parametrize("key", ["\x04", "\x03\n"])
def test_who_just_goes_away_finds_the_match_again(tmp_path: Path, key: str) -> None:
    """Ctrl-D or Ctrl-C twice: the match is in the file that was proposed."""
    program = Terminal("play", "tictactoe", "--seed", "1", folder=tmp_path)
    program.until("You> ")
    program.type("4\n")
    program.until("You> ")
    program.type(key)
    program.until("Keep it in> ")
    program.type(key)
    program.until("go on with: tablewright play tictactoe.save")
    program.status()
    os.close(program.master)
    assert len((tmp_path / "tictactoe.save").read_text().splitlines()) == 3


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
@pytest.mark.parametrize("asked", ["", "quit\n"])
def test_a_program_that_is_told_to_end_keeps_the_match(tmp_path: Path, number: int, asked: str) -> None:
    program = Terminal("play", "tictactoe", "--seed", "1", folder=tmp_path)
    program.until("You> ")
    program.type("4\n")
    program.until("You> ")
    program.type(asked)
    if asked:
        program.until("Keep it in> ")
    program.running.send_signal(number)
    # For the case that the signal comes just before the program waits for a key, as with Ctrl-C.
    program.type("\n")
    program.until("go on with: tablewright play tictactoe.save")
    assert program.status() == (0 if asked else 128 + number)
    os.close(program.master)
    assert "Traceback" not in program.text
    assert len((tmp_path / "tictactoe.save").read_text().splitlines()) == 3


def test_a_terminal_that_is_closed_leaves_the_match_in_a_file(tmp_path: Path) -> None:
    program = Terminal("play", "tictactoe", "--seed", "1", folder=tmp_path)
    program.until("You> ")
    program.type("4\n")
    program.until("You> ")
    os.close(program.master)
    program.running.wait(timeout=60)
    assert len((tmp_path / "tictactoe.save").read_text().splitlines()) == 3


def test_a_cut_off_save_is_told_on_the_screen_too(terminal: Terminal, save: Path) -> None:
    terminal.until("You> ")
    terminal.type("4\n")
    terminal.until("You> ")
    terminal.type("quit\n")
    terminal.status()
    save.write_bytes(save.read_bytes()[:-9])
    again = Terminal("play", save)
    screen = again.until("You> ").rpartition("\x1b[2J")[2]
    assert "was cut off in the middle" in screen.replace("\r\n", " ")
    again.type("quit\n")
    assert again.status() == 0
    os.close(again.master)


def test_going_on_with_a_save(terminal: Terminal, save: Path) -> None:
    terminal.until("You> ")
    terminal.type("4\n")
    terminal.until("You> ")
    terminal.type("\x04")
    terminal.status()
    again = Terminal("play", save)
    again.until("You> ")
    assert "X" in again.text
    again.type("quit\n")
    assert again.status() == 0
    os.close(again.master)


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_where_none_is_wanted(environment: dict[str, str]) -> None:
    program = Terminal("play", "tictactoe", "--seed", "1", **environment)
    program.until("You> ")
    program.type("4\n")
    program.until("You> ")
    program.type("quit\n")
    program.until("Keep it in> ")
    program.type("no\n")
    program.status()
    os.close(program.master)
    assert not any(f"[{style}{colour}m" in program.text for style in ("", "1;") for colour in range(30, 48))


def test_json_is_all_that_is_printed_even_at_a_terminal() -> None:
    program = Terminal("play", "tictactoe", "--seed", "1", "--json")
    program.until('"digest"')
    assert program.text.startswith("{")
    assert program.status() == 0
    os.close(program.master)
