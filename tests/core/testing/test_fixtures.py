"""The fixtures, used as an outsider uses them."""

from __future__ import annotations

import pytest

# Before pytester, which forgets what is loaded while it runs: half of the kernel would be there twice.
import tablewright.play.assembly  # noqa: F401

pytest_plugins = ("pytester",)

TESTS = """
import pytest

@pytest.fixture
def game_config():
    return {"game": "connectfour"}

def test_a_beginning(match, ruleset):
    assert match.rules is ruleset
    assert (ruleset.game, match.log) == ("connectfour", [])

def test_some_actions(match, play_randomly):
    assert len(play_randomly(match, 5).log) == 5
    assert play_randomly(match).result()

@pytest.mark.parametrize("game_config", ["own.toml"])
def test_another_config(match):
    assert match.rules.game == "tictactoe"
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.path.joinpath("own.toml").write_text('game = "tictactoe"\n')
    return pytester


def test_the_fixtures_play(project: pytest.Pytester) -> None:
    project.makepyfile(TESTS)
    project.runpytest_inprocess("-p", "no:cacheprovider").assert_outcomes(passed=3)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("", "*say which config the test is of: a fixture of yours with this name*"),
        (
            '@pytest.mark.parametrize("game_config", [{"game": "conectfour"}])',
            "*did you mean 'connectfour'?*",
        ),
    ],
)
def test_what_is_wrong_with_a_config_is_told_without_a_traceback(
    project: pytest.Pytester, given: str, said: str
) -> None:
    project.makepyfile(f"import pytest\n{given}\ndef test_it(match): pass\n")
    result = project.runpytest_inprocess("-p", "no:cacheprovider")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([said])
    assert "Traceback" not in result.stdout.str()
    assert "fixtures.py" not in result.stdout.str()


def test_hypothesis_is_loaded_by_nothing_but_the_strategies(project: pytest.Pytester) -> None:
    project.makepyfile(
        "import sys\n"
        "from tablewright.testing import conformance, play_randomly\n"
        "def test_it(play_randomly): assert 'hypothesis' not in sys.modules\n"
    )
    run = project.runpytest_subprocess(
        "-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-p", "no:xdist"
    )
    run.assert_outcomes(passed=1)


def test_without_hypothesis_one_is_told_what_to_install(project: pytest.Pytester) -> None:
    project.makepyfile(
        "import sys\n"
        "import pytest\n"
        "def test_it(monkeypatch):\n"
        "    monkeypatch.setitem(sys.modules, 'hypothesis', None)\n"
        "    with pytest.raises(ImportError, match='testing.configs takes hypothesis: pip install'):\n"
        "        from tablewright.testing import configs\n"
    )
    run = project.runpytest_subprocess(
        "-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-p", "no:xdist"
    )
    run.assert_outcomes(passed=1)
