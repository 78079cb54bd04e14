"""Whatever a plugin does wrong during a match: it is named with its function and item, and the match is as before."""

from __future__ import annotations

import copy
import inspect
import pickle
import random
import threading
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tablewright import (
    Field,
    Goal,
    Match,
    Move,
    Play,
    PluginFailed,
    Problem,
    Refusal,
    Refused,
    Ruleset,
    Slice,
    State,
    Step,
    TablewrightError,
    Term,
    Word,
    hookspecs,
    scenes,
    shown,
)
from tablewright.bots import make_bot
from tablewright.rules.freezing import assemble
from tests.core.small import Done, Take, content_item, plugin, ruleset, small
from tests.core.wrong import problems_of

GAME = {"outline": [{"step": "play", "who": "turns", "laps": 1}]}
RNG = random.Random(1)
Asked = Callable[[Match], Any]


def boom(*args: Any, **named: Any) -> Any:
    raise ZeroDivisionError("bang")


def implementation(hook: str, value: Any) -> Callable[..., Any]:
    """A function with the arguments of a hook that returns `value`, or calls it where it can be called."""
    names = ", ".join(inspect.signature(getattr(hookspecs, hook)).parameters)
    made: Callable[..., Any] = eval(
        f"lambda {names}: value() if callable(value) else value", {"value": value}
    )
    return made


def only_problem(function: Callable[..., Any], *args: Any) -> Problem:
    (problem,) = problems_of(function, *args)
    return problem


def to_the_end(match: Match) -> None:
    while waiting := match.waiting():
        match.act(waiting[0], ("take", 1))


def greedy(match: Match) -> Any:
    return make_bot("greedy", 1, match.rules).choose(match, 0)


# --- hooks -----------------------------------------------------------------------------------------------------------

HOOKS: list[tuple[str, Any, Asked]] = [
    ("score", None, to_the_end),
    ("score", None, greedy),
    ("score", "xx", lambda match: match.rules.score(match.state, 0)),
    ("score", ["x"], greedy),
    ("score", [Term("x", "label", "rule")], greedy),  # type: ignore[arg-type]
    ("score", [Term(1.5, "label", "rule")], to_the_end),  # type: ignore[arg-type]
    ("score", boom, to_the_end),
    ("score", boom, greedy),
    ("opponents", None, to_the_end),
    ("opponents", [1], to_the_end),
    ("tie_break", None, to_the_end),
    ("tie_break", "x", to_the_end),
    ("tie_break", [None], to_the_end),
    ("tie_break", boom, to_the_end),
    ("goals", None, greedy),
    ("goals", [1], greedy),
    ("goals", boom, greedy),
    ("evaluate", None, greedy),
    ("evaluate", boom, greedy),
    ("scene", None, lambda match: match.scene(0)),
    ("scene", ["x"], lambda match: match.scene(0)),
    ("scene", boom, lambda match: match.scene(-1)),
    ("withhold", "no", lambda match: list(match.choices(0).actions())),
    ("withhold", False, lambda match: match.act(0, ("take", 1))),
    ("withhold", boom, lambda match: match.choices(0).options()),
    ("withhold", boom, lambda match: match.choices(0).sample(RNG)),
    ("withhold", boom, lambda match: match.explain(0, {"do": "take", "coins": 1})),
    ("action_applied", boom, lambda match: match.act(0, ("take", 1))),
    ("action_applied", exit, lambda match: match.act(0, ("take", 1))),
    ("step_left", boom, to_the_end),
    ("step_entered", boom, lambda match: Match(match.rules, 1)),
    ("provide_slice", boom, lambda match: Match(match.rules, 1)),
    ("provide_slice", None, lambda match: Match(match.rules, 1)),
    ("provide_bots", None, greedy),
    ("provide_bots", [], greedy),
    ("provide_bots", {"bold": None}, greedy),
    ("provide_bots", boom, greedy),
]


