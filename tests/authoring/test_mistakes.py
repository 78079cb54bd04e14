"""Every mistake that is kept as a file is told: with its code, in its place, with what helps; and once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.problems.codes import CODES
from tests.authoring.attempt import said_to
from tests.authoring.mistake import MARK, Mistake, mistakes
from tests.plugins.test_codes import PLUGIN_IDS, codes_of

ALL = mistakes()
CARDS = [mistake for mistake in ALL if mistake.commands == ("tablewright check .",) and MARK in mistake.says]
"""What `check` tells of somebody's files."""


@pytest.mark.parametrize("mistake", ALL, ids=lambda mistake: mistake.name)
def test_it_is_told(
    mistake: Mistake, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    status, says = said_to(mistake, capsys, tmp_path)
    assert says == mistake.says
    assert status == 2


@pytest.mark.parametrize("mistake", ALL, ids=lambda mistake: mistake.name)
def test_it_is_written_for_people(mistake: Mistake) -> None:
    assert mistake.title.endswith(".")
    marks = sum(file.text.count(MARK) for file in mistake.files)
    assert marks == (MARK in mistake.says), "one mark, and the place it stands for"


def test_forty_mistakes_of_authors_are_told_in_their_place() -> None:
    assert len({(mistake.code, mistake.says) for mistake in CARDS}) >= 40


def test_every_code_has_an_example() -> None:
    assert sorted(CODES.keys() - {mistake.code for mistake in ALL}) == []


@pytest.mark.parametrize("plugin", PLUGIN_IDS)
def test_every_code_of_a_plugin_has_an_example(plugin: str) -> None:
    assert sorted(codes_of(plugin).keys() - {mistake.code for mistake in ALL}) == []
