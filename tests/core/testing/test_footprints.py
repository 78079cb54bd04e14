"""The kit sees what each plugin changes: who judges may change nothing, who acts only what is the plugin's own."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tablewright.testing import CHECKS, Nonconformity, Subject
from tests.core.manifests import install

HEAD = """
from tablewright import Field, Goal, Move, Slice, Step, Term, Word, hookimpl, shown

class Guest(Slice, plugin="guest"):
    asked: int = shown(default=0)

@hookimpl
def provide_slice():
    return Guest()

def meddle(state):
    state["tictactoe"].marks[0] |= 16

def count(state):
    Guest.of(state).asked += 1

class Odd(Word):
    name = "odd"
    schema = "odd.schema.json"
    def met(self, state, seat):
        count(state)
        return True
    def why_not(self, state, seat):
        return ""
    def describe(self):
        return "something odd"

class Wait(Move):
    name = "wait"
    steps = ("play",)
    rule = "tictactoe/empty"
    fields = (Field("how", str),)
    def domain(self, state, seat, chosen):
        count(state)
        return ("long",)
    def apply(self, play, seat, how):
        play.finish([[0, 1]])
"""

JUDGES = {
    "withhold": ("state", "None"),
    "score": ("state", "[Term(0, 'none', 'tictactoe/empty')]"),
    "tie_break": ("state", "(0,)"),
    "goals": ("state", "[]"),
    "evaluate": ("state", "0.0"),
    "scene": ("state", "[]"),
    "census": ("state", "{}"),
    "opponents": ("state", "[]"),
}
"""Hook -> its argument, and what it answers."""


NUMBERS = count()
OUTLINE = {"$schema": "v1/outline.schema.json", "changes": [{"insert": {"step": "gust"}, "before": "play"}]}


def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, **manifest: Any) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package = f"tablewright_guest_{next(NUMBERS)}"
    folder = install(
        tmp_path,
        "guest",
        package=package,
        module=f"{package}.plugin",
        extends="tictactoe",
        code=HEAD + code,
        **manifest,
    )
    (folder / "odd.schema.json").write_text(
        json.dumps(
            {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:guest:v1:words/odd"}
        )
    )
    (folder / "outline.json").write_text(json.dumps(OUTLINE))
    subject = Subject({"game": "tictactoe", "plugins": ["tictactoe", "guest"]}, matches=3)
    CHECKS["plugins-change-only-their-own"](subject)


@pytest.mark.parametrize("hook", JUDGES)
def test_a_hook_that_judges_changes_nothing_not_even_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hook: str
) -> None:
    argument, answer = JUDGES[hook]
    code = f"@hookimpl\ndef {hook}({argument}):\n    count({argument})\n    return {answer}\n"
    with pytest.raises(
        Nonconformity, match=rf"the hook '{hook}' of 'guest' changes guest.asked: \d+ → \d+"
    ) as error:
        check(tmp_path, monkeypatch, code)
    assert "where: seed 1, " in str(error.value)


def test_what_a_generator_does_while_one_goes_through_it_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "@hookimpl\ndef goals(state):\n    count(state)\n    yield from ()\n"
    with pytest.raises(Nonconformity, match=r"the hook 'goals' of 'guest'"):
        check(tmp_path, monkeypatch, code)


WORD = """
@hookimpl
def provide_words():
    return [Odd]

@hookimpl
def compile_tables(rules):
    return rules.requirement({"odd": {}})

@hookimpl
def goals(rules, state):
    return [Goal(rules.tables["guest"], 1, "odd")]
"""


def test_a_word_that_is_asked_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Nonconformity, match=r"'met' of the word 'odd' of 'guest' changes guest.asked"):
        check(tmp_path, monkeypatch, WORD)


def test_a_move_that_is_asked_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "@hookimpl\ndef provide_moves():\n    return [Wait()]\n"
    with pytest.raises(Nonconformity, match=r"'domain' of the move 'wait' of 'guest' changes guest.asked"):
        check(tmp_path, monkeypatch, code)


ACTS = {
    "the hook 'action_applied'": "@hookimpl\ndef action_applied(play):\n    {}(play.state)\n",
    "the hook 'step_entered'": "@hookimpl\ndef step_entered(play):\n    {}(play.state)\n",
    "the move 'swap'": """
class Swap(Move):
    name = "swap"
    steps = ("play",)
    rule = "tictactoe/empty"
    ends = True
    def blocked(self, state, seat):
        from tablewright import Refusal
        return Refusal(self.rule, "Once.") if Guest.of(state).asked else None
    def apply(self, play, seat):
        Guest.of(play.state).asked = 1
        {}(play.state)

@hookimpl
def provide_moves():
    return [Swap()]
""",
}
ACTS["the step 'gust'"] = """
class Gust(Step):
    name = "gust"
    def run(self, play):
        {}(play.state)

@hookimpl
def provide_steps():
    return [Gust()]
"""


@pytest.mark.parametrize("what", ACTS)
def test_who_acts_changes_another_plugins_part_only_if_the_manifest_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    code = ACTS[what].replace("{}", "meddle")
    files: dict[str, Any] = {"content": ["outline.json"]} if "gust" in what else {}
    with pytest.raises(Nonconformity) as error:
        check(tmp_path, monkeypatch, code, **files)
    assert f"{what} of 'guest' changes tictactoe.marks" in str(error.value)
    assert 'declare "changes": ["tictactoe"] in the manifest of guest' in str(error.value)
    check(tmp_path, monkeypatch, code, changes=["tictactoe"], **files)


@pytest.mark.parametrize("what", ["the hook 'action_applied'", "the hook 'step_entered'", "the move 'swap'"])
def test_who_acts_may_change_what_is_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    check(tmp_path, monkeypatch, ACTS[what].replace("{}", "count"))
