"""How a match goes through its outline: who is asked, when, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Match, Play, PluginFailed, State, Step
from tests.core.small import Table, plugin, ruleset, small

TAKE1 = ("take", 1)


def play(game: dict[str, Any], *actions: tuple[int, tuple[Any, ...]], seats: int = 2, **hooks: Any) -> Match:
    match = Match(ruleset(game, small(**hooks), seats=seats), 1)
    for seat, action in actions:
        match.act(seat, action)
    return match


def turns(**more: Any) -> dict[str, Any]:
    return {"outline": [{"step": "play", "who": "turns", **more}]}


def all_at_once(**more: Any) -> dict[str, Any]:
    return {"outline": [{"step": "play", "who": "all", **more}]}


@pytest.mark.parametrize(
    ("game", "seats", "asked"),
    [
        pytest.param(turns(laps=2), 3, [0, 1, 2, 0, 1, 2], id="two laps"),
        pytest.param(turns(laps=1, actions=2), 2, [0, 0, 1, 1], id="two actions a turn"),
    ],
)
def test_turns_go_round_in_order(game: dict[str, Any], seats: int, asked: list[int]) -> None:
    match = play(game, seats=seats)
    found = []
    while waiting := match.waiting():
        assert len(waiting) == 1
        found.append(waiting[0])
        match.act(waiting[0], TAKE1)
    assert found == asked
    assert match.result() is not None


def test_a_free_move_uses_up_no_action_and_an_ending_one_the_rest_of_the_turn() -> None:
    match = play(turns(laps=1, actions=3), (0, ("peek",)), (0, TAKE1))
    assert match.waiting() == (0,)
    match.act(0, ("done",))
    assert match.waiting() == (1,)


def test_a_block_repeats_and_counts_its_rounds() -> None:
    rounds = []
    game = {
        "outline": [{"block": "round", "repeat": 3, "steps": [{"step": "play", "who": "turns", "laps": 1}]}],
    }
    match = play(game, step_entered=lambda play, step: rounds.append((step, play.state.flow.round)))
    while match.waiting():
        match.act(match.waiting()[0], TAKE1)
    assert [number for step, number in rounds if step == "play"] == [1, 2, 3]
    assert [number for step, number in rounds if step == "round"] == [1, 2, 3]


def test_what_a_hook_pushes_between_two_rounds_comes_between_them() -> None:
    heard: list[tuple[str, int]] = []

    def left(play: Play, step: str) -> None:
        if step == "round":
            heard.append(("left", play.state.flow.round))
            play.push("ask", 1)

    def entered(play: Play, step: str) -> None:
        if step == "round":
            heard.append(("entered", play.state.flow.round))

    game = {"outline": [{"block": "round", "repeat": 2, "steps": [{"step": "play", "who": "first"}]}]}
    match = play(game, step_left=left, step_entered=entered)
    asked = []
    while waiting := match.waiting():
        asked.append((match.choices(waiting[0]).step, waiting[0]))
        match.act(waiting[0], TAKE1)
    assert asked == [("play", 0), ("ask", 1), ("play", 0), ("ask", 1)]
    assert heard == [("entered", 1), ("left", 1), ("entered", 2), ("left", 2)]


def test_what_is_repeated_within_a_round_is_no_round() -> None:
    again = {"block": "again", "repeat": 2, "steps": [{"step": "play", "who": "turns", "laps": 1}]}
    game = {"outline": [{"block": "round", "repeat": 2, "steps": [again]}]}
    rounds = []
    match = play(game, seats=1, step_entered=lambda play, step: rounds.append((step, play.state.flow.round)))
    while match.waiting():
        match.act(0, TAKE1)
    assert [number for step, number in rounds if step == "play"] == [1, 1, 2, 2]


def test_the_first_seat_alone_may_have_a_turn() -> None:
    steps = [{"step": "play", "who": "first", "actions": 2}, {"step": "pass", "run": "pass-first"}]
    match = play({"outline": [{"block": "turn", "repeat": 3, "steps": steps}]}, seats=3)
    asked: list[int] = []
    while waiting := match.waiting():
        asked += waiting
        match.act(waiting[0], TAKE1)
    assert asked == [0, 0, 1, 1, 2, 2]


class Ask(Step):
    """Asks a seat to take coins until it has five."""

    name = "count"

    def run(self, play: Play) -> None:
        if Table.of(play.state).purses[0].coins < 5:
            play.push("ask", 0)
            play.again()


@pytest.mark.parametrize("hooks", [{}, {"step_left": lambda play, step: None}], ids=["plain", "with a frame"])
def test_an_automatic_step_may_run_again_after_what_it_pushed(hooks: dict[str, Any]) -> None:
    game = {
        "outline": [
            {"block": "all", "repeat": 1, "steps": [{"step": "count"}, {"step": "play", "who": "first"}]}
        ]
    }
    match = play(game, provide_steps=lambda: [Ask()], **hooks)
    for _ in range(3):
        assert match.choices(0).step == "ask"
        match.act(0, ("take", 2))
    assert match.choices(0).step == "play"


NEVER = {"step": "play", "who": "first"}
"""A step that a match never comes to."""


@pytest.mark.parametrize("inner", [1, 1000, 40_000])
def test_an_outline_that_asks_nobody_is_told_however_its_blocks_are_nested(inner: int) -> None:
    steps = [{"block": "inner", "repeat": inner, "steps": [{"step": "pass", "run": "pass-first"}]}]
    rules = ruleset({"outline": [{"block": "outer", "steps": steps}, NEVER]}, small())
    with pytest.raises(PluginFailed, match="goes on and on without asking anybody"):
        Match(rules, 1)


class Endless(Step):
    """Runs again and again, and pushes nothing."""

    name = "count"

    def run(self, play: Play) -> None:
        play.again()


def test_a_step_that_never_ends_is_told() -> None:
    game = {"outline": [{"block": "all", "repeat": 1, "steps": [{"step": "count"}]}, NEVER]}
    with pytest.raises(PluginFailed, match="goes on and on without asking anybody"):
        play(game, provide_steps=lambda: [Endless()])


def test_only_an_automatic_step_runs_again() -> None:
    with pytest.raises(ValueError, match="no automatic step"):
        play(turns()).fork()._play.again()


def test_the_first_seat_can_be_passed_on() -> None:
    steps = [{"step": "play", "who": "turns", "laps": 1}, {"step": "pass", "run": "pass-first"}]
    match = play({"outline": [{"block": "round", "repeat": 2, "steps": steps}]}, (0, TAKE1), (1, TAKE1))
    assert match.waiting() == (1,)
    assert match.view(0)["kernel"]["first"] == 1


class OnlyOdd(Step):
    name = "play"

    def asks(self, state: State, seat: int) -> bool:
        return seat % 2 == 1


@pytest.mark.parametrize("who", ["turns", "all"])
def test_seats_that_a_step_does_not_ask_are_passed_over(who: str) -> None:
    game = {"outline": [{"step": "play", "who": who, **({"laps": 1} if who == "turns" else {})}]}
    match = play(game, seats=4, provide_steps=lambda: [OnlyOdd()])
    found = []
    while waiting := match.waiting():
        found.append(waiting[0])
        match.act(waiting[0], ("done",))
    assert found == [1, 3]


class Nobody(Step):
    name = "play"

    def asks(self, state: State, seat: int) -> bool:
        return False


@pytest.mark.parametrize("who", ["turns", "all"])
def test_a_step_that_asks_nobody_is_over_at_once(who: str) -> None:
    match = play({"outline": [{"step": "play", "who": who}]}, provide_steps=lambda: [Nobody()])
    assert match.waiting() == ()


def test_all_at_once_each_acts_until_it_is_done() -> None:
    match = play(all_at_once(), (1, TAKE1), (1, ("done",)))
    assert match.waiting() == (0,)
    match.act(0, ("done",))
    assert match.result() is not None


def test_an_interruption_comes_before_the_turn_goes_on() -> None:
    match = play(turns(laps=1), (0, ("interrupt", 1)))
    assert match.waiting() == (1,)
    assert match.choices(1).step == "ask"
    match.act(1, ("take", 3))
    assert match.waiting() == (1,)
    assert match.choices(1).step == "play"


def test_an_interruption_of_one_seat_holds_up_nobody_else() -> None:
    match = play(all_at_once(), (0, ("interrupt", 0)))
    assert match.waiting() == (0, 1)
    assert match.choices(0).step == "ask"
    assert match.choices(1).step == "play"
    match.act(1, ("done",))
    match.act(0, TAKE1)
    assert match.choices(0).step == "play"


def test_interruptions_of_an_interruption_are_worked_off_from_the_top() -> None:
    match = play(turns(laps=1), (0, ("interrupt", 0)))
    stack = match.view(0)["kernel"]["stack"]
    assert [frame["step"] for frame in stack] == ["small", "play", "ask"]


def test_a_seat_that_could_only_be_done_is_done() -> None:
    from tests.core.small import Done, Take

    class Poor(Take):
        def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> range:
            return range(1, 4) if Table.of(state).purses[seat].coins < seat else range(0)

    match = Match(ruleset(all_at_once(auto_done=True), small(Poor, Done)), 1)
    assert match.waiting() == (1,)
    match.act(1, ("take", 1))
    assert match.result() is not None


def test_secret_commitments_are_hidden_until_all_are_in_and_then_carried_out() -> None:
    match = play({"outline": [{"step": "play", "who": "secret"}]}, (1, ("take", 3)))
    assert match.waiting() == (0,)
    assert match.view(0) == play({"outline": [{"step": "play", "who": "secret"}]}, (1, ("take", 2))).view(0)
    assert Table.of(match.state).purses[1].coins == 0
    match.act(0, TAKE1)
    assert [purse.coins for purse in Table.of(match.state).purses] == [1, 3]


def test_a_fork_for_a_seat_takes_back_the_commitments_that_it_does_not_know() -> None:
    import random

    match = play({"outline": [{"step": "play", "who": "secret"}]}, (1, ("take", 3)))
    assert match.fork(0, random.Random(1)).waiting() == (0, 1)


@pytest.mark.parametrize(
    ("change", "order"),
    [
        ({"insert": {"step": "extra", "who": "turns", "laps": 1}, "before": "play"}, ["extra", "play"]),
        ({"insert": {"step": "extra", "who": "turns", "laps": 1}, "after": "play"}, ["play", "extra"]),
        ({"remove": "play"}, []),
        ({"replace": "play", "with": {"step": "other", "who": "turns", "laps": 1}}, ["other"]),
    ],
)
def test_an_expansion_changes_the_outline(change: dict[str, Any], order: list[str]) -> None:
    from tests.core.small import Done

    class Everywhere(Done):
        steps = ("*",)

    entered: list[str] = []
    extra = plugin("extra", step_entered=lambda play, step: entered.append(step))
    rules = ruleset(turns(laps=1), small(Everywhere), extra, outline={"changes": [change]})
    match = Match(rules, 1)
    while match.waiting():
        match.act(match.waiting()[0], ("done",))
    assert entered == order


class Counting(Step):
    name = "count"

    def run(self, play: Play) -> None:
        Table.of(play.state).told.append("ran")


def test_moves_may_name_a_step_that_an_expansion_took_out() -> None:
    rules = ruleset(turns(laps=1), small(), plugin("extra"), outline={"changes": [{"remove": "play"}]})
    assert Match(rules, 1).waiting() == ()


def test_a_step_without_seats_runs_by_itself_once() -> None:
    match = play({"outline": [{"step": "count"}, *turns()["outline"]]}, provide_steps=lambda: [Counting()])
    assert Table.of(match.state).told == ["ran"]
