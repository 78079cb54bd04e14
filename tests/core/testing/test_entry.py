"""The entry of the kit, and what pytest makes of it and of scenario files, from outside."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tablewright.testing import CHECKS, Nonconformity, Subject, combinations_of, conformance, run_conformance
from tests.core import manifests

pytest_plugins = ("pytester",)

CODE = """
from tablewright import Field, Move, Slice, hookimpl, shown


class Pile(Slice, plugin="heap"):
    left: int = shown(default=9)
    taken: list[str] = shown(factory=list)


class Take(Move):
    name = "take"
    steps = ("play",)
    rule = "heap/take"
    fields = (Field("what"),)

    def domain(self, state, seat, chosen):
        return {domain}

    def apply(self, play, seat, what):
        pile = Pile.of(play.state)
        pile.left -= 1
        pile.taken.append(what)
        if pile.left <= 0:
            play.finish()


@hookimpl
def provide_slice(rules):
    if rules.options["heap"]["size"] == 3:
        return Pile(left="three")
    return Pile(left=rules.options["heap"]["size"])


@hookimpl
def provide_moves():
    return [Take()]
"""
GAME = """{"$schema": "v1/game.schema.json", "id": "heap", "title": {"en": "Heap"}, "seats": {"least": 1, "most": 2},
 "outline": [{"step": "play", "who": "turns"}]}"""


@pytest.fixture
def heap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed game whose one option breaks it at one value, and which lists the elements of a set."""
    site = tmp_path / "site"
    site.mkdir()
    folder = manifests.install(
        site,
        "heap",
        package="heap_game",
        code=CODE.replace("{domain}", "tuple({'stick', 'stone', 'shell', 'bone'})"),
        provides_game="heap",
        module="heap_game.plugin",
        content=["content"],
        options={"size": {"type": "integer", "minimum": 3, "maximum": 9, "default": 9}},
    )
    (folder / "content").mkdir()
    (folder / "content" / "game.json").write_text(GAME)
    for name in [name for name in sys.modules if name.partition(".")[0] == "heap_game"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(str(site))
    return folder


def test_what_only_an_installed_plugin_can_get_wrong_is_found(heap: Path) -> None:
    findings = {finding.check: finding for finding in run_conformance({"game": "heap"}, matches=1)}
    assert list(findings) == list(CHECKS)
    failed = {name for name, finding in findings.items() if finding.verdict == "failed"}
    assert failed == {"hash-seed-changes-nothing", "every-setting-works"}
    assert "the option heap.size = 3" in str(findings["every-setting-works"])
    assert findings["components-are-conserved"].verdict == "not applicable"


def test_content_that_has_become_invalid_is_found(heap: Path) -> None:
    subject = Subject({"game": "heap"})
    assert subject.rules.seats == 1
    (heap / "content" / "game.json").write_text(GAME.replace('"least": 1, ', ""))
    with pytest.raises(Nonconformity, match="TW-SCHEMA-MISSING-KEY"):
        CHECKS["content-is-valid"](subject)


def test_an_unknown_check_cannot_be_left_out() -> None:
    with pytest.raises(ValueError, match=r"there are no checks matches-stop.*matches-end"):
        conformance({"game": "tictactoe"}, leave_out=["matches-stop"])


def test_combinations_begin_with_the_provider_alone() -> None:
    assert combinations_of("tictactoe", seats=2) == [
        {"game": "tictactoe", "plugins": ["tictactoe"], "seats": 2}
    ]
    assert combinations_of("no-such-game") == []


def test_a_test_file_of_two_lines_runs_every_check(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        "from tablewright.testing import conformance\n"
        "test_it = conformance({'game': 'tictactoe'}, matches=1, leave_out=['hash-seed-changes-nothing'])\n"
    )
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-rs")
    outcomes = result.parseoutcomes()
    assert outcomes["passed"] + outcomes["skipped"] == len(CHECKS) - 1
    result.stdout.fnmatch_lines(["*SKIPPED*no plugin implements the hook census*"])


def test_what_is_wrong_is_told_without_a_traceback(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)  # there pytest says everything once more at the end
    pytester.makepyfile(
        "from tablewright.testing import conformance\n"
        "test_it = conformance({'game': 'tictacto'}, matches=1)\n"
    )
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "-k", "matches-end")
    result.assert_outcomes(failed=1)
    said = [line for line in result.outlines if line and not line.startswith(("_", "=", "FAILED"))]
    assert said[-2:] == [
        "TW-GAME-UNKNOWN: no installed plugin provides the game tictacto",
        "  hint: did you mean 'tictactoe'?",
    ]
    assert "During handling" not in result.stdout.str()


SCENARIO = """{"game": "tictactoe", "title": "The corner is free", "rule": "tictactoe/empty",
 "then": [{"seat": 0, "may": {"do": "mark", "square": 0}},
          {"value": "tictactoe.marks", "is": [0, 0]}]}
"""


def test_pytest_collects_scenarios_marks_them_with_their_rules_and_explains(
    pytester: pytest.Pytester,
) -> None:
    pytester.path.joinpath("good.scenario.json").write_text(SCENARIO)
    pytester.path.joinpath("bad.scenario.json").write_text(SCENARIO.replace("[0, 0]", "[0, 1]"))
    pytester.path.joinpath("broken.scenario.json").write_text(SCENARIO.replace("may", "mai"))
    pytester.makepyfile(
        test_rule="import pytest\n@pytest.mark.rule('tictactoe/three')\ndef test_three(): pass\n"
    )
    result = pytester.runpytest_inprocess("--strict-markers", "--continue-on-collection-errors", "-m", "rule")
    result.assert_outcomes(passed=2, failed=1, errors=1)
    result.stdout.fnmatch_lines(
        [
            "*broken.scenario.json:2:23: TW-SCHEMA-UNKNOWN-KEY*",
            "*hint: did you mean 'may'?*",
            "*bad.scenario.json:3:11: the value tictactoe.marks is another",
            "*expected: [[]0, 1]",
            "*found: *[[]0, 0]",
        ]
    )
    result.stdout.no_fnmatch_line("*Traceback*")
