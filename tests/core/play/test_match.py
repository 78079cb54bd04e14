"""Nothing that fails changes a match; forks and replays agree with it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablewright import Match, Play, PluginFailed, Problem, Ruleset, Step, TablewrightError, Term
from tests.core.small import Done, Peek, Table, Take, plugin, ruleset, small

GAME = {"outline": [{"step": "play", "who": "turns"}]}


class Faulty(Take):
    """Changes something, then raises at 3."""

    def apply(self, play: Play, seat: int, *values: int) -> None:
        super().apply(play, seat, *values)
        play.random.below(6)
        if values[0] == 3:
            raise ZeroDivisionError("a bug")


class Interrupted(Take):
    """As if the player pressed Ctrl-C in the middle of it."""

    def apply(self, play: Play, seat: int, *values: int) -> None:
        super().apply(play, seat, *values)
        raise KeyboardInterrupt


def test_a_plugin_that_raises_in_an_action_leaves_the_match_as_it_was() -> None:
    match = Match(ruleset(GAME, small(Faulty, Peek)), 1)
    for seat, action in ((0, ("take", 1)), (1, ("peek",)), (1, ("take", 2))):
        match.act(seat, action)
    before = match.digest(), list(match.log), match.waiting(), match.events_since(0)
    with pytest.raises(
        PluginFailed, match=r"plugin 'small' failed in 'apply' of the move 'take'.*ZeroDivisionError"
    ):
        match.act(0, ("take", 3))
    assert (match.digest(), match.log, match.waiting(), match.events_since(0)) == before
    match.act(0, ("take", 1))


@pytest.mark.parametrize("hook", ["action_applied", "step_left"])
def test_a_hook_that_raises_leaves_the_match_as_it_was_and_is_named(hook: str) -> None:
    def fail(*args: Any) -> None:
        raise ValueError("no")

    faulty: dict[str, Any] = {
        "action_applied": lambda play, seat, action: fail(),
        "step_left": lambda play, step: fail(),
    }
    game = {"outline": [{"step": "play", "who": "turns", "laps": 1}]}
    match = Match(ruleset(game, small(), plugin("faulty", **{hook: faulty[hook]}), seats=1), 1)
    before = match.digest()
    with pytest.raises(PluginFailed, match=f"plugin 'faulty' failed in the hook '{hook}'"):
        match.act(0, ("take", 1))
    assert match.digest() == before
    assert match.waiting() == (0,)


def test_an_interrupted_action_leaves_the_match_as_it_was() -> None:
    match = Match(ruleset(GAME, small(Interrupted)), 1)
    before = match.digest()
    with pytest.raises(KeyboardInterrupt):
        match.act(0, ("take", 1))
    assert match.digest() == before


def test_a_fork_goes_its_own_way() -> None:
    match = Match(ruleset(GAME, small()), 1)
    match.act(0, ("take", 1))
    before = match.digest()
    fork = match.fork()
    fork.act(1, ("take", 3))
    assert match.digest() == before
    assert Table.of(fork.state).purses[1].coins == 3


def test_a_fork_for_a_seat_deals_anew_what_it_does_not_see() -> None:
    match = Match(ruleset(GAME, small(), seats=3), 1)
    view = match.view(0)
    found = set()
    for seed in range(20):
        fork = match.fork(0, random.Random(seed))
        assert fork.view(0) == view
        found.add(tuple(Table.of(fork.state).purses[1].cards))
        held = sorted(card for purse in Table.of(fork.state).purses for card in purse.cards)
        assert held == sorted(f"{seat}{n}" for seat in range(3) for n in range(3))
    assert len(found) > 5


def test_looking_ahead_shifts_no_dice() -> None:
    match = Match(ruleset(GAME, small()), 1)
    ahead = match.fork(0, random.Random(1))
    assert ahead.state.stream.seed != match.state.stream.seed
    for _ in range(5):
        ahead.state.stream.below(6)
    assert match.state.stream.position == 0


def test_a_seat_sees_the_data_of_its_own_secret_events_only() -> None:
    match = Match(ruleset(GAME, small(Peek)), 1)
    match.act(0, ("peek",))
    assert match.events_since(0, 0)[0]["data"] == {"secret": "yes"}
    assert "data" not in match.events_since(0, 1)[0]
    assert match.events_since(1, 0) == []


def coins(state: Any, seat: int) -> list[Term]:
    return [Term(Table.of(state).purses[seat].coins, "coins", "small/coins")]


@pytest.mark.parametrize(
    ("taken", "tie_break", "places"),
    [
        ((3, 1, 2), None, [[0], [2], [1]]),
        ((2, 2, 1), None, [[0, 1], [2]]),
        ((2, 2, 1), lambda state, seat: (seat,), [[1], [0], [2]]),
        ((1, 1, 1), None, [[0, 1, 2]]),
    ],
)
def test_the_ranking_follows_the_totals_then_the_tie_break(taken: Any, tie_break: Any, places: Any) -> None:
    game = {"outline": [{"step": "play", "who": "turns", "laps": 1}]}
    more = {"tie_break": tie_break} if tie_break else {}
    match = Match(ruleset(game, small(Take, Done, score=coins, **more), seats=3), 1)
    for seat, number in enumerate(taken):
        match.act(seat, ("take", number))
    result = match.result()
    assert result is not None
    assert [group["seats"] for group in result["ranking"]] == places
    assert [score["total"] for score in result["scores"]] == list(taken)
    assert result["scores"][0]["terms"][0]["plugin"] == "small"


@pytest.mark.parametrize("seed", [-1, 2**53, True, 1.5, "1", None])
def test_a_seed_is_a_whole_number_below_two_to_the_53(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        Match(ruleset(GAME, small()), seed)


class Lost(Take):
    """Belongs to a step that is not there."""

    name, steps = "lost", ("paly", "ask")


class Nowhere(Step):
    """The code of a step that is not there."""

    name = "nowhere"


def _fails(*_: Any) -> None:
    raise OSError("no")


@pytest.mark.parametrize(
    ("hooks", "code", "words"),
    [
        ({"provide_moves": lambda: "take"}, "TW-PLUGIN-RETURNED", "provide_moves"),
        ({"provide_moves": lambda: ["take"]}, "TW-PLUGIN-RETURNED", "provide_moves"),
        ({"provide_moves": lambda: None}, "TW-PLUGIN-RETURNED", "provide_moves"),
        ({"provide_steps": lambda: [Take()]}, "TW-PLUGIN-RETURNED", "provide_steps"),
        ({"provide_moves": lambda rules: _fails()}, "TW-PLUGIN-RAISED", "OSError"),
        ({"compile_tables": lambda rules: _fails()}, "TW-PLUGIN-RAISED", "compile_tables"),
        ({"provide_movse": lambda rules: []}, "TW-PLUGIN-UNKNOWN-HOOK", "did you mean 'provide_moves'"),
        ({"provide_moves": lambda ruels: []}, "TW-PLUGIN-HOOK", "ruels"),
        ({"provide_moves": lambda: [Take()]}, "TW-PLUGIN-MOVE", "both have a move 'take'"),
        ({"provide_moves": lambda: [Lost()]}, "TW-PLUGIN-UNKNOWN-STEP", "did you mean 'play'"),
        ({"provide_steps": lambda: [Nowhere()]}, "TW-PLUGIN-UNKNOWN-STEP", "provide_steps"),
    ],
)
def test_a_plugin_that_is_written_wrongly_is_named(hooks: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(TablewrightError) as caught:
        ruleset(GAME, small(), plugin("wrong", **hooks))
    problem: Problem = caught.value.problems[0]
    assert problem.code == code
    assert "'wrong'" in problem.message
    assert words in str(problem)


def test_a_match_asks_pluggy_nothing_once_it_is_set_up() -> None:
    rules: Ruleset = ruleset(GAME, small(Take, Done), seats=2)
    called: list[str] = []
    stop = rules._manager.add_hookcall_monitoring(
        lambda name, implementations, arguments: called.append(name), lambda *outcome: None
    )
    match = Match(rules, 1)
    for _ in range(4):
        seat = match.waiting()[0]
        match.act(seat, ("take", 1))
    stop()
    assert called == []
