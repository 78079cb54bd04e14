"""Whatever a command is started in: odd terminals, closed and full streams, no home, pipes where files should be."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from tablewright.validation import validation_memory
from tests.core.cli.running import PROGRAM, Said, command

PLAY = ("play", "tictactoe", "--seed", "1")
LATIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}


def shell(line: str, folder: Path, **environment: str | None) -> Said:
    """What a shell gets that runs `line`, in which ``tablewright`` is the program; variables of None are not set."""
    changed = os.environ | environment
    done = subprocess.run(
        ["sh", "-c", line.replace("tablewright", shlex.quote(str(PROGRAM)))],
        env={name: value for name, value in changed.items() if value is not None},
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=False,
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.parametrize(
    ("line", "status", "code"),
    [
        (f"tablewright {' '.join(PLAY)} <&-", 0, ""),
        (f"tablewright {' '.join(PLAY)} >&-", 0, ""),
        (f"tablewright {' '.join(PLAY)} <&- >&- 2>&-", 0, ""),
        (f"tablewright {' '.join(PLAY)} --seats 9 >&-", 2, "TW-CONFIG-SEATS"),
        (f"tablewright {' '.join(PLAY)} --seats 9 2>&-", 2, ""),
        (f"tablewright {' '.join(PLAY)} --json >/dev/full", 2, "TW-CLI-OUTPUT"),
        (f"tablewright {' '.join(PLAY)} >/dev/full", 2, "TW-CLI-OUTPUT"),
        ("tablewright plugins >/dev/full", 2, "TW-CLI-OUTPUT"),
        ("tablewright play nothing 2>/dev/full", 2, ""),
        ("mkdir gone && cd gone && rmdir ../gone && tablewright play tictactoe --json >/dev/null", 0, ""),
        ("mkdir gone && cd gone && rmdir ../gone && tablewright check x >&2", 2, "TW-FILE-MISSING"),
    ],
)
def test_streams_and_folders_that_are_not_there(line: str, status: int, code: str, tmp_path: Path) -> None:
    said = shell(line, tmp_path)
    assert said.status == status
    assert code in said.err
    assert "Traceback" not in said.err
    assert "Exception ignored" not in said.err


@pytest.mark.parametrize(
    "environment",
    [
        {"HOME": None},
        {"HOME": ""},
        {"HOME": "/nowhere/at/all", "TABLEWRIGHT_CACHE": None, "XDG_CACHE_HOME": None},
        {"XDG_CACHE_HOME": "not/absolute", "TABLEWRIGHT_CACHE": None},
        {"TABLEWRIGHT_CACHE": "/dev/full"},
        {"TABLEWRIGHT_CACHE": "/proc/self/nothing"},
        {"TABLEWRIGHT_CACHE": "pipes"},
        {"TABLEWRIGHT_CACHE": "folders"},
        {"TABLEWRIGHT_CACHE": "a\nb"},
        {"TABLEWRIGHT_CACHE": "\udcff"},
        {"COLUMNS": "1"},
        {"COLUMNS": "0"},
        {"COLUMNS": "-3"},
        {"COLUMNS": "many"},
        {"COLUMNS": "99999999999"},
        {"TERM": ""},
        {"TERM": "dumb"},
    ],
    ids=str,
)
def test_surroundings_that_are_odd_change_nothing(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    environment: dict[str, str | None],
) -> None:
    for name, make in (("pipes", os.mkfifo), ("folders", os.mkdir)):
        (tmp_path / name).mkdir()
        make(tmp_path / name / "validated-1.txt")
    monkeypatch.chdir(tmp_path)
    for name, value in environment.items():
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    validation_memory.forget()
    said = command(capsys, *PLAY)
    assert (said.status, said.err) == (0, "")
    assert "Greedy 2" in said.out


def test_what_cannot_be_written_in_an_encoding_becomes_another_sign(tmp_path: Path) -> None:
    for encoding in ("ascii", None):
        line = f"tablewright rules cartouche && tablewright {' '.join(PLAY)}"
        said = shell(line, tmp_path, **{**LATIN, "PYTHONIOENCODING": encoding})
        assert said.status == 0
        assert said.out.isascii()


@pytest.mark.parametrize("name", ["replay", "play", "check", "scenario", "plugins"])
def test_a_pipe_is_not_waited_for(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    signal.alarm(20)  # where it waits after all
    said = command(capsys, name, pipe)
    signal.alarm(0)
    assert said.status == 2
    # What `check` finds is its result; of the others it is a failure.
    assert "not a file" in (said.out if name == "check" else said.err)


def test_pipes_in_a_folder_are_passed_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "evening.toml").write_text('game = "tictactoe"\n')
    assert command(capsys, "check", tmp_path).out == "1 thing checked, nothing wrong\n"


def test_a_save_without_a_name_is_no_save(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, *PLAY, "--json", "--save", "")
    assert (said.status, said.out) == (2, "")
    assert "TW-CLI-VALUE: --save names no file" in said.err


def test_a_device_is_not_replaced_by_a_save(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, *PLAY, "--json", "--save", "/dev/full", "--overwrite")
    assert said.status == 2
    assert "TW-SAVE-UNWRITABLE" in said.err
    assert not Path("/dev/full").is_file()