@pytest.mark.parametrize(("hook", "value", "asked"), HOOKS)
def test_a_hook_that_goes_wrong_is_named(hook: str, value: Any, asked: Asked) -> None:
    faulty = plugin("faulty", **{hook: implementation(hook, value)})
    # Begun without the fault, where it would not let a match begin at all.
    match = Match(
        ruleset({"outline": [{"step": "play", "who": "turns", "laps": 1}]}, small(Take, Done, score=coins)), 1
    )
    match.rules = ruleset(GAME, small(Take, Done, score=coins), faulty)
    match._play.rules, match._play.nodes = match.rules, match.rules.outline.nodes
    before = match.digest()
    if asked is not to_the_end:
        problem = only_problem(asked, match)
        assert (match.digest(), match.log, match.waiting()) == (before, [], (0,))
    else:
        match.act(0, ("take", 1))
        problem = only_problem(to_the_end, match)
        assert (match.log, match.waiting()) == ([(0, ("take", 1))], (1,))
    assert problem.code == ("TW-PLUGIN-RAISED" if value in (boom, exit) else "TW-PLUGIN-RETURNED")
    assert "plugin 'faulty'" in problem.message
    assert f"the hook '{hook}'" in problem.message
    assert problem.hint


def coins(state: State, seat: int) -> list[Term]:
    return []


def test_numbers_that_decide_ties_are_as_many_for_each_seat() -> None:
    uneven = plugin("faulty", tie_break=lambda state, seat: (0,) * (seat + 1))
    problem = only_problem(to_the_end, Match(ruleset(GAME, small(Take, Done), uneven), 1))
    assert problem.code == "TW-PLUGIN-RETURNED"
    assert problem.expected == "as many numbers for each seat"


def test_places_name_every_seat() -> None:
    class Ends(Take):
        def apply(self, play: Play, seat: int, *values: int) -> None:
            play.finish([[0]])

    problem = only_problem(Match(ruleset(GAME, small(Ends)), 1).act, 0, ("take", 1))
    assert "places name each of the 2 seats once" in problem.message


# --- moves, steps, words, slices -------------------------------------------------------------------------------------

MOVES: list[tuple[str, Any, Asked, str]] = [
    ("domain", None, lambda match: list(match.choices(0).actions()), "the move 'take'"),
    ("domain", None, lambda match: match.act(0, ("take", 1)), "the move 'take'"),
    ("domain", {1, 2}, lambda match: match.choices(0).sample(RNG), "the move 'take'"),
    ("domain", {"a": 1}, lambda match: match.choices(0).sample(RNG), "the move 'take'"),
    ("domain", range(10**30), lambda match: match.choices(0).sample(RNG), "the move 'take'"),
    ("domain", 5, lambda match: match.explain(0, ("take", 1)), "the move 'take'"),
    ("domain", boom, lambda match: match.choices(0).sample(RNG), "'domain' of the move 'take'"),
    ("domain", boom, lambda match: match.explain(0, ("take", 1)), "'domain' of the move 'take'"),
    ("domain", boom, greedy, "'domain' of the move 'take'"),
    ("blocked", boom, lambda match: match.act(0, ("take", 1)), "'blocked' of the move 'take'"),
    ("blocked", "no", lambda match: match.explain(0, ("take", 1)), "the move 'take'"),
    ("refusal", boom, lambda match: match.explain(0, ("take", 9)), "'refusal' of the move 'take'"),
    ("refusal", None, lambda match: match.act(0, ("take", 9)), "the move 'take'"),
    ("label", boom, lambda match: match.choices(0).options(("take",)), "'label' of the move 'take'"),
    ("apply", boom, lambda match: match.act(0, ("take", 1)), "'apply' of the move 'take'"),
    ("apply", boom, greedy, "'apply' of the move 'take'"),
]  # fmt: skip


