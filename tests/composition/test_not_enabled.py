"""What is installed and not enabled changes no match: the same seed gives the same match and the same save."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablewright import Match
from tablewright.bots import make_bot
from tests.core.manifests import install

CONFIGS: list[dict[str, Any]] = [
    {"game": "cartouche"},
    {"game": "cartouche", "plugins": ["base", "achievements", "pyramid"], "seats": 3},
    {"game": "cartouche", "plugins": ["base", "solo"]},
    {"game": "tictactoe"},
]
GREEDY = """
from tablewright import hookimpl

@hookimpl
def provide_bots():
    raise RuntimeError("nobody enabled this")
"""


def played(config: dict[str, Any], save: Path) -> bytes:
    """The save of a match of bots."""
    match = Match.new(config, seed=11)
    bots = [make_bot("random", seat, match.rules) for seat in range(match.rules.seats)]
    while waiting := match.waiting():
        match.act(waiting[0], bots[waiting[0]].choose(match, waiting[0]))
    match.save(save)
    return save.read_bytes() + json.dumps([match.result(), match.digest(), match.events_since(0)]).encode()


@pytest.mark.parametrize(
    "config", CONFIGS, ids=lambda config: "+".join(config.get("plugins", [config["game"]]))
)
def test_same_seed_same_match_same_save(
    config: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = played(config, tmp_path / "before")
    monkeypatch.syspath_prepend(str(tmp_path))
    for game in ("cartouche", "tictactoe"):
        install(
            tmp_path,
            f"aaa-{game}",
            extends=game,
            module=f"tablewright_aaa_{game}.plugin",
            code=GREEDY,
            before=["base", "tictactoe"],
            provides=["requirement/river"],
            recommends=["pyramid"],
            options={"side": {"enum": ["A", "B"], "default": "B"}},
        )
    install(
        tmp_path,
        "broken",
        extends="cartouche",
        module="tablewright_broken.plugin",
        code="1 / 0",
        depends={"x": ""},
    )
    install(tmp_path, "other", provides_game="other-game", module="tablewright_other.plugin", code="1 / 0")
    assert played(config, tmp_path / "after") == before
