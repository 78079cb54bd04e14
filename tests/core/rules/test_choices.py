"""A choice answers five questions from one declaration, and the answers agree."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablewright import Cells, Choice, Field, Match, Move, Play, Refusal, Refused, State
from tests.core.small import Done, Interrupt, Take, plugin, ruleset, small

ABC = "abc"


class Place(Move):
    """Two fields: a letter, then a cell that fits the letter; the letter b fits nowhere."""

    name = "place"
    steps = ("play",)
    rule = "small/place"
    fields = (
        Field("letter", str),
        Field(
            "cell",
            int,
            to_json=lambda cell: f"c{cell}",
            from_json=lambda text: int(text.removeprefix("c")),
            schema={"type": "string"},
        ),
    )

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...] | Cells:
        return tuple(ABC) if not chosen else Cells({"a": 0b1011, "b": 0, "c": 1 << 100}[chosen[0]])

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        return Refusal("small/fits", f"{value} does not fit")

    def apply(self, play: Play, seat: int, *values: Any) -> None:
        pass


class Blocked(Done):
    name = "blocked"

    def blocked(self, state: State, seat: int) -> Refusal | None:
        return Refusal("small/never", "never")


ALL = [("place", "a", 0), ("place", "a", 1), ("place", "a", 3), ("place", "c", 100), ("done",)]


def match(*moves: type[Move], **hooks: Any) -> Match:
    game = {"outline": [{"step": "play", "who": "turns"}]}
    return Match(ruleset(game, small(*(moves or (Place, Done, Blocked)), **hooks)), 1)


@pytest.fixture
def choice() -> Choice:
    return match().choices(0)


def test_actions_lists_each_possible_action_once(choice: Choice) -> None:
    assert list(choice.actions()) == ALL


def test_sample_reaches_every_action_and_nothing_else(choice: Choice) -> None:
    rng = random.Random(1)
    assert {choice.sample(rng) for _ in range(300)} == set(ALL)


@pytest.mark.parametrize("action", ALL)
def test_check_accepts_what_is_listed(choice: Choice, action: tuple[Any, ...]) -> None:
    assert choice.check(action) is None
    told = choice.to_json(action)
    assert choice.from_json(told) == action


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (("place", "a", 2), "small/fits"),
        (("place", "b", 0), "small/fits"),
        (("place", "d", 0), "small/fits"),
        (("place", "a"), "kernel/malformed"),
        (("place", "a", 0, 0), "kernel/malformed"),
        (("place", "a", True), "kernel/malformed"),
        (("place", "a", 0.0), "kernel/malformed"),
        (("place", 0, 0), "kernel/malformed"),
        (("blocked",), "small/never"),
        (("fly",), "kernel/unknown-move"),
        ((), "kernel/malformed"),
        ((1,), "kernel/malformed"),
        ({"do": "place", "letter": "a", "cell": "c2"}, "small/fits"),
        ({"do": "place", "letter": "a", "cell": "x"}, "kernel/malformed"),
        ({"do": "place", "letter": "a", "cell": 2}, "kernel/malformed"),
        ({"do": "place", "letter": "a"}, "kernel/malformed"),
        ({"do": "place", "letter": "a", "cell": "c0", "more": 1}, "kernel/malformed"),
        ({"do": "fly"}, "kernel/unknown-move"),
        ({"do": 7}, "kernel/malformed"),
        ({}, "kernel/malformed"),
        ("place", "kernel/malformed"),
        (None, "kernel/malformed"),
        ([["place"]], "kernel/malformed"),
    ],
)
def test_what_is_not_possible_is_refused_with_its_rule_and_changes_nothing(action: Any, rule: str) -> None:
    table = match()
    before = table.digest()
    with pytest.raises(Refused) as refused:
        table.act(0, action)
    assert refused.value.refusal.rule == rule
    explained = table.explain(0, action)
    assert explained is not None
    assert explained.rule == rule
    assert (table.digest(), table.log) == (before, [])


class Later(Done):
    """Of another step; it says which rule keeps it there."""

    name = "later"
    title = "Do it later"
    steps = ("end",)
    when = "small/when"


class Nameless(Later):
    name = "nameless"
    when = ""


def test_a_move_of_another_step_is_refused_by_the_rule_that_says_when() -> None:
    outline = [
        {"step": "play", "who": "turns", "laps": 1},
        {"step": "end", "who": "all", "title": {"en": "The end"}},
    ]
    table = Match(ruleset({"outline": outline}, small(Place, Later, Nameless)), 1)
    refusal = table.explain(0, ("later",))
    assert refusal is not None
    assert (refusal.rule, refusal.plugin) == ("small/when", "small")
    assert "belongs to: The end" in refusal.text
    nameless = table.explain(0, ("nameless",))
    assert nameless is not None
    assert nameless.rule == "kernel/unknown-move"


class AnyTime(Done):
    """Of every step but those that ask for something else first."""

    name = "any_time"
    title = "Take one"
    steps = ("*",)
    when = "small/first"


def test_a_move_of_all_steps_says_which_step_comes_first() -> None:
    outline = [{"step": "play", "who": "turns"}]
    table = Match(ruleset({"outline": outline}, small(Take, Interrupt, AnyTime)), 1)
    table.act(0, ("interrupt", 0))
    refusal = table.explain(0, ("any_time",))
    assert refusal is not None
    assert (refusal.rule, refusal.text) == (
        "small/first",
        "First comes the step 'ask' ('take'); 'Take one' is possible after it.",
    )


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ({"do": "place"}, "'place' lacks letter, cell."),
        ({"do": "place", "letter": "a", "cel": "c0"}, "'place' lacks cell and has unknown fields: \"cel\"."),
        ({"do": "done", "now": 1}, "'done' has unknown fields: \"now\". Its fields are: none."),
    ],
)
def test_fields_that_are_missing_and_those_that_are_unknown_are_told_apart(action: Any, words: str) -> None:
    refusal = match().explain(0, action)
    assert refusal is not None
    assert words in refusal.text


class Loud(Place):
    """Letters may be written large in JSON."""

    def meant(self, values: list[Any]) -> list[Any]:
        return [values[0].lower(), *values[1:]]


def test_json_is_taken_as_it_is_meant() -> None:
    table = match(Loud)
    written = {"do": "place", "letter": "A", "cell": "c1"}
    assert table.choices(0).from_json(written) == ("place", "a", 1)
    assert table.explain(0, ("place", "A", 1)) is not None
    table.act(0, written)
    assert table.log == [(0, ("place", "a", 1))]


@pytest.mark.parametrize("seat", [1, 2, -1, False, 0.0, "0", None, 10**30, [], {}])
def test_a_seat_that_is_not_asked_has_no_choice(seat: Any) -> None:
    table = match()
    assert list(table.choices(seat).actions()) == []
    with pytest.raises(Refused) as refused:
        table.act(seat, ("done",))
    assert refused.value.refusal.rule == "kernel/turn"
    there = type(seat) is int and seat in (0, 1)
    assert ("not asked" if there else "There is no seat") in refused.value.refusal.text
    assert table.choices(seat).check(("done",)) == table.explain(seat, ("done",)) == refused.value.refusal


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_are_no_points_of_a_seat_that_there_is_not(seat: int) -> None:
    table = match()
    with pytest.raises(ValueError, match="there is no seat"):
        table.rules.score(table.state, seat)


def test_options_lead_to_complete_actions_only(choice: Choice) -> None:
    assert [option.value for option in choice.options()] == ["place", "done"]
    assert [option.value for option in choice.options(("place",))] == ["a", "c"]
    assert [option.json for option in choice.options(("place", "a"))] == ["c0", "c1", "c3"]
    assert choice.options(("place", "a", 0)) == []
    assert choice.options(("fly",)) == []


def test_the_schema_accepts_the_json_of_what_is_possible(choice: Choice) -> None:
    from jsonschema import Draft202012Validator

    schema = choice.schema()
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    assert all(validator.is_valid(choice.to_json(action)) for action in ALL)
    assert not validator.is_valid({"do": "place", "letter": "b", "cell": "c0"})
    assert not validator.is_valid({"do": "blocked"})


def _no_threes(state: State, seat: int, action: tuple[Any, ...]) -> Refusal | None:
    return Refusal("strict/three", "not three") if action == ("take", 3) else None


def test_a_plugin_may_withhold_actions_and_the_refusal_names_it() -> None:
    game = {"outline": [{"step": "play", "who": "turns"}]}
    rules = ruleset(game, small(Take, Done), plugin("strict", withhold=_no_threes))
    choice = Match(rules, 1).choices(0)
    assert list(choice.actions()) == [("take", 1), ("take", 2), ("done",)]
    rng = random.Random(1)
    assert ("take", 3) not in {choice.sample(rng) for _ in range(100)}
    refusal = choice.check(("take", 3))
    assert refusal is not None
    assert (refusal.plugin, refusal.rule) == ("strict", "strict/three")
    assert [option.value for option in choice.options(("take",))] == [1, 2]


def test_where_everything_is_withheld_there_is_nothing() -> None:
    game = {"outline": [{"step": "play", "who": "turns"}]}
    strict = plugin("strict", withhold=lambda state, seat, action: Refusal("no", "no"))
    choice = Match(ruleset(game, small(Take), strict), 1).choices(0)
    assert (choice.sample(random.Random(1)), list(choice.actions()), choice.options()) == (None, [], [])