@pytest.mark.parametrize(("function", "value", "asked", "says"), MOVES)
def test_a_move_that_goes_wrong_is_named(function: str, value: Any, asked: Asked, says: str) -> None:
    def faulty(self: Any, *args: Any) -> Any:
        return value() if callable(value) else value

    faulty.__code__ = faulty.__code__.replace(co_name=function)
    made = type("Faulty", (Take,), {function: faulty})
    match = Match(ruleset(GAME, small(made)), 1)
    before = match.digest()
    problem = only_problem(asked, match)
    assert problem.code == ("TW-PLUGIN-RAISED" if value is boom else "TW-PLUGIN-RETURNED")
    assert "plugin 'small'" in problem.message
    assert says in problem.message
    assert (match.digest(), match.log, match.waiting()) == (before, [], (0,))


def test_functions_of_a_field_are_the_moves() -> None:
    class Coded(Take):
        fields = (Field("coins", int, to_json=boom, from_json=boom),)

    match = Match(ruleset(GAME, small(Coded)), 1)
    for asked in (
        lambda: match.choices(0).to_json(("take", 1)),
        lambda: match.choices(0).options(("take",)),
        lambda: match.act(0, {"do": "take", "coins": 1}),
    ):
        problem = only_problem(asked)
        assert problem.code == "TW-PLUGIN-RAISED"
        assert "the move 'take'" in problem.message


@pytest.mark.parametrize("function", ["entered", "run", "asks", "left"])
def test_a_step_that_goes_wrong_is_named(function: str) -> None:
    made = type("Deal", (Step,), {"name": "deal", function: lambda self, *args: boom()})
    who = "turns" if function == "asks" else "nobody"
    rules = ruleset(
        {"outline": [{"step": "deal", "who": who}, {"step": "play", "who": "turns"}]},
        small(),
        plugin("faulty", provide_steps=lambda: [made()]),
    )
    problem = only_problem(Match, rules, 1)
    assert problem.code == "TW-PLUGIN-RAISED"
    assert "plugin 'faulty'" in problem.message
    assert "of the step 'deal'" in problem.message


class River(Word):
    """Fails at whatever it is asked."""

    name = "river"

    def met(self, state: State, seat: int) -> bool:
        raise KeyError("no river")

    progress = witnesses = why_not = met  # type: ignore[assignment]

    def describe(self) -> str:
        return ""


def test_a_word_that_goes_wrong_is_named_with_the_card() -> None:
    card = content_item("stories", {"id": "flood", "requires": {"river": {"touches": ["cat"]}}}, "small")
    River.plugin = "faulty"
    goals: list[Goal] = []
    match = Match(ruleset(GAME, small(score=coins, goals=lambda state, seat: goals)), 1)
    goals.append(Goal(River(card.data["requires"]["river"], match.rules), 3, "flood"))
    match.rules.content = type(match.rules.content)([*match.rules.content.items(), card])
    problem = only_problem(greedy, match)
    assert "the plugin 'faulty' failed in 'met' of the word 'river'" in problem.message
    assert "at 'small' of stories (stories.json:1:1)" in problem.message


class Bag(Slice, plugin="faulty"):
    """Holds what it should not."""

    count: int = shown(default=0)
    things: list[str] = shown(factory=list)


@pytest.mark.parametrize(
    "asked", [lambda match: match.view(0), lambda match: match.digest(), lambda match: match.fork()]
)
def test_a_slice_that_holds_what_it_should_not_is_named(asked: Asked) -> None:
    match = Match(ruleset(GAME, small(), plugin("faulty", provide_slice=lambda: Bag())), 1)
    Bag.of(match.state).things = None  # type: ignore[assignment]
    problem = only_problem(asked, match)
    assert problem.code == "TW-PLUGIN-VALUE"
    assert "slice 'Bag' of the plugin 'faulty' holds in 'things'" in problem.message
    assert (problem.expected, problem.found) == ("list[str]", "null")


