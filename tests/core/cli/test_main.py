"""How the command line begins, ends and fails."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tablewright.cli import plugins
from tablewright.problems.problem import Problem, TablewrightError
from tablewright.version import VERSION
from tests.core.cli.running import PROGRAM, command, process

COMMANDS = ("play", "replay", "plugins", "check", "rules", "scenario", "new", "preview", "schema")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--help"], []):
        said = command(capsys, *arguments)
        assert (said.status, said.err) == (0, "")
        assert all(f"    {name} " in said.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_help_of_its_own(capsys: pytest.CaptureFixture[str], name: str) -> None:
    said = command(capsys, name, "--help")
    assert said.status == 0
    assert said.out.startswith(f"usage: tablewright {name}")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, "--version").out == f"tablewright {VERSION}\n"


def test_help_imports_nothing_that_is_heavy() -> None:
    code = (
        "import sys\nfrom tablewright.cli.main import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    heavy = {"pydantic", "pluggy", "jsonschema", "rich", "toml", "packaging", "dataclasses", "json", "shutil"}
    assert loaded & heavy == set()
    assert {name for name in loaded if name.startswith("tablewright.")} == {
        "tablewright.cli",
        "tablewright.cli.arguments",
        "tablewright.cli.main",
        "tablewright.cli.streams",
        "tablewright.cli.usage",
        "tablewright.problems",
        "tablewright.problems.harmless",
        "tablewright.version",
    }


@pytest.mark.parametrize(
    "arguments",
    [
        ("play",),
        ("play", "tictactoe", "--seed", "x"),
        ("check",),
        ("scenario",),
        ("replay",),
        ("schema",),
        ("new",),
        ("preview",),
    ],
)
def test_wrong_arguments_end_with_status_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    said = command(capsys, *arguments)
    assert said.status == 2
    assert "usage:" in said.err
    assert said.out == ""


@pytest.mark.parametrize(
    "words", [("check", "."), ("new", "game", "x"), ("preview", "x"), ("cartouche", "trophies")]
)
def test_an_unknown_flag_shows_the_usage_of_its_command(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    said = command(capsys, *words, "--flag")
    assert said.status == 2
    name = " ".join(words[: 2 if words[0] == "cartouche" else 1])
    assert said.err.startswith(f"usage: tablewright {name} ")
    assert "unrecognized arguments: --flag" in said.err


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("play", "tictacto"), "TW-GAME-UNKNOWN", "did you mean 'tictactoe'?"),
        (("play", "nowhere.toml"), "TW-FILE-MISSING", "nowhere.toml"),
        (("play", "tictactoe", "--seats", "3"), "TW-CONFIG-SEATS", "found: 3"),
        (("play", "tictactoe", "--seats", "0"), "TW-CLI-VALUE", "--seats"),
        (("play", "tictactoe", "--seed", "-1"), "TW-CLI-VALUE", "--seed"),
        (("play", "tictactoe", "--seat", "0=gredy"), "TW-BOT-UNKNOWN", "did you mean 'greedy'?"),
        (("play", "tictactoe", "--seat", "2=human"), "TW-CLI-SEAT", "from 0 to 1"),
        (("play", "tictactoe", "--seat", "human"), "TW-CLI-SEAT", "0=human"),
        (("replay", "nowhere.save"), "TW-SAVE-UNREADABLE", "nowhere.save"),
        (("plugins", "tictacto"), "TW-GAME-UNKNOWN", "did you mean"),
        (("rules", "tictacto"), "TW-GAME-UNKNOWN", "did you mean"),
        (("rules", "tictactoe", "--tests", "nowhere"), "TW-FILE-MISSING", "nowhere"),
        (("check", "nowhere"), "TW-FILE-MISSING", "nowhere"),
        (("scenario", "nowhere.scenario.json"), "TW-FILE-MISSING", "nowhere"),
    ],
)
def test_a_mistake_is_told_with_its_code(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], code: str, words: str
) -> None:
    said = command(capsys, *arguments)
    assert said.status == 2
    assert code in (said.out + said.err)
    assert words in (said.out + said.err)
    assert "Traceback" not in (said.out + said.err)


def test_all_mistakes_are_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    said = command(capsys, "play", "tictactoe", "--seat", "7=human", "--seat", "0=gredy", "--seat", "x")
    assert said.err.count("TW-") == 3


def test_a_bug_of_ours_is_told_without_a_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(arguments: object) -> int:
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(plugins, "run", broken)
    said = command(capsys, "plugins")
    assert said.status == 1
    assert "ZeroDivisionError: on purpose" in said.err
    assert "Traceback" not in said.err
    monkeypatch.setenv("TABLEWRIGHT_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        command(capsys, "plugins")


@pytest.mark.parametrize("arguments", [("plugins",), ("rules", "tictactoe"), ("play", "nonsense")])
def test_a_reader_that_has_gone_is_no_error(arguments: tuple[str, ...], tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    (tmp_path / "tests").mkdir()
    try:
        done = subprocess.run(
            [PROGRAM, *arguments],
            stdout=writer,
            stderr=writer,
            stdin=subprocess.DEVNULL,
            cwd=tmp_path,
            check=False,
        )
    finally:
        os.close(writer)
    assert done.returncode == 141


@pytest.mark.skipif(not hasattr(signal, "SIGINT") or os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_ends_with_status_130() -> None:
    code = (
        "import os, signal, threading\nfrom tablewright.cli import main, plugins\n"
        # Where the tests run in the background of a shell, Ctrl-C is ignored, and all that they start inherits that.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "def wait(arguments):\n    os.kill(os.getpid(), signal.SIGINT)\n    threading.Event().wait(30)\n"
        "plugins.run = wait\nraise SystemExit(main.main(['plugins']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "")


def test_the_program_is_installed() -> None:
    assert PROGRAM.exists()
    assert process("--version").out == f"tablewright {VERSION}\n"


def test_python_can_be_asked_to_run_it() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tablewright", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout == f"tablewright {VERSION}\n"


def test_the_author_of_a_plugin_sees_where_it_failed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(arguments: object) -> int:
        try:
            raise ZeroDivisionError("on purpose")
        except ZeroDivisionError as error:
            raise TablewrightError(Problem("TW-PLUGIN-RAISED", "a plugin failed")) from error

    monkeypatch.setattr(plugins, "run", failing)
    assert "Traceback" not in command(capsys, "plugins").err
    monkeypatch.setenv("TABLEWRIGHT_TRACEBACK", "1")
    assert "in failing" in command(capsys, "plugins").err
