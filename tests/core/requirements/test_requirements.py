"""Trees of requirements answer as their parts do."""

from __future__ import annotations

from typing import Any, cast

import pytest
from hypothesis import given, strategies as some

from tablewright import Requirement, Ruleset, State, Witness, Word
from tablewright.requirements.requirement import compile_requirement


class Half(Word):
    """Met to the degree that it is given; its witnesses are the letters that it is given."""

    name = "half"

    def met(self, state: State, seat: int) -> bool:
        return bool(self.args["progress"] >= 1)

    def progress(self, state: State, seat: int) -> float:
        return float(self.args["progress"])

    def witnesses(self, state: State, seat: int) -> list[Witness]:
        ways = self.args.get("ways", "")
        if not self.met(state, seat):
            return []
        return [Witness(way, (("use", way),)) for way in ways] or [Witness()]

    def why_not(self, state: State, seat: int) -> str:
        return "" if self.met(state, seat) else f"only {self.args['progress']}"

    def describe(self) -> str:
        return "be whole"


def word(progress: float, ways: str = "") -> dict[str, Any]:
    return {"half": {"progress": progress, "ways": ways}}


NO_RULES = cast(Ruleset, None)
NO_STATE = cast(State, None)


def compiled(tree: dict[str, Any]) -> Requirement:
    return compile_requirement(tree, {"half": Half}, NO_RULES)


def keys(tree: dict[str, Any]) -> list[str]:
    return [witness.key for witness in compiled(tree).witnesses(NO_STATE, 0)]


@pytest.mark.parametrize(
    ("tree", "progress"),
    [
        ({"all": [word(1), word(0.5)]}, 0.75),
        ({"any": [word(0.2), word(0.5)]}, 0.5),
        ({"not": word(0.9)}, 1.0),
        ({"not": word(1)}, 0.0),
        ({"at_least": {"count": 2, "of": [word(1), word(0.5), word(0.1)]}}, 0.75),
        ({"at_least": {"count": 1, "of": [word(1), word(0)]}}, 1.0),
        ({"all": [{"any": [word(1), word(0)]}, {"not": word(0)}]}, 1.0),
    ],
)
def test_progress_and_met_agree(tree: dict[str, Any], progress: float) -> None:
    requirement = compiled(tree)
    assert requirement.progress(NO_STATE, 0) == pytest.approx(progress)
    assert requirement.met(NO_STATE, 0) == (progress == 1.0)
    assert (requirement.why_not(NO_STATE, 0) == "") == (progress == 1.0)
    assert bool(requirement.witnesses(NO_STATE, 0)) == (progress == 1.0)
    assert requirement.describe()


@pytest.mark.parametrize(
    ("tree", "expected"),
    [
        ({"all": [word(1, "ab"), word(1, "cd")]}, ["a;c", "a;d", "b;c", "b;d"]),
        ({"all": [word(1, "ab"), word(1)]}, ["a", "b"]),
        ({"all": [word(1, "ab"), word(0.5, "c")]}, []),
        ({"any": [word(1, "ab"), word(1, "bc"), word(0, "z")]}, ["a", "b", "c"]),
        ({"at_least": {"count": 2, "of": [word(1, "a"), word(1, "b"), word(1, "c")]}}, ["a;b", "a;c", "b;c"]),
        ({"at_least": {"count": 2, "of": [word(1, "a"), word(0.9, "b")]}}, []),
    ],
)
def test_witnesses_of_a_tree_join_those_of_its_parts(tree: dict[str, Any], expected: list[str]) -> None:
    assert keys(tree) == expected


def test_a_witness_carries_the_uses_of_all_its_parts() -> None:
    (witness,) = compiled({"all": [word(1, "a"), word(1, "b")]}).witnesses(NO_STATE, 0)
    assert witness.uses == (("use", "a"), ("use", "b"))


def test_no_tree_lists_witnesses_without_end() -> None:
    many = "".join(chr(0x4E00 + number) for number in range(200))
    assert len(keys({"all": [word(1, many)] * 5})) <= 500


class Drawn(Half):
    """Half, with a picture of as many rows as it is told."""

    name = "drawn"

    def picture(self) -> list[str]:
        return ["##"] * int(self.args["rows"])


@pytest.mark.parametrize(
    ("tree", "picture"),
    [
        (word(1), []),
        ({"drawn": {"rows": 2}}, ["##", "##"]),
        ({"all": [{"drawn": {"rows": 2}}, word(1), {"drawn": {"rows": 1}}]}, ["##     ", "##   ##"]),
        ({"not": {"any": [word(1), {"drawn": {"rows": 1}}]}}, ["##"]),
        ({"at_least": {"count": 1, "of": [word(1)]}}, []),
    ],
)
def test_a_tree_shows_the_pictures_of_its_parts(tree: dict[str, Any], picture: list[str]) -> None:
    assert compile_requirement(tree, {"half": Half, "drawn": Drawn}, NO_RULES).picture() == picture


@pytest.mark.parametrize(
    ("tree", "words"),
    [
        ({"all": [word(1), {"any": [word(1), word(1)]}]}, "be whole and (be whole or be whole)"),
        ({"any": [{"all": [word(1), word(1)]}, word(1)]}, "(be whole and be whole) or be whole"),
        ({"all": [{"all": [word(1), word(1)]}, word(1)]}, "be whole and be whole and be whole"),
        ({"all": [{"any": [word(1)]}, word(1)]}, "be whole and be whole"),
        (
            {"at_least": {"count": 1, "of": [{"at_least": {"count": 2, "of": [word(1), word(1)]}}, word(1)]}},
            "at least 1 of: (at least 2 of: be whole; be whole); be whole",
        ),
    ],
)
def test_parts_of_several_parts_are_told_in_brackets(tree: dict[str, Any], words: str) -> None:
    assert compiled(tree).describe() == words


def test_what_several_parts_lack_is_told_in_brackets_where_one_of_them_would_do() -> None:
    tree = {"any": [{"all": [word(0.1), word(0.2)]}, word(0.5)]}
    assert compiled(tree).why_not(NO_STATE, 0) == "(only 0.1; only 0.2), or only 0.5"


def contradicts(parts: list[dict[str, Any]]) -> bool:
    """Whether a thing and its opposite are among them: together they are refused."""
    return any(part.get("not") in parts for part in parts)


LEAVES = some.floats(0, 1).map(word)
TREES = some.recursive(
    LEAVES,
    lambda inner: some.one_of(
        some.lists(inner, min_size=1, max_size=3)
        .filter(lambda parts: not contradicts(parts))
        .map(lambda parts: {"all": parts}),
        some.lists(inner, min_size=1, max_size=3).map(lambda parts: {"any": parts}),
        inner.map(lambda part: {"not": part}),
        some.lists(inner, min_size=2, max_size=3).map(lambda parts: {"at_least": {"count": 2, "of": parts}}),
    ),
    max_leaves=8,
)


@given(TREES)
def test_every_tree_is_whole_exactly_where_it_is_met(tree: dict[str, Any]) -> None:
    requirement = compiled(tree)
    progress = requirement.progress(NO_STATE, 0)
    assert 0 <= progress <= 1 + 1e-9
    met = requirement.met(NO_STATE, 0)
    if met:
        assert progress == pytest.approx(1)
        assert requirement.why_not(NO_STATE, 0) == ""
        assert requirement.witnesses(NO_STATE, 0)
    else:
        assert requirement.why_not(NO_STATE, 0) != ""
        assert requirement.witnesses(NO_STATE, 0) == []
