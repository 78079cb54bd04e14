"""An expansion that raises in the middle of a match of Cartouche: nothing has happened, and nothing is lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tablewright import Match, TablewrightError
from tablewright.play.save import Journal
from tests.core.manifests import install

MOODY = """from tablewright import hookimpl


@hookimpl
def action_applied(play, seat, action):
    if action[0] == "draft_tile" and play.state.flow.round == 2:
        play.state.flow.round = 99
        raise ArithmeticError("not on a second day")
"""


def test_the_match_stands_as_before_and_its_save_replays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    install(tmp_path, "moody", module="tablewright_moody.plugin", depends={"base": ""}, code=MOODY)
    match = Match.new({"game": "cartouche", "plugins": ["base", "achievements", "moody"], "seats": 2}, seed=5)
    journal = Journal(match, tmp_path / "match.save")
    rng = random.Random(5)
    failed = None
    while match.waiting() and failed is None:
        seat = match.waiting()[0]
        action = match.choices(seat).sample(rng)
        assert action is not None
        before = match.digest(), len(match.log), match.waiting()
        try:
            match.act(seat, action)
            journal.sync()
        except TablewrightError as error:
            failed = error.problems[0]
            assert (match.digest(), len(match.log), match.waiting()) == before
            tile = action[1]
    assert failed is not None
    assert failed.code == "TW-PLUGIN-RAISED"
    assert "the plugin 'moody' failed in the hook 'action_applied'" in failed.message
    assert f"at '{tile}' of mural-tiles" in failed.message
    assert str(failed.place).endswith("tablewright_moody/plugin.py:8")
    again = Match.load(tmp_path / "match.save")
    assert (again.digest(), again.log) == (match.digest(), match.log)
    # It goes on with what the expansion does not mind.
    other = next(one for one in match.choices(seat).actions() if one[0] != "draft_tile")
    match.act(seat, other)
    journal.sync()
    assert Match.load(tmp_path / "match.save").digest() == match.digest()
