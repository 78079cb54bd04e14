"""An opponent's table is content: what it says plays, and what cannot be is told with its place and a way out."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tablewright import Match, Problem, TablewrightError
from tablewright.testing import play_randomly
from tests.plugins.solo.packs import automaton, config, pack


def problems(made: dict[str, Any]) -> list[Problem]:
    with pytest.raises(TablewrightError) as raised:
        Match.new(made, 1)
    return list(raised.value.problems)


WRONG: list[tuple[dict[str, Any], str, str, str]] = [
    ({"setup": {"players": 2, "deck": 20, "cards": 3, "tiles": 3}}, "TW-SOLO-DECK", '"deck"', "at least 30"),
    ({"tiles": [{"among": ["cat"], "above": 1}]}, "TW-SOLO-TILE", '"tiles"', "fits every tile"),
    ({"tiles": [{"above": 4}]}, "TW-SOLO-CARD-SLOT", '"above"', "from 1 to 3"),
    (
        {"stories": [{"achievement": "three-tokens", "slots": ["token"], "stories": 3}]},
        "TW-SOLO-ACHIEVEMENT",
        '"achievement"',
        "did you mean 'three-token'?",
    ),
    (
        {"stories": [{"achievement": "three-token", "slots": ["tokens"], "stories": 3}]},
        "TW-SOLO-SLOT",
        '"tokens"',
        "did you mean 'token'?",
    ),
    ({"open_slots": [{"points": 0, "slot": "rover"}]}, "TW-SOLO-SLOT", '"rover"', "did you mean 'river'?"),
    ({"like": "softwear"}, "TW-CONTENT-UNKNOWN-ID", '"softwear"', "did you mean 'software'?"),
    ({"replaces": "experts"}, "TW-CONTENT-UNKNOWN-ID", '"experts"', "did you mean 'expert'?"),
    ({"like": "other"}, "TW-SOLO-CIRCLE", '"like": "one"', "one → other → one"),
    ({"replaces": "other"}, "TW-SOLO-CIRCLE", '"replaces": "one"', "one → other → one"),
]


@pytest.mark.parametrize(("values", "code", "text", "says"), WRONG, ids=lambda value: str(value)[:30])
def test_what_does_not_add_up_is_told_where_it_stands(
    tmp_path: Path, values: dict[str, Any], code: str, text: str, says: str
) -> None:
    turned = {key: "one" for key in ("like", "replaces") if values.get(key) == "other"}
    path = pack(tmp_path, automaton("one", **values), automaton("other", **turned))
    opponent = "one" if "replaces" in turned else ""
    (problem,) = problems(config(path, opponent=opponent))
    assert problem.code == code
    assert says in str(problem)
    assert problem.place is not None
    lines = (Path(path) / "automata.json").read_text(encoding="utf-8").splitlines()
    assert text in lines[problem.place.line - 1]


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    wrong = [values for values, code, *_ in WRONG if code.startswith("TW-SOLO") and "like" not in values]
    automata = [automaton(f"one-{n}", **values) for n, values in enumerate(wrong) if "replaces" not in values]
    found = problems(config(pack(tmp_path, *automata)))
    assert len(found) == len(automata)


def test_an_opponent_that_nobody_brings() -> None:
    (problem,) = problems(config(opponent="expret"))
    assert problem.code == "TW-SOLO-OPPONENT"
    assert "did you mean 'expert'?" in problem.hint


def test_two_that_replace_the_same_one(tmp_path: Path) -> None:
    one = pack(tmp_path, automaton("one", replaces="software"), name="first-pack")
    other = pack(tmp_path, automaton("other", replaces="software"), name="second-pack")
    (problem,) = problems(config(one, other))
    assert problem.code == "TW-SOLO-REPLACED-TWICE"
    assert "one of first-pack, other of second-pack" in problem.found
    # Whom the option names and nobody replaces plays.
    assert Match.new(config(one, other, opponent="expert"), 1).rules.tables["solo"].automaton.id == "expert"


def test_one_may_replace_the_one_that_replaces(tmp_path: Path) -> None:
    one = pack(tmp_path, automaton("one", replaces="software"), name="first-pack")
    other = pack(tmp_path, automaton("other", replaces="one"), name="second-pack")
    assert Match.new(config(one, other), 1).rules.tables["solo"].automaton.id == "other"


def test_a_schema_error_is_told_as_everywhere(tmp_path: Path) -> None:
    (problem,) = problems(config(pack(tmp_path, automaton("one", cards={"tiles": 5, "tmes": 2}))))
    assert "did you mean 'times'?" in str(problem)
    incomplete = {"id": "bare", "title": {"en": "Bare"}}
    found = problems(config(pack(tmp_path, incomplete, name="bare-pack")))
    assert "setup" in str(found[0])


def played(made: dict[str, Any], seed: int = 1) -> Match:
    return play_randomly(Match.new(made, seed), rng=random.Random(seed))


def test_what_the_table_says_is_played(tmp_path: Path) -> None:
    """More is dealt and more is left for the opponent, whose ankhs are soon gone."""
    setup = {"players": 4, "deck": 40, "cards": 4, "tiles": 6}
    made = config(pack(tmp_path, automaton("one", setup=setup, ankhs=2, replaces="software")))
    match = Match.new(made, 1)
    assert [len(match.view(0)["base"][row]) for row in ("tile_row", "story_row")] == [6, 4]
    assert match.view(0)["base"]["deck"] == {"count": 36}
    # The side of the board for four has three spaces.
    tracks = [scene for scene in match.scene(0) if scene["kind"] == "track"]
    assert {len(track["spaces"]) for track in tracks} == {3}
    solo = played(made).view(0)["solo"]
    assert solo["ankhs"] == 0
    assert sum(len(spaces) for spaces in solo["achievements"].values()) == 2


def test_a_head_start_is_taken_out_of_box_and_bag(tmp_path: Path) -> None:
    start = {"stories": 30, "tiles": 60, "points": -5}
    made = config(pack(tmp_path, automaton("one", head_start=start, replaces="software")))
    match = Match.new(made, 1)
    view = match.view(0)
    assert sum(len(stories) for stories in view["solo"]["completed"].values()) == 30
    assert sum(len(tiles) for tiles in view["solo"]["tiles"]) == 60
    assert view["base"]["deck"] == {"count": 18}
    assert view["base"]["bag"] == {"count": 5}
    (opponent,) = match.rules.opponents(match.state)
    assert opponent.terms[-1].points == -5
    assert played(made).result() is not None
