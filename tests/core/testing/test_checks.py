"""Each check of the kit finds the fault that it is there for, and says where."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from random import random as chance
from types import SimpleNamespace
from typing import Any

import pytest

from tablewright import (
    Field,
    Goal,
    Move,
    Play,
    Refusal,
    Requirement,
    Slice,
    State,
    Term,
    counted,
    derived,
    scenes,
    shown,
)
from tablewright.testing import CHECKS, Nonconformity, NotApplicable, Subject
from tests.core.small import ruleset, small

TURNS = {"outline": [{"step": "play", "who": "turns", "laps": 4}]}
AT_ONCE = {"outline": [{"step": "play", "who": "all"}]}
_kept: list[int] = []


class Stock(Slice, plugin="small"):
    """What the game with faults is played with."""

    coins: list[int] = shown(factory=lambda: [0, 0])
    left: int = shown(default=10)
    deck: list[str] = counted(factory=lambda: [f"card-{n}" for n in range(9)], pool="cards")
    notes: list[int] | None = derived(default=None)


class Take(Move):
    """Take coins; a game without faults."""

    name = "take"
    steps = ("play",)
    rule = "small/take"
    fields = (Field("coins", int),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Any:
        return range(1, 4)

    def apply(self, play: Play, seat: int, *values: int) -> None:
        Stock.of(play.state).coins[seat] += values[0]


class Pass(Move):
    """Be done."""

    name = "pass"
    steps = ("play",)
    ends = True
    rule = "small/pass"

    def apply(self, play: Play, seat: int, *values: int) -> None:
        pass


class TakeWithLimit(Take):
    """What is left is shared, so who comes first matters."""

    ends = True

    def apply(self, play: Play, seat: int, *values: int) -> None:
        stock = Stock.of(play.state)
        taken = min(values[0], stock.left)
        stock.left -= taken
        stock.coins[seat] += taken

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Any:
        return (6, 7)


class TakeRaises(Take):
    def apply(self, play: Play, seat: int, *values: int) -> None:
        if values[0] == 3:
            raise ZeroDivisionError("a bug")


class TakeAskedAgain(Take):
    """Changes the state when it is asked why not."""

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        Stock.of(state).left -= 1
        return super().refusal(state, seat, chosen, value)


class TakeTwice(Take):
    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Any:
        return (1, 2, 1)


class Sly(tuple[int, ...]):
    """Accepts more than it lists."""

    __slots__ = ()

    def __contains__(self, value: object) -> bool:
        return type(value) is int


class TakeSly(Take):
    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Any:
        return Sly((1, 2))


class TakeForText(Take):
    """Puts a text where numbers are declared; it is one of numbers in JSON, too."""

    def apply(self, play: Play, seat: int, *values: int) -> None:
        Stock.of(play.state).coins = "12"  # type: ignore[assignment]


class TakeLostInJson(Take):
    fields = (Field("coins", int, to_json=lambda value: value // 2, from_json=lambda data: data * 2),)


class TakeMute(Take):
    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        return Refusal(self.rule, "")


class TakeRemembers(Take):
    def apply(self, play: Play, seat: int, *values: int) -> None:
        _kept.append(values[0])
        Stock.of(play.state).coins[seat] += sum(_kept)


class TakeByClock(Take):
    def apply(self, play: Play, seat: int, *values: int) -> None:
        Stock.of(play.state).left = int(time.time()) % 2


class TakeByDate(Take):
    def apply(self, play: Play, seat: int, *values: int) -> None:
        Stock.of(play.state).left = datetime.now().year


class TakeByChance(Take):
    def apply(self, play: Play, seat: int, *values: int) -> None:
        Stock.of(play.state).left = int(chance() * 2)


class TakeByHiddenCard(Take):
    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Any:
        return range(1, 3 + int(Stock.of(state).deck[-1][-1]))


class TakeTold(Take):
    """Tells everybody of the card that stays hidden."""

    def apply(self, play: Play, seat: int, *values: int) -> None:
        play.emit("peeked", card=Stock.of(play.state).deck[0])


class TakeAliases(Take):
    """Changes what a clone shares."""

    def apply(self, play: Play, seat: int, *values: int) -> None:
        stock = Stock.of(play.state)
        if stock.notes is None:
            stock.notes = []
        stock.notes.append(values[0])
        stock.coins[seat] += len(stock.notes)


class Odd(Requirement):
    """Says that it is met, and what is lacking."""

    def met(self, state: State, seat: int) -> bool:
        return True

    def why_not(self, state: State, seat: int) -> str:
        return "two coins"

    def describe(self) -> str:
        return "something odd"


def _census(state: State) -> dict[str, int]:
    return {"coins": sum(Stock.of(state).coins) + 10}


def _goals(state: State, seat: int) -> list[Goal]:
    return [Goal(Odd(), 3, "odd")]


def _scene(state: State) -> list[scenes.Scene]:
    return [scenes.Text("top", Stock.of(state).deck[-1])]


def _score(state: State, seat: int) -> list[Term]:
    return [Term(3, "coins", "small/nowhere")]


def _unfair_bot(seed: int) -> Any:
    return SimpleNamespace(choose=lambda match, seat: ("take", 99))


def _looks_up(play: Play, seat: int, action: Any) -> None:
    play.rules._manager.hook.provide_words()


def _faulty(game: dict[str, Any], *moves: type[Move], **hooks: Any) -> Callable[[], Subject]:
    def make() -> Subject:
        _kept.clear()
        subject = Subject({"game": "small"}, matches=2, most_actions=300)
        rules = ruleset(game, small(*moves, provide_slice=lambda rules: Stock(), **hooks))
        subject.__dict__["rules"] = rules
        return subject

    return make


FAULTS = [
    ("matches-end", _faulty({"outline": [{"step": "play", "who": "turns"}]}, Take), "does not end"),
    ("matches-end", _faulty(TURNS, type("Never", (Take,), {"domain": lambda *a: ()})), "no possible action"),
    ("every-offered-action-applies", _faulty(TURNS, TakeRaises), "ZeroDivisionError"),
    ("refused-actions-leave-no-trace", _faulty(TURNS, TakeAskedAgain), "has left a trace"),
    ("choices-agree-with-themselves", _faulty(TURNS, TakeTwice), "listed twice"),
    ("choices-agree-with-themselves", _faulty(TURNS, TakeSly), "accepted but not listed"),
    ("choices-agree-with-themselves", _faulty(TURNS, TakeLostInJson), "does not survive JSON"),
    ("choices-agree-with-themselves", _faulty(TURNS, TakeMute), "no words"),
    ("clones-and-forks-are-independent", _faulty(TURNS, TakeAliases), "fork"),
    ("matches-share-nothing", _faulty(TURNS, TakeRemembers), "depends on another"),
    ("views-leak-nothing", _faulty(TURNS, Take, scene=_scene), "the scene of seat -1"),
    ("views-leak-nothing", _faulty(TURNS, TakeByHiddenCard), "the choices of seat 0"),
    ("views-leak-nothing", _faulty(TURNS, TakeTold), "an event tells seat"),
    (
        "slices-hold-what-they-declare",
        _faulty(TURNS, TakeForText),
        r"slice 'Stock' of 'small' holds in 'coins'[^@]*after 1 actions[^@]*expected: list\[int\]",
    ),
    ("components-are-conserved", _faulty(TURNS, Take, census=_census), "coins: 10 at first"),
    ("interleaving-changes-nothing", _faulty(AT_ONCE, TakeWithLimit), "changes the outcome"),
    ("requirements-agree-with-themselves", _faulty(TURNS, Take, goals=_goals), "'odd' contradicts itself"),
    ("nothing-reads-clock-or-global-randomness", _faulty(TURNS, TakeByClock), "time.time is asked"),
    ("nothing-reads-clock-or-global-randomness", _faulty(TURNS, TakeByChance), "global random generator"),
    ("no-hook-is-looked-up", _faulty(TURNS, Take, action_applied=_looks_up), "provide_words"),
    (
        "bots-can-play",
        _faulty(TURNS, Take, provide_bots=lambda: {"unfair": _unfair_bot}),
        "the bot 'unfair' of the plugin 'small' chose what is refused",
    ),
]


@pytest.mark.parametrize(("check", "make", "words"), FAULTS, ids=[f"{c}: {w}" for c, _, w in FAULTS])
def test_a_check_finds_its_fault(check: str, make: Callable[[], Subject], words: str) -> None:
    with pytest.raises(Nonconformity, match=words):
        CHECKS[check](make())


@pytest.mark.parametrize(
    "check",
    [
        name
        for name in CHECKS
        if name
        not in (
            "content-is-valid",
            "saves-replay",
            "hash-seed-changes-nothing",
            "every-setting-works",
            "plugins-change-only-their-own",  # these read the config; see test_footprints.py for the last one
        )
    ],
)
def test_a_check_finds_nothing_where_nothing_is_wrong(check: str) -> None:
    fine = _faulty(TURNS, Take, census=lambda state: {"cards": len(Stock.of(state).deck)})()
    try:
        CHECKS[check](fine)
    except NotApplicable:
        assert check in (
            "interleaving-changes-nothing",
            "requirements-agree-with-themselves",
            "everything-names-its-rule",
        )


def test_a_simultaneous_phase_without_anything_shared_passes() -> None:
    CHECKS["interleaving-changes-nothing"](_faulty(AT_ONCE, Take, Pass)())