# --- where and at what -----------------------------------------------------------------------------------------------


class Places(Move):
    """Fails at the one thing that it is about."""

    name, steps = "take", ("play",)
    fields = (Field("tile", str),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...]:
        return ("tile-1", "tile-2")

    def apply(self, play: Play, seat: int, *values: Any) -> None:
        raise ArithmeticError(f"cannot place {values[0]}")


def test_the_line_that_raised_and_the_item_of_the_action_are_named() -> None:
    rules = ruleset(GAME, small(Places))
    tile = content_item("tiles", {"rows": ["CC"]}, "tile-2")
    rules.content = type(rules.content)([*rules.content.items(), tile])
    problem = only_problem(Match(rules, 1).act, 0, ("take", "tile-2"))
    line = inspect.getsourcelines(Places.apply)[1] + 1
    assert str(problem.place) == f"{__file__}:{line}"
    assert "at 'tile-2' of tiles (tiles.json:1:1): ArithmeticError: cannot place tile-2" in problem.message


class Mute(Exception):
    """An error that cannot even be told."""

    def __str__(self) -> str:
        raise RuntimeError("no words")


def test_an_error_without_words_is_told_by_its_name() -> None:
    def fails(*args: Any) -> None:
        raise Mute

    match = Match(
        ruleset(GAME, small(), plugin("faulty", action_applied=lambda play, seat, action: fails())), 1
    )
    assert "Mute" in only_problem(match.act, 0, ("take", 1)).message


# --- the match is as before ------------------------------------------------------------------------------------------


class Fussy(Take):
    """Takes, changes the dice, then fails at 3."""

    def apply(self, play: Play, seat: int, *values: int) -> None:
        super().apply(play, seat, *values)
        play.random.below(6)
        if values[0] == 3:
            raise ZeroDivisionError("a bug")


def test_a_choice_that_was_asked_for_before_is_good_again_afterwards() -> None:
    match = Match(ruleset(GAME, small(Fussy, Done)), 1)
    match.act(0, ("take", 1))
    choice, state = match.choices(1), match.state
    before = match.digest()
    for _ in range(3):
        with pytest.raises(PluginFailed):
            match.act(1, ("take", 3))
    assert match.state is state
    assert choice.state is state
    assert match.digest() == before
    match.act(1, next(choice.actions()))
    assert match.result() is not None


def test_a_plugin_that_acts_in_the_midst_of_an_action_is_refused() -> None:
    held: list[Match] = []

    def meddle(play: Play, seat: int, action: Any) -> None:
        held[0].act(seat, ("take", 1))

    match = Match(ruleset(GAME, small(), plugin("faulty", action_applied=meddle)), 1)
    held.append(match)
    before = match.digest()
    problem = only_problem(match.act, 0, ("take", 1))
    assert "plugin 'faulty' failed in the hook 'action_applied'" in problem.message
    assert "is not asked to act now" in problem.message
    assert (match.digest(), match.log, match.waiting()) == (before, [], (0,))


def test_who_presses_ctrl_c_twice_loses_nothing() -> None:
    presses = [0]

    class Slow(Take):
        def apply(self, play: Play, seat: int, *values: int) -> None:
            super().apply(play, seat, *values)
            if presses[0]:
                presses[0] -= 1
                raise KeyboardInterrupt

    match = Match(ruleset(GAME, small(Slow, Done)), 1)
    match.act(0, ("take", 2))
    before = match.digest()
    presses[0] = 3
    with pytest.raises(KeyboardInterrupt):
        match.act(1, ("take", 1))
    assert (match.digest(), match.log, match.waiting()) == (before, [(0, ("take", 2))], (1,))
    match.act(1, ("take", 1))


