"""Nothing that fails changes a match; forks and replays agree with it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablewright import Match, Play, PluginFailed, Problem, Refused, Ruleset, Step, TablewrightError, Term
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


def test_a_fork_is_for_a_seat_that_there_is() -> None:
    match = Match(ruleset(GAME, small()), 1)
    assert match.fork(-1, random.Random(1)).view(-1) == match.view(-1)
    for seat in ("0", True, -2, 2, 10**30):
        with pytest.raises(ValueError, match="there is no seat"):
            match.fork(seat, random.Random(1))  # type: ignore[arg-type]


# As somebody calls them who checks no types.
new: Any = Match.new
begun: Any = Match


@pytest.mark.parametrize(
    ("asked", "error", "words"),
    [
        (lambda match: new(None), TypeError, "a configuration is .*, not NoneType"),
        (lambda match: new(5), TypeError, "a configuration is .*, not int"),
        (lambda match: begun(match.rules, 1, {}), TypeError, "origin is a State .*, not dict"),
        (lambda match: match.events_since("x"), TypeError, "a whole number on, not str"),
        (lambda match: match.events_since(None), TypeError, "a whole number on, not NoneType"),
        (lambda match: match.events_since(0, 2), ValueError, "there is no seat 2"),
        (lambda match: match.events_since(0, "0"), ValueError, "there is no seat '0'"),
    ],
)
def test_what_is_asked_wrongly_is_told_in_words(asked: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        asked(Match(ruleset(GAME, small()), 1))


@pytest.mark.parametrize("action", [{}, ("take", 1), {"do": "take", "coins": 1}, None, ()])
def test_whose_turn_it_is_matters_more_than_what_is_wrong_with_the_action(action: Any) -> None:
    match = Match(ruleset(GAME, small()), 1)
    for seat, words in ((7, "There is no seat 7; they are 0 to 1"), (1, "Seat 1 is not asked")):
        with pytest.raises(Refused, match=words):
            match.act(seat, action)
        assert words in str(match.explain(seat, action))


@pytest.mark.parametrize(
    ("told", "where"),
    [
        ({"data": object()}, "data.data"),
        ({"cells": [{1}]}, "data.cells.0"),
        ({"share": float("inf")}, "data.share"),
        ({"rule": 5}, "rule"),
        ({"seat": "0"}, "seat"),
        ({"seen_by": "0"}, "seen_by"),
    ],
)
def test_an_event_that_is_no_json_is_its_plugins_when_it_is_told(told: dict[str, Any], where: str) -> None:
    class Loud(Take):
        def apply(self, play: Play, seat: int, *values: int) -> None:
            play.emit("taken", **told)

    match = Match(ruleset(GAME, small(Loud)), 1)
    match.act(0, ("take", 1))
    with pytest.raises(PluginFailed, match=f"the plugin 'small' told an event 'taken' whose '{where}'"):
        match.events_since(0)
    assert match.events_since(1) == []


def test_tuples_pass_for_lists_in_an_event() -> None:
    class Loud(Take):
        def apply(self, play: Play, seat: int, *values: int) -> None:
            play.emit("taken", cells=((0, 1), None))

    match = Match(ruleset(GAME, small(Loud)), 1)
    match.act(0, ("take", 1))
    assert match.events_since(0)[0]["data"] == {"cells": ((0, 1), None)}
