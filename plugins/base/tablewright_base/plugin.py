"""The base game of Cartouche: everything that it brings to the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, cast

from tablewright import FirstPlayer, hookimpl

from . import moves, steps
from .census import census as census_of
from .content_checks import problems
from .evaluation import worth_of_holdings
from .goals import goals as goals_of
from .scoring import terms
from .showing import scenes_of
from .situation import bring
from .slice import Base, base_of
from .starting import table_before_set_up
from .tables import Tables
from .trophy_card import TROPHIES
from .trophy_claiming import offer_trophies
from .words import WORDS

if TYPE_CHECKING:
    from tablewright import Command, Goal, Match, Move, Problem, Ruleset, Slice, State, Step, Term, Word
    from tablewright.scenes import Scene

KINDS = (
    "achievement-board",
    "achievements",
    "ankhs",
    "cartouche-tiles",
    "mural-tiles",
    "murals",
    "stories",
    "supply",
    "tables",
    "trophies",
)
EFFECTS = ("draw_tiles", "gain", "repeat")


@hookimpl
def provide_kinds() -> list[str]:
    kinds = [f"v1/{kind}.schema.json" for kind in KINDS]
    kinds += [f"v1/effects/{effect}.schema.json" for effect in EFFECTS]
    return [*kinds, "v1/situations/base.schema.json"]


@hookimpl
def provide_words() -> list[type[Word]]:
    return list(WORDS)


@hookimpl
def check_content(rules: Ruleset) -> Iterable[Problem]:
    return problems(rules)


@hookimpl
def compile_tables(rules: Ruleset) -> Tables:
    return Tables(rules)


@hookimpl
def provide_slice(rules: Ruleset) -> Slice:
    return table_before_set_up(rules.seats, rules.tables["base"])


@hookimpl
def provide_steps(rules: Ruleset) -> list[Step]:
    return [
        FirstPlayer(rules, "base", "cartouche/setup/first-player"),
        steps.SetUp(rules),
        steps.Deal(rules),
        steps.Draft(),
        steps.Discard(),
        steps.Score(rules),
        steps.FinalPlacement(rules),
    ]


@hookimpl
def provide_moves(rules: Ruleset) -> list[Move]:
    return [
        moves.DraftTile(rules),
        moves.DraftCard(rules),
        moves.Place(rules),
        moves.PlaceCartouche(rules),
        # Quickly answered ones first: whether a seat has anything to do stops at the first that is possible.
        moves.Buy(rules),
        moves.CompleteStory(rules),
        moves.CompleteAchievement(rules),
        moves.ChooseTile(rules),
        moves.Done(rules),
    ]


@hookimpl
def score(rules: Ruleset, state: State, seat: int) -> Iterable[Term]:
    return terms(state, seat, rules.tables["base"])


@hookimpl
def tie_break(state: State, seat: int) -> tuple[int, ...]:
    # Who completed the most stories (cartouche/scoring/winner).
    return (len(base_of(state).players[seat].completed),)


@hookimpl
def goals(rules: Ruleset, state: State, seat: int) -> Iterable[Goal]:
    return goals_of(state, seat, rules.tables["base"])


@hookimpl
def evaluate(rules: Ruleset, state: State, seat: int) -> float:
    return worth_of_holdings(state, seat, rules.tables["base"])


@hookimpl
def scene(rules: Ruleset, state: State, seat: int) -> Iterable[Scene]:
    return scenes_of(state, seat, rules.tables["base"])


@hookimpl
def provide_commands() -> list[Command]:
    return [TROPHIES]


@hookimpl
def match_over(match: Match, people: Mapping[int, str], ask: Callable[[str], str]) -> None:
    offer_trophies(match, people, ask)


@hookimpl
def situation(rules: Ruleset, state: State, slice: Slice, data: dict[str, Any]) -> None:
    bring(rules, state, cast(Base, slice), data)


@hookimpl
def census(rules: Ruleset, state: State) -> dict[str, int]:
    return census_of(state, rules.tables["base"])