def test_a_plugin_that_does_not_do_the_same_again_is_told_so() -> None:
    calls = [0]

    class Moody(Take):
        def apply(self, play: Play, seat: int, *values: int) -> None:
            calls[0] += 1
            if calls[0] > 1:
                raise OSError("not again")

    match = Match(ruleset(GAME, small(Moody)), 1)
    match.act(0, ("take", 1))
    assert only_problem(match.act, 1, ("take", 1)).code == "TW-PLUGIN-UNREPEATABLE"
    assert match.log == [(0, ("take", 1))]
    assert match.waiting() == ()


def test_a_match_that_is_over_refuses_every_action_and_is_forked_like_any_other() -> None:
    match = Match(ruleset(GAME, small(Take, Done)), 1)
    to_the_end(match)
    for one in (match, match.fork(), match.fork(0, random.Random(1))):
        assert (one.waiting(), one.result(), list(one.choices(0).actions())) == ((), match.result(), [])
        with pytest.raises(Refused, match="The match is over"):
            one.act(0, ("take", 1))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_match_is_saved_or_forked_and_not_copied(copied: Callable[[Match], Any]) -> None:
    with pytest.raises(TypeError, match="`save` keeps it, `fork` goes on from it"):
        copied(Match(ruleset(GAME, small()), 1))


def test_errors_go_from_process_to_process() -> None:
    match = Match(ruleset(GAME, small(Fussy)), 1)
    with pytest.raises(PluginFailed) as failed:
        match.act(0, ("take", 3))
    assert str(pickle.loads(pickle.dumps(failed.value))) == str(failed.value)
    with pytest.raises(Refused) as refused:
        match.act(0, ("take", 9))
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


@pytest.mark.parametrize("seat", [2, -2, "0", None, True, [], 10**30])
def test_nothing_is_shown_to_a_seat_that_is_not_there(seat: Any) -> None:
    match = Match(ruleset(GAME, small()), 1)
    for asked in (match.view, match.scene):
        with pytest.raises(ValueError, match="there is no seat"):
            asked(seat)


def test_matches_of_one_ruleset_go_on_side_by_side_in_threads() -> None:
    rules = Match.new({"game": "connectfour"}, seed=1).rules
    played: dict[int, str] = {}

    def play(seed: int) -> None:
        match, rng = Match(rules, seed), random.Random(seed)
        while waiting := match.waiting():
            action = match.choices(waiting[0]).sample(rng)
            assert action is not None
            match.act(waiting[0], action)
        played[seed] = match.digest()

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    at_once = dict(played)
    played.clear()
    for seed in range(8):
        play(seed)
    assert played == at_once


# --- bots ------------------------------------------------------------------------------------------------------------


class Bad:
    """A bot that chooses what it was made with."""

    def __init__(self, chosen: Any) -> None:
        self.chosen = chosen

    def choose(self, match: Match, seat: int) -> Any:
        return self.chosen() if callable(self.chosen) else self.chosen


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        (boom, "TW-PLUGIN-RAISED"),
        (None, "TW-BOT-REFUSED"),
        (("take", 9), "TW-BOT-REFUSED"),
        ({"do": "fly"}, "TW-BOT-REFUSED"),
    ],
)
def test_a_bot_that_goes_wrong_is_named(chosen: Any, code: str) -> None:
    rules = ruleset(GAME, small(), plugin("faulty", provide_bots=lambda: {"bad": lambda seed: Bad(chosen)}))
    problem = only_problem(make_bot("bad", 1, rules).choose, Match(rules, 1), 0)
    assert problem.code == code
    assert "'bad'" in problem.message
    assert "plugin 'faulty'" in problem.message


def test_a_bot_that_cannot_be_made_is_named() -> None:
    rules = ruleset(GAME, small(), plugin("faulty", provide_bots=lambda: {"bad": boom}))
    assert "plugin 'faulty' failed in the bot 'bad'" in only_problem(make_bot, "bad", 1, rules).message


