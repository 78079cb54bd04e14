"""Hooks that games publish: whatever a plugin answers to them wrongly is named as its own, and nothing has changed."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from tablewright import Match, Problem
from tablewright.bots import make_bot
from tablewright_base.reach import Reach
from tablewright_base.slice import Base
from tablewright_base.spaces import space_for
from tablewright_tigris.committing import asked as may_commit_any
from tests.core.manifests import install
from tests.core.wrong import problems_of

PUBLISHED = {
    game: {
        name: list(inspect.signature(hook).parameters)
        for name, hook in vars(import_module(f"tablewright_{plugin}.hookspecs")).items()
        if hasattr(hook, "tablewright_spec")
    }
    for game, plugin in (("cartouche", "base"), ("tigris", "tigris"))
}
GAMES = {hook: game for game, hooks in PUBLISHED.items() for hook in hooks}
HARMLESS: dict[str, Any] = {
    "provide_effects": [],
    "most_points": 0,
    "table_for": {},
    "achievement_markers": [],
    "achievement_space": 0,
    "kept": 0,
    "board_signs": {},
    "point_sources": {},
}
CODE = """from tablewright import hookimpl

SAYS = {}


def said(hook):
    if SAYS.get(hook) == "bang":
        raise ZeroDivisionError("bang")
    return SAYS.get(hook)
"""
HOOK = """

@hookimpl
def {hook}({arguments}):
    return said("{hook}")
