from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tablewright.documents.document import LARGEST_INTEGER
from tablewright.plugins.config import Config, read_config, write_config
from tablewright.problems.harmless import harmless
from tests.core.wrong import Wrong, check, codes_of, problems_of

WHOLE = """\
game = "cartouche"
plugins = ["base", "./my-cards"]
seats = 2
players = ["human", "greedy"]
names = ["Ada", "Zoë"]
seed = 7
[options.base]
side = "A"
[switches.pyramid]
scoring = false
"""

BROKEN = [
    Wrong("seats = 2", "TW-CONFIG-MISSING-KEY", 1, 1, "game"),
    Wrong("game = 3", "TW-CONFIG-TYPE", 1, 8, "expected: text\n  found: 3, a whole number"),
    Wrong('game = ""', "TW-CONFIG-VALUE", 1, 8),
    Wrong('game = "x"\nplugin = []', "TW-CONFIG-UNKNOWN-KEY", 2, 1, "did you mean 'plugins'?"),
    Wrong('game = "x"\nplugins = "base"', "TW-CONFIG-TYPE", 2, 11, "a list"),
    Wrong('game = "x"\nplugins = [\n "base",\n 3]', "TW-CONFIG-TYPE", 4, 2, "text"),
    Wrong('game = "x"\nseats = "2"', "TW-CONFIG-TYPE", 2, 9, "a whole number"),
    Wrong('game = "x"\nseats = 2.0', "TW-CONFIG-TYPE", 2, 9, "a whole number"),
    Wrong('game = "x"\nseats = true', "TW-CONFIG-TYPE", 2, 9, "a whole number"),
    Wrong('game = "x"\nseats = 0', "TW-CONFIG-RANGE", 2, 9, "at least 1"),
    Wrong('game = "x"\nseats = 101', "TW-CONFIG-RANGE", 2, 9, "at most 100"),
    Wrong('game = "x"\nseed = -1', "TW-CONFIG-RANGE", 2, 8, "at least 0"),
    Wrong('game = "x"\nseed = 9007199254740992', "TW-DATA-NUMBER", 2, 8),
    Wrong('game = "x"\nplayers = ["human", ""]', "TW-CONFIG-VALUE", 2, 21),
    Wrong('game = "x"\nnames = ["a\\u001bb"]', "TW-DATA-CONTROL", 2, 10, "U+001B"),
    Wrong(f'game = "x"\nnames = ["{"a" * 61}"]', "TW-CONFIG-RANGE", 2, 10, "at most 60 characters"),
    Wrong(
        'game = "x"\nseats = 3\nplayers = ["human"]', "TW-CONFIG-VALUE", 3, 11, "seats for 3, players for 1"
    ),
    Wrong('game = "x"\noptions = 3', "TW-CONFIG-TYPE", 2, 11, "a table, [options"),
    Wrong('game = "x"\n[options]\nside = "A"', "TW-CONFIG-TYPE", 3, 8, "a table, [options"),
    Wrong('game = "x"\n[switches.a]\nb = "on"', "TW-CONFIG-TYPE", 3, 5, "true or false"),
    Wrong('game = "x"\ngame = "x"', "TW-TOML-DUPLICATE-KEY", 2, 1),
]


