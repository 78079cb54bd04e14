"""A small game to preview: the one that `tablewright new game` makes. Its matches take milliseconds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright import Ruleset
from tablewright.authoring.projects import new_project
from tablewright.play.assembly import ruleset
from tests.core.authoring.sites import installed

GAME = "previewed-game"


@pytest.fixture(scope="module")
def small_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The project's folder, while the game is there as if installed: for these tests only."""
    place = tmp_path_factory.mktemp("previews")
    new_project("game", GAME, into=place)
    with installed(place / GAME, place / "site"):
        yield place / GAME


@pytest.fixture(scope="module")
def rules(small_game: Path) -> Ruleset:
    return ruleset({"game": GAME})[0]


@pytest.fixture(scope="session")
def cartouche() -> Ruleset:
    return ruleset({"game": "cartouche", "plugins": ["base", "achievements"]})[0]
