"""What expansions change in an outline, and when two of them change the same."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Match, Play, Ruleset
from tablewright.outline.outline_changes import changed
from tests.core.small import Take, content_item, plugin, ruleset, small
from tests.core.wrong import codes_of, problems_of

GAME = {
    "id": "small",
    "outline": [
        {"step": "deal"},
        {"block": "round", "repeat": 2, "steps": [{"step": "play", "who": "turns"}, {"step": "tidy"}]},
    ],
}
BEFORE_PLAY = {"insert": {"step": "new"}, "before": "play"}
AFTER_PLAY = {"insert": {"step": "newer"}, "after": "play"}


def outline(*edits: dict[str, Any], settled: bool = False) -> Any:
    """The outline as changed by one plugin per edit: a, b …"""
    changes = [
        content_item("outline", {"changes": [edit]}, name) for edit, name in zip(edits, "abc", strict=False)
    ]
    return changed(content_item("game", GAME, "game"), changes, lambda one, other: settled)


def told(tree: list[dict[str, Any]]) -> str:
    return " ".join(
        f"{entry['block']}({told(entry['steps'])})" if "block" in entry else entry["step"] for entry in tree
    )


@pytest.mark.parametrize(
    ("edits", "tree"),
    [
        ([], "deal round(play tidy)"),
        ([BEFORE_PLAY], "deal round(new play tidy)"),
        ([AFTER_PLAY], "deal round(play newer tidy)"),
        ([BEFORE_PLAY, AFTER_PLAY], "deal round(new play newer tidy)"),
        ([AFTER_PLAY, {"insert": {"step": "x"}, "before": "tidy"}], "deal round(play newer x tidy)"),
        ([BEFORE_PLAY, {"insert": {"step": "x"}, "after": "new"}], "deal round(new x play tidy)"),
        ([{"remove": "tidy"}], "deal round(play)"),
        ([{"remove": "round"}, {"remove": "tidy"}], "deal"),
        ([{"remove": "tidy"}, {"remove": "tidy"}], "deal round(play)"),
        ([{"replace": "tidy", "with": {"step": "sweep"}}], "deal round(play sweep)"),
        ([{"replace": "tidy", "with": {"step": "tidy", "who": "all"}}], "deal round(play tidy)"),
        ([{"replace": "round", "with": {"block": "lap", "steps": [{"step": "run"}]}}], "deal lap(run)"),
    ],
)
def test_changes(edits: list[dict[str, Any]], tree: str) -> None:
    assert told(outline(*edits).tree) == tree


def test_what_is_taken_out_is_no_mistake_to_name() -> None:
    assert sorted(outline({"remove": "round"}).taken_out) == ["play", "round", "tidy"]
    assert sorted(outline({"replace": "tidy", "with": {"step": "tidy"}}).taken_out) == []


@pytest.mark.parametrize(
    ("one", "other", "step"),
    [
        (BEFORE_PLAY, {"insert": {"step": "x"}, "before": "play"}, "play"),
        (AFTER_PLAY, {"insert": {"step": "x"}, "after": "play"}, "play"),
        ({"remove": "play"}, BEFORE_PLAY, "play"),
        (BEFORE_PLAY, {"remove": "play"}, "play"),
        (BEFORE_PLAY, {"remove": "round"}, "round"),
        ({"replace": "round", "with": {"step": "x"}}, AFTER_PLAY, "play"),
        ({"replace": "play", "with": {"step": "x"}}, {"replace": "play", "with": {"step": "y"}}, "play"),
        ({"replace": "play", "with": {"step": "x"}}, {"remove": "play"}, "play"),
    ],
)
def test_two_that_change_the_same_step_have_to_say_who_comes_first(one: Any, other: Any, step: str) -> None:
    (problem,) = problems_of(outline, one, other)
    assert problem.code == "TW-OUTLINE-AMBIGUOUS"
    assert f"'a' and 'b' both change the step '{step}'" in problem.message
    assert problem.hint == 'write "after": ["a"] into the plugin.json of b, or "before": ["a"]'
    assert str(problem.place).startswith("outline.json:1:")
    assert "TW-OUTLINE-AMBIGUOUS" not in codes_of(outline, one, other, settled=True)


@pytest.mark.parametrize(
    ("edits", "code", "says"),
    [
        ([{"remove": "paly"}], "TW-OUTLINE-UNKNOWN-STEP", "did you mean 'play'?"),
        ([{"remove": "play"}, BEFORE_PLAY], "TW-OUTLINE-UNKNOWN-STEP", 'write "before": ["a"] into the plugin.json of b'),
        ([{"insert": {"step": "deal"}, "after": "play"}], "TW-OUTLINE-DUPLICATE", "game.json:1:"),
        ([BEFORE_PLAY, {"insert": {"step": "new"}, "after": "tidy"}], "TW-OUTLINE-DUPLICATE", "'new'"),
        ([{"insert": {"step": "small"}, "after": "play"}], "TW-OUTLINE-DUPLICATE", "'small'"),
    ],
)  # fmt: skip
def test_changes_that_cannot_be(edits: list[dict[str, Any]], code: str, says: str) -> None:
    (problem,) = problems_of(outline, *edits, settled=True)
    assert (problem.code, says in str(problem)) == (code, True)


@pytest.mark.parametrize(
    ("value", "options"),
    [
        ({"option": "rounds"}, {}),
        ({"option": "rounds"}, {"rounds": "three"}),
        ({"option": "rounds"}, {"rounds": 0}),
        ({"option": "rounds"}, {"rounds": True}),
        ({"option": "rounds", "plugin": "nobody"}, {"rounds": 3}),
    ],
)
def test_a_number_from_an_option_is_a_number(value: Any, options: dict[str, Any]) -> None:
    game = {"outline": [{"block": "round", "repeat": value, "steps": [{"step": "play", "who": "turns"}]}]}
    (problem,) = problems_of(ruleset, game, small(), options=options)
    assert problem.code == "TW-OUTLINE-OPTION"
    assert "option 'rounds'" in problem.message
    assert str(problem.place).startswith("game.json:1:")


def test_an_outline_that_asks_nobody_comes_to_an_end() -> None:
    rules: Ruleset = ruleset({"outline": [{"block": "round", "steps": [{"step": "play"}]}]}, small())
    (problem,) = problems_of(Match, rules, 1)
    assert problem.code == "TW-OUTLINE-ENDLESS"
    assert "repeated" in problem.hint


def test_a_step_has_one_code() -> None:
    from tablewright import Step

    class Deal(Step):
        name = "deal"

    def with_code(name: str) -> Any:
        return plugin(name, provide_steps=lambda: [Deal()])

    game = {"outline": [{"step": "deal"}, {"step": "play", "who": "turns"}]}
    (problem,) = problems_of(ruleset, game, small(Take), with_code("a"), with_code("b"))
    assert problem.code == "TW-PLUGIN-SAME-STEP"
    assert '"after": ["a"] into the plugin.json of b' in problem.hint


class Pushes(Take):
    """Interrupts a seat, or tries to."""

    what: tuple[str, int] = ("", 0)

    def apply(self, play: Play, seat: int, *values: int) -> None:
        play.push(*self.what)


@pytest.mark.parametrize("what", [("nothing", 0), ("ask", 2), ("ask", -1)])
def test_an_interruption_is_one_of_the_game_and_of_a_seat(what: tuple[str, int]) -> None:
    match = Match(ruleset({"outline": [{"step": "play", "who": "turns"}]}, small(Pushes)), 1)
    Pushes.what = what
    (problem,) = problems_of(match.act, 0, ("take", 1))
    assert problem.code == "TW-PLUGIN-RAISED"
    assert "to interrupt seat" in problem.message
    assert match.waiting() == (0,)