@pytest.mark.parametrize("name", ["greedy", "bold"])
def test_two_bots_of_one_name(name: str) -> None:
    def bots() -> dict[str, Any]:
        return {name: Bad}

    rules = ruleset(GAME, small(), plugin("a", provide_bots=bots), plugin("b", provide_bots=bots))
    problem = only_problem(make_bot, name, 1, rules)
    assert problem.code == "TW-BOT-SAME-NAME"


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_that_is_asked_and_can_do_nothing_says_in_which_step(name: str) -> None:
    class Nothing(Take):
        def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> range:
            return range(0)

    rules = ruleset(GAME, small(Nothing))
    problem = only_problem(make_bot(name, 1, rules).choose, Match(rules, 1), 0)
    assert problem.code == "TW-BOT-NO-ACTION"
    assert "in the step 'play'" in problem.message


def test_what_is_asked_with_values_that_were_never_offered_is_nothing() -> None:
    class Pair(Move):
        name, steps = "pair", ("play",)
        fields = (Field("one", str), Field("two", str))

        def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Any:
            return ("a", "b") if not chosen else {"a": ("c",), "b": ()}[chosen[0]]

        def apply(self, play: Play, seat: int, *values: Any) -> None:
            pass

    choice = Match(ruleset(GAME, small(Pair)), 1).choices(0)
    assert [option.value for option in choice.options(("pair", "a"))] == ["c"]
    wrong: list[tuple[Any, ...]] = [
        ("pair", "x"),
        ("pair", 1),
        ("pair", []),
        ("pair", "b"),
        ("pair", "a", "c", "d"),
        ("nothing",),
    ]
    for partial in wrong:
        assert choice.options(partial) == []


@pytest.mark.parametrize("value", [10**5000, -(10**5000), 2**53], ids=["huge", "low", "just"])
def test_a_number_that_is_no_number_of_json_is_refused(value: int) -> None:
    refusal = Match(ruleset(GAME, small()), 1).explain(0, ("take", value))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "kernel/malformed"


def test_a_domain_too_long_to_list_is_offered_in_part() -> None:
    class Long(Take):
        def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> range:
            return range(1, 10**12)

    choice = Match(ruleset(GAME, small(Long)), 1).choices(0)
    assert len(choice.options(("take",))) == 10_000
    assert choice.check(("take", 10**11)) is None


def test_a_scene_is_plain_values() -> None:
    rules: Ruleset = ruleset(GAME, small(scene=lambda state, seat: [scenes.Text("a", "b", text="c")]))
    assert Match(rules, 1).scene(0)[0]["text"] == "c"
    with pytest.raises(TablewrightError):
        Match(ruleset(GAME, small(scene=lambda state, seat: [None])), 1).scene(0)


# --- what plugins find wrong with content ----------------------------------------------------------------------------


def test_what_plugins_find_wrong_with_content_is_told_together() -> None:
    asked = []

    def checks(name: str, *found: str) -> Any:
        def check(rules: Ruleset) -> list[Problem]:
            asked.append(name)
            return [Problem(code, name) for code in found]

        return plugin(name, check_content=check, compile_tables=lambda rules: boom() if found else None)

    problems = problems_of(ruleset, GAME, small(), checks("a", "A-1", "A-2"), checks("b", "B-1"))
    assert [problem.code for problem in problems] == ["A-1", "A-2", "B-1"]
    problems_of(ruleset, GAME, small(), checks("a", "A-1"), checks("b"))
    assert asked == ["a", "b", "a", "b"]
    for _ in range(2):  # what is right is remembered
        ruleset(GAME, small(), checks("c"), checks("d"))
    assert asked == ["a", "b", "a", "b", "c", "d"]


@pytest.mark.parametrize("value", [None, ["x"], boom])
def test_a_check_of_content_that_goes_wrong_is_named(value: Any) -> None:
    faulty = plugin("faulty", check_content=implementation("check_content", value))
    problem = only_problem(ruleset, GAME, small(), faulty)
    assert "plugin 'faulty'" in problem.message
    assert "the hook 'check_content'" in problem.message


