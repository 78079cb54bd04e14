"""The strategies give what they promise, and shrink towards what a person would write down."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import Phase, find, given, settings, strategies as st

from tablewright import Config, Match, Refused
from tablewright.testing import actions, configs, matches, reachable_states
from tests.core.manifests import data

QUICK = settings(max_examples=200, database=None, derandomize=True, phases=[Phase.generate, Phase.shrink])


def smallest(strategy: st.SearchStrategy[Any], condition: Any) -> Any:
    return find(strategy, condition, settings=QUICK)


def sets(part: str, plugin: str, **values: Any) -> Any:
    return lambda config: values.items() <= config.get(part, {}).get(plugin, {}).items()


@pytest.mark.parametrize(
    ("condition", "config"),
    [
        (lambda config: True, {}),
        (lambda config: config.get("seats") == 4, {"seats": 4}),
        (sets("options", "base", side="B"), {"options": {"base": {"side": "B"}}}),
        (lambda config: "solo" in config["plugins"], {"plugins": ["base", "solo"]}),
        (
            sets("switches", "pyramid", scoring=False),
            {"plugins": ["base", "pyramid"], "switches": {"pyramid": {"scoring": False}}},
        ),
    ],
    ids=["anything", "seats", "an option", "a plugin", "a switch"],
)
def test_a_config_says_only_what_matters(condition: Any, config: dict[str, Any]) -> None:
    found = smallest(configs("cartouche", among=["base", "pyramid", "solo"]), condition)
    assert found == {"game": "cartouche", "plugins": ["base"], **config}


@pytest.mark.parametrize("rounds", [1, 7, 20])
def test_of_a_range_every_number_may_come(rounds: int) -> None:
    def has(config: dict[str, Any]) -> bool:
        return bool(config.get("options", {}).get("base", {}).get("rounds") == rounds)

    assert smallest(configs("cartouche", among=["base"]), has)["options"] == {"base": {"rounds": rounds}}


@settings(max_examples=15)
@given(config=configs("pyramid", among=["base", "achievements", "pyramid"]))
def test_a_plugin_is_in_each_of_its_configs(config: dict[str, Any]) -> None:
    assert "pyramid" in config["plugins"]
    assert "solo" not in config["plugins"]
    Match.new(config)


def test_a_folder_is_in_each_of_its_configs(tmp_path: Any) -> None:
    (tmp_path / "plugin.json").write_text(json.dumps(data("cards", extends="cartouche")))
    folder = str(tmp_path)
    found = smallest(configs(folder, among=["base", "solo"]), lambda config: "solo" in config["plugins"])
    assert found == {"game": "cartouche", "plugins": ["base", folder, "solo"]}


def test_an_unknown_game_is_told() -> None:
    with pytest.raises(ValueError, match="no installed plugin is called chess"):
        smallest(configs("chess"), lambda config: True)


def test_matches_shrink_towards_short_ones() -> None:
    assert smallest(matches({"game": "connectfour"}), lambda match: True).log == []
    over = smallest(matches({"game": "tictactoe"}), lambda match: match.result() is not None)
    assert 5 <= len(over.log) <= 9
    two = smallest(matches({"game": "connectfour"}), lambda match: len(match.log) >= 2)
    assert (two.seed, len(two.log)) == (0, 2)


@settings(max_examples=30)
@given(match=matches({"game": "tictactoe"}, going_on=True))
def test_a_match_that_goes_on_asks_somebody(match: Match) -> None:
    assert match.waiting()


@pytest.mark.parametrize("config", [{"game": "tictactoe"}, Config.of({"game": "tictactoe"})])
def test_states_are_those_of_matches(config: Any) -> None:
    state = smallest(reachable_states(config), lambda state: bool(state.flow.result))
    assert len(state.to_json()["tictactoe"]["marks"]) == 2


def test_actions_shrink_towards_the_first() -> None:
    match = Match.new({"game": "connectfour"}, seed=1)
    assert smallest(actions(match), lambda action: True) == ("drop", 0)
    assert smallest(actions(match), lambda action: action[1] > 4) == ("drop", 5)


def test_every_action_may_come() -> None:
    match = Match.new({"game": "cartouche", "plugins": ["base"]}, seed=3)
    possible = set(match.choices(match.waiting()[0]).actions())
    for action in possible:
        assert smallest(actions(match), lambda drawn, wanted=action: drawn == wanted) == action


@pytest.mark.parametrize(
    ("name", "condition"),
    [
        ("no action at all", lambda sent: not isinstance(sent, tuple | dict)),
        ("JSON of another move", lambda sent: isinstance(sent, dict) and "do" in sent),
        ("nearly right", lambda sent: isinstance(sent, tuple) and sent[:1] == ("drop",) and len(sent) == 2),
    ],
)
def test_hostile_actions_are_of_many_kinds_and_are_refused(name: str, condition: Any) -> None:
    match = Match.new({"game": "connectfour"}, seed=1)
    sent = smallest(
        actions(match, hostile=True), lambda sent: condition(sent) and match.explain(0, sent) is not None
    )
    with pytest.raises(Refused):
        match.act(0, sent)


def test_who_can_do_nothing_has_no_actions() -> None:
    match = Match.new({"game": "tictactoe"}, seed=1)
    with pytest.raises(ValueError, match="seat 1 can do nothing now"):
        actions(match, 1)


def test_what_failed_can_be_seen_again() -> None:
    @QUICK
    @given(match=matches({"game": "tictactoe"}))
    def never_two(match: Match) -> None:
        assert len(match.log) < 2

    with pytest.raises(AssertionError) as caught:
        never_two()
    notes = "\n".join(caught.value.__notes__)
    assert "match of {'game': 'tictactoe'} with seed 0, after [(0, ('mark', " in notes