@pytest.mark.parametrize("wrong", BROKEN)
def test_broken(wrong: Wrong, tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text(wrong.text)
    problems = problems_of(read_config, file)
    check(wrong, problems)
    assert problems[0].place
    assert problems[0].place.file == str(file)


def test_whole(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text(WHOLE)
    config = read_config(file)
    assert config.plugins == ("base", "./my-cards")
    assert config.options == {"base": {"side": "A"}}
    assert config.switches == {"pyramid": {"scoring": False}}
    assert config.folder == tmp_path
    assert config.plain() == tomllib.loads(WHOLE)
    assert str(config.place("plugins", 1)) == f"{file}:2:20"
    assert str(config.key_place("options", "base", "side")) == f"{file}:8:1"


def test_all_problems_at_once_in_order(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('gme = "x"\nseats = "2"\nplayers = [1]\nseed = -1\n')
    problems = problems_of(read_config, tmp_path / "a.toml")
    assert [problem.code.removeprefix("TW-CONFIG-") for problem in problems] == [
        "UNKNOWN-KEY",  # and so the one that is meant is missing, which nobody needs to be told
        "TYPE",
        "TYPE",
        "RANGE",
    ]


def test_of_plain_values() -> None:
    config = Config.of({"game": "cartouche", "players": ("human", "greedy")})
    assert config.players == ("human", "greedy")
    assert config.plugins is None
    assert config.place("game") is None
    (problem,) = problems_of(Config.of, {"game": "cartouche", "seed": "7"})
    assert (problem.code, problem.place) == ("TW-CONFIG-TYPE", None)
    assert codes_of(Config.of, {"game": {1, 2}}) == ["TW-CONFIG-TYPE"]
    assert codes_of(Config.of, {"game": "x", "options": {"base": {"a": "\x1b"}}}) == ["TW-DATA-CONTROL"]
    assert codes_of(Config.of, {"game": "x", "seed": LARGEST_INTEGER + 1}) == ["TW-DATA-NUMBER"]


def test_with_changes_keeps_what_still_holds(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(WHOLE)
    config = read_config(tmp_path / "a.toml").with_changes(seed=9, names=None)
    assert (config.seed, config.names, config.seats) == (9, None, 2)
    assert config.folder == tmp_path
    assert config.place("seed") is None
    assert config.place("seats") is not None
    assert codes_of(config.with_changes, sed=1) == ["TW-CONFIG-UNKNOWN-KEY"]


def test_a_config_cannot_be_changed() -> None:
    config = Config.of({"game": "x"})
    with pytest.raises(ValueError, match="frozen"):
        config.seed = 3


# -- writing ------------------------------------------------------------------------------------------------------

names = st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]), min_size=1, max_size=9).filter(
    lambda text: text.strip() and text.isprintable()
)
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=9).map(harmless)
scalars = st.booleans() | st.integers(-LARGEST_INTEGER, LARGEST_INTEGER) | st.floats(-1e9, 1e9) | texts
configs = st.fixed_dictionaries(
    {"game": names},
    optional={
        "plugins": st.lists(st.sampled_from(["base", "achievements", "a-b"]), max_size=3),
        "seats": st.integers(1, 100),
        "seed": st.integers(0, LARGEST_INTEGER),
        "options": st.dictionaries(
            texts,
            st.dictionaries(texts, scalars | st.lists(texts, max_size=3), min_size=1, max_size=3),
            min_size=1,
            max_size=2,
        ),
    },
)


@given(configs)
def test_what_is_written_is_read_back_or_refused(
    tmp_path_factory: pytest.TempPathFactory, data: dict[str, Any]
) -> None:
    file = tmp_path_factory.getbasetemp() / "written.toml"
    file.write_text('game = "old"\n')
    config = Config.of(data)
    if problems_of(write_config, config, file):
        assert read_config(file).game == "old"
    else:
        assert read_config(file).plain() == config.plain()


@pytest.mark.parametrize(
    "text",
    [
        "c:\\xa\\user",
        "é \U0001f600",
        "quotes \" and '",
        "two\nlines",
        "\ufffd",
        "\\",
        "# no comment",
        "[a]",
    ],
)
def test_texts_that_the_library_writes_wrongly(tmp_path: Path, text: str) -> None:
    config = Config.of({"game": "x", "options": {"base": {"text": text, "list": [text]}}})
    write_config(config, tmp_path / "a.toml")
    assert read_config(tmp_path / "a.toml").options == config.options


def test_what_toml_cannot_say_leaves_the_file(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text(WHOLE)
    config = Config.of({"game": "x", "options": {"base": {"nothing": None}}})
    assert codes_of(write_config, config, file) == ["TW-CONFIG-WRITE"]
    assert file.read_text() == WHOLE
    assert list(tmp_path.iterdir()) == [file]


def test_a_failure_in_the_last_moment_leaves_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.toml"
    file.write_text(WHOLE)

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    (problem,) = problems_of(write_config, Config.of({"game": "x"}), file)
    assert problem.code == "TW-FILE-UNREADABLE"
    assert "No space left" in problem.message
    assert file.read_text() == WHOLE
    assert list(tmp_path.iterdir()) == [file]


def test_writing_keeps_mode_and_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    file = tmp_path / "real" / "a.toml"
    file.write_text("")
    file.chmod(0o600)
    link = tmp_path / "link.toml"
    link.symlink_to(file)
    write_config(Config.of({"game": "x"}), link)
    assert link.is_symlink()
    assert file.read_text() == 'game = "x"\n'
    assert file.stat().st_mode & 0o777 == 0o600
    assert codes_of(write_config, Config.of({"game": "x"}), tmp_path / "gone" / "a.toml") == [
        "TW-FILE-UNREADABLE"
    ]


def test_paths_of_plugins_follow_the_config(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('game = "x"\nplugins = ["base", "./my-cards", "../else", "/far"]\n')
    (tmp_path / "sub").mkdir()
    write_config(read_config(tmp_path / "a.toml"), tmp_path / "sub" / "b.toml")
    assert read_config(tmp_path / "sub" / "b.toml").plugins == (
        "base",
        "../my-cards",
        "../../else",
        "/far",
    )
