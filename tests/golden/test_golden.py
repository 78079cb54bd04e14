"""Whole matches on record play out the same, and every installed game has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.testing.golden import check_golden, games_without

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_match_on_record_plays_out_the_same(path: Path) -> None:
    check_golden(path)


def test_every_installed_game_has_a_match_on_record() -> None:
    missing = games_without(FOLDER)
    assert not missing, "python -m tablewright.testing.golden GAME tests/golden/GAME.json for each of " + str(
        missing
    )
