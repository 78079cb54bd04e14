"""The trial of a page finds what is wrong with it, so that its silence means something."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.press.fences import fences
from docs.press.ground import execute, lay_out
from docs.press.transcripts import agrees
from docs.press.trial import Trial

FENCE = "```"


def block(info: str, text: str) -> str:
    return f"{FENCE}{info}\n{text}\n{FENCE}\n"


@pytest.mark.parametrize(
    ("page", "says"),
    [
        (block("console", "$ tablewright play chess"), "ends with status 2"),
        (block("console exits=2", "$ tablewright --version"), "ends with status 0"),
        (block("console", "$ false\n$ true"), "a command before 'true' failed"),
        (block("console", "$ echo a\n…\nb"), "prints something else"),
        (block("python", "1 / 0"), "line 2: this fails"),
        (block("python", "pass") + block("python", 'raise OSError("twice")'), "twice"),
        (block("toml a.toml", 'game = "chess"'), "TW-GAME-UNKNOWN"),
        (block("toml a.toml wrong", 'game = "tictactoe"'), "nothing wrong"),
        (block("json from=schemas/v1/text.schema.json", "{}"), "does not stand in"),
        (block("ruby", "puts 1"), "nobody knows how to try this"),
        (block("text pictures=table", ""), "nobody knows how to try this"),
    ],
)
def test_what_is_wrong_is_found(page: str, says: str, tmp_path: Path) -> None:
    trial = Trial(page, tmp_path)
    trial.run()
    assert says in "\n".join(trial.problems)


@pytest.mark.parametrize(
    ("page", "right"),
    [
        (block("console", "$ echo a\nb"), block("console", "$ echo a\na")),
        (block("console", "$ echo a  # b\na"), block("console", "$ echo a  # b\na")),
        (block("console", "$ echo a"), block("console", "$ echo a")),
        (
            block("console", "$ printf 'a\\nb\\nc\\n'\n…\nc"),
            block("console", "$ printf 'a\\nb\\nc\\n'\n…\nc"),
        ),
        (
            block("python", "x = 1") + block("python", "print(x)") + block("text prints", "2"),
            block("python", "x = 1") + block("python", "print(x)") + block("text prints", "1"),
        ),
        (block("console planned", "$ make test"), block("console planned", "$ make test")),
    ],
)
def test_output_is_put_right(page: str, right: str, tmp_path: Path) -> None:
    trial = Trial(page, tmp_path)
    assert trial.run() == right
    assert trial.problems == []


def test_files_are_there_for_what_comes_after(tmp_path: Path) -> None:
    page = block("toml a/b.toml", 'game = "tictactoe"') + block("console", "$ cat a/b.toml\nx")
    assert 'game = "tictactoe"\n' in Trial(page, tmp_path).run().rpartition("$ cat")[2]


def test_what_a_reader_wrote_beside_the_project_is_not_touched(tmp_path: Path) -> None:
    # A page that writes market.toml must not write through a link into the market.toml of somebody who followed it.
    root = tmp_path / "project"
    (root / "market").mkdir(parents=True)
    ground = tmp_path / "ground"
    ground.mkdir()
    lay_out(ground, root)
    assert not (ground / "market").exists()
    assert (ground / "docs").is_symlink()


def test_what_was_said_to_make_is_not_said_to_a_make_on_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARGS", "-q tests/docs")
    lay_out(tmp_path)
    status, printed = execute("make play", tmp_path, only_plan=True)
    assert status == 0
    assert "-q tests/docs" not in printed


def test_fences_know_where_they_stand() -> None:
    (first, second) = fences("# T\n\n```toml a.toml wrong\nx\n```\n\n```python\ny\n```\n")
    assert (first.language, first.words, first.file, first.text, first.line) == (
        "toml",
        ("a.toml", "wrong"),
        "a.toml",
        "x\n",
        4,
    )
    assert (second.language, second.file, second.line) == ("python", "", 8)


def test_a_line_of_dots_is_any_number_of_lines() -> None:
    assert agrees(["…"], [])
    assert agrees(["…", "b", "…"], ["a", "b", "c"])
    assert not agrees(["…", "d"], ["a", "b"])
    assert not agrees(["a"], ["a", "b"])