def test_a_module_that_is_to_publish_hooks_and_has_none() -> None:
    problem = only_problem(assemble, [], [("faulty", ModuleType("empty"))])
    assert problem.code == "TW-PLUGIN-HOOKSPECS"
    assert "'faulty' publishes no hook" in problem.message


def declared(**changes: Any) -> Any:
    """A move with some of its declaration changed."""
    return type("Odd", (Take,), changes)


MISTAKES = [
    (Move, "it has no name; it has no apply()"),
    (declared(name=""), "it has no name"),
    (declared(name=3), "it has no name"),
    (declared(steps="play"), "`steps` is a tuple"),
    (declared(steps=(1,)), "`steps` is a tuple"),
    (declared(fields=("coins",)), "`fields` is a tuple of Fields"),
    (declared(fields=(Field("do", int),)), "none is called 'do'"),
    (declared(fields=(Field("a", int), Field("a", int))), "a name of its own"),
    (declared(apply=Move.apply), "it has no apply()"),
    (declared(domain=Move.domain), "it has fields and no domain()"),
]


@pytest.mark.parametrize(("move", "says"), MISTAKES, ids=[says for _, says in MISTAKES])
def test_a_move_that_is_declared_wrongly_is_told(move: Any, says: str) -> None:
    problem = only_problem(ruleset, GAME, small(Done), plugin("faulty", provide_moves=lambda: [move()]))
    assert problem.code == "TW-PLUGIN-DECLARATION"
    assert "plugin 'faulty'" in problem.message
    assert says in problem.message


def test_problems_that_are_told_on_purpose_keep_what_they_are_and_say_whose_they_are() -> None:
    told = Problem("TW-ODD", "it does not add up", expected="5")

    def compile_tables(rules: Ruleset) -> Any:
        raise TablewrightError(told)

    problem = only_problem(ruleset, GAME, small(), plugin("faulty", compile_tables=compile_tables))
    assert (problem.code, problem.expected) == ("TW-ODD", "5")
    assert problem.message.startswith("it does not add up")
    assert "'faulty' in the hook 'compile_tables'" in problem.message
    assert problem.place is not None and problem.place.file == __file__


PIECES = """
class Piece:
    def inherited(self):
        raise ZeroDivisionError("bang")

    def own(self):
        raise NotImplementedError

def given(piece):
    raise ZeroDivisionError("bang")

def entered(play, step):
    WHAT(PIECE)
"""
DERIVED = """
class Derived(Piece):
    def own(self):
        raise ZeroDivisionError("bang")

def left(play, step):
    pass
"""


@pytest.mark.parametrize(
    ("what", "whose"),
    [
        (lambda game, piece: game.given(piece), "small' failed in the hook 'step_entered'"),
        (lambda game, piece: piece.inherited(), "small' failed in the hook 'step_entered'"),
        (lambda game, piece: piece.own(), "expansion' failed in 'own' of the class 'Derived'"),
    ],
    ids=["given to the game", "inherited from it", "its own"],
)
def test_an_object_that_a_plugin_derived_is_to_blame_for_its_own_code_alone(
    what: Callable[[Any, Any], Any], whose: str
) -> None:
    game, other = ModuleType("pieces"), ModuleType("derived")
    exec(compile(PIECES, "pieces.py", "exec"), game.__dict__)
    other.__dict__["Piece"] = game.Piece
    exec(compile(DERIVED, "derived.py", "exec"), other.__dict__)
    game.__dict__.update(PIECE=other.Derived(), WHAT=lambda piece: what(game, piece))
    plugins = small(step_entered=game.entered), plugin("expansion", step_left=other.left)
    problem = only_problem(Match, ruleset(GAME, *plugins), 1)
    assert whose in problem.message