"""
BANG = "bang"
"""The answer of a hook that raises."""


class Evil(NamedTuple):
    """A match of a game with a plugin that implements all hooks of the game, and what these say."""

    plugin: str
    match: Match
    says: dict[str, Any]


@pytest.fixture(scope="module")
def evil(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Evil]]:
    """By game, with answers that do no harm."""
    site = tmp_path_factory.mktemp("site")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(site))
        yield {game: _evil(site, game, hooks) for game, hooks in PUBLISHED.items()}


def _evil(site: Any, game: str, hooks: dict[str, list[str]]) -> Evil:
    name = f"evil-{game}"
    code = CODE + "".join(HOOK.format(hook=hook, arguments=", ".join(given)) for hook, given in hooks.items())
    folder = install(site, name, module=f"tablewright_evil_{game}.plugin", extends=game, code=code)
    module: ModuleType = import_module(f"{folder.name}.plugin")
    module.SAYS.update(HARMLESS)
    return Evil(name, _begun(game), module.SAYS)


def _begun(game: str) -> Match:
    plugin = "base" if game == "cartouche" else game
    return Match.new({"game": game, "plugins": [plugin, f"evil-{game}"], "seats": 2}, seed=5)


def _wrong(evil: Evil, hook: str, answer: Any, asked: Callable[..., Any], *args: Any) -> Problem:
    """The problem of an answer, which must name plugin and hook, and be told where the match stands as before."""
    before = evil.match.digest(), len(evil.match.log)
    usual = evil.says.get(hook)
    evil.says[hook] = answer
    try:
        (problem,) = problems_of(asked, *args)
    finally:
        evil.says[hook] = usual
    assert (evil.match.digest(), len(evil.match.log)) == before
    assert problem.code == ("TW-PLUGIN-RAISED" if answer is BANG else "TW-PLUGIN-RETURNED")
    assert f"the plugin '{evil.plugin}'" in problem.message
    assert f"the hook '{hook}'" in problem.message
    assert f"tablewright_{evil.plugin.replace('-', '_')}/plugin.py" in str(problem.place)
    return problem


@pytest.mark.parametrize("answer", [BANG, object()], ids=["raises", "object"])
@pytest.mark.parametrize("hook", GAMES)
def test_every_published_hook_says_whose_it_is(evil: dict[str, Evil], hook: str, answer: Any) -> None:
    one = evil[GAMES[hook]]
    (asked,) = one.match.rules.hooks(hook)
    nothing = [None] * len(PUBLISHED[GAMES[hook]][hook])
    assert asked(*nothing) == HARMLESS.get(hook)
    _wrong(one, hook, answer, asked, *nothing)


# --- through the game ------------------------------------------------------------------------------------------------


def _new(match: Match) -> None:
    _begun(match.rules.game)


def _shown(match: Match) -> None:
    match.scene(0)


def _listed(match: Match) -> None:
    list(match.choices(match.waiting()[0]).actions())


def _points(match: Match) -> None:
    assert Reach(match.rules).points is not None


def _space(match: Match) -> None:
    space_for(match.state, 0, Base.of(match.state).achievements[0], match.rules.tables["base"])


def _committed(match: Match) -> None:
    may_commit_any(match.rules.tables["tigris"], match.state, 0)


def _rewarded(match: Match) -> None:
    """A tile beside its leader: what it would give is asked while the action is carried out, and nothing is."""
    # Not in a fork, which would be over with it.
    other, seat = Match(match.rules, match.seed), match.waiting()[0]
    other.act(seat, ("place_leader", "red", "b1"))
    before = other.digest(), len(other.log)
    try:
        other.act(seat, ("place_tile", "red", "a1"))
    finally:
        assert (other.digest(), len(other.log)) == before


THROUGH: dict[str, tuple[Callable[[Match], None], list[Any]]] = {
    "provide_effects": (_new, [BANG, None, [int], [5]]),
    "story_slots": (_new, [BANG, 5, "river", [5]]),
    "story_points": (_new, [BANG, "x", True, 1.5, -1]),
    "most_points": (_points, [BANG, "x", float("nan"), -5, True, 1.5, None]),
    "may_complete": (_shown, [BANG, "no", False, 5]),
    "table_for": (_new, [BANG, None, {"seats": 99}, {"deck": -1}, {"seats": "2"}, {"sets": 2}]),
    "achievement_markers": (_shown, [BANG, None, [1], [(0, 1)], [(99, "x")], [(-1, "x")]]),
    "achievement_space": (_space, [BANG, None, "0", 99, -2, True]),
    "extra_points": (_rewarded, [BANG, 5, "x", ("a", "b", "c"), ("a", 1.5, "c"), ("a", -1, "c"), ("a", 1)]),
    "point_sources": (_new, [BANG, None, {"a": None}, {"a": ("title",)}, {"a": "xy"}]),
    "kept": (_listed, [BANG, None, "x", 1.5, -1, 1 << 999]),
    "may_commit": (_committed, [BANG, 5, True]),
    "board_signs": (_shown, [BANG, 5, {"c4": "P"}, {"z99": ("P", "palace")}, {"c4": ("PP", "palace")}]),
}
CASES = [(hook, answer) for hook, (_, answers) in THROUGH.items() for answer in answers]


@pytest.mark.parametrize(("hook", "answer"), CASES, ids=[f"{hook}-{str(said)[:20]}" for hook, said in CASES])
def test_a_game_blames_whoever_answered_it(evil: dict[str, Evil], hook: str, answer: Any) -> None:
    one = evil[GAMES[hook]]
    problem = _wrong(one, hook, answer, THROUGH[hook][0], one.match)
    assert bool(problem.expected) is (answer is not BANG)


EFFECT = """from tablewright import hookimpl
from tablewright_base import Effect


class Bang(Effect):
    name = "gain"

    def apply(self, play, seat):
        raise ZeroDivisionError("bang")


@hookimpl
def provide_effects():
    return [Bang]
"""


def test_an_object_of_a_class_that_a_plugin_derives_from_the_games_is_its_own(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    module = "tablewright_evil_effects.plugin"
    install(tmp_path, "evil-effects", module=module, extends="cartouche", code=EFFECT)
    match = Match.new({"game": "cartouche", "plugins": ["base", "evil-effects"], "seats": 2}, seed=5)
    bot = make_bot("greedy", 1, match.rules)

    def play() -> None:
        while seats := match.waiting():
            match.act(seats[0], bot.choose(match, seats[0]))

    (problem,) = problems_of(play)
    assert problem.message.startswith(
        "the plugin 'evil-effects' failed in 'apply' of the class 'Bang', at 'three-small' of ankhs"
    )
