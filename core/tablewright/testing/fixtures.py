"""Fixtures for tests of a game or a plugin: say the config, get its rules and a match.

They stand in pytest's plugin, so that a test has them by naming them; nothing of the kernel is loaded before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tablewright import Match, Ruleset

SEED = 1
_HINT = """say which config the test is of: a fixture of yours with this name, which returns one,
  @pytest.fixture
  def game_config():
      return {"game": "cartouche", "plugins": ["base", "./my-cards"]}
or, for one test, @pytest.mark.parametrize("game_config", [{"game": "cartouche"}, "my-cards.toml"])"""


@pytest.fixture
def game_config() -> Any:
    """The config under test: plain values, a `Config`, or the path of a TOML file. It is yours to say."""
    pytest.fail(_HINT, pytrace=False)


@pytest.fixture
def ruleset(game_config: Any) -> Ruleset:
    """The compiled rules of `game_config`."""
    from tablewright import TablewrightError
    from tablewright.play.assembly import ruleset as compiled

    try:
        return compiled(game_config)[0]
    except TablewrightError as error:
        wrong = str(error)
    # Outside of the block, or pytest shows where it was raised, too.
    pytest.fail(wrong, pytrace=False)


@pytest.fixture
def match(ruleset: Ruleset) -> Match:
    """A match of `game_config` at its beginning, the same one each time."""
    from tablewright import Match

    return Match(ruleset, SEED)


@pytest.fixture
def play_randomly() -> Callable[..., Match]:
    """A function that plays a match on at random: ``play_randomly(match)`` to its end, ``play_randomly(match, 20)``."""
    from .random_play import play_randomly as played

    return played
