"""Tigris & Euphrates: everything that it brings to the kernel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from tablewright import FirstPlayer, hookimpl

from . import moves, steps
from .census import census_of
from .content_checks import problems
from .evaluation import worth
from .scoring import terms, tie_break_of
from .showing import in_words, scenes_of
from .situation import bring
from .slice import Tigris
from .starting import table_before_set_up
from .tables import Tables

if TYPE_CHECKING:
    from tablewright import Move, Problem, Ruleset, Slice, State, Step, Term
    from tablewright.scenes import Scene


@hookimpl
def provide_kinds() -> list[str]:
    kinds = [f"v1/{kind}.schema.json" for kind in ("boards", "monuments", "parts")]
    return [*kinds, "v1/situations/tigris.schema.json"]


@hookimpl
def check_content(rules: Ruleset) -> Iterable[Problem]:
    return problems(rules)


@hookimpl
def compile_tables(rules: Ruleset) -> Tables:
    return Tables(rules)


@hookimpl
def provide_slice(rules: Ruleset) -> Slice:
    return table_before_set_up(rules.seats, rules.tables["tigris"])


@hookimpl
def provide_steps(rules: Ruleset) -> list[Step]:
    return [
        FirstPlayer(rules, "tigris", "tigris/setup/first-player"),
        steps.SetUp(rules),
        steps.Act(),
        steps.Conflicts(rules),
        steps.Monument(rules),
        steps.Treasures(),
        steps.Income(rules),
        steps.Refill(rules),
        steps.End(rules),
    ]


@hookimpl
def provide_moves(rules: Ruleset) -> list[Move]:
    return [
        moves.PlaceTile(rules),
        moves.PlaceLeader(rules),
        moves.WithdrawLeader(rules),
        moves.PlayCatastrophe(rules),
        moves.ReplaceTiles(rules),
        moves.EndTurn(rules),
        moves.ChooseWar(rules),
        moves.Commit(rules),
        moves.BuildMonument(rules),
        moves.BuildNothing(),
        moves.ChooseTreasure(rules),
    ]


@hookimpl
def score(rules: Ruleset, state: State, seat: int) -> Iterable[Term]:
    return terms(state, seat, rules.tables["tigris"])


@hookimpl
def tie_break(state: State, seat: int) -> tuple[int, ...]:
    return tie_break_of(state, seat)


@hookimpl
def evaluate(rules: Ruleset, state: State, seat: int) -> float:
    return worth(state, seat, rules.tables["tigris"])


@hookimpl
def scene(rules: Ruleset, state: State, seat: int) -> Iterable[Scene]:
    return scenes_of(state, seat, rules.tables["tigris"])


@hookimpl
def tell(rules: Ruleset, event: dict[str, Any]) -> str | None:
    return in_words(event, rules.tables["tigris"])


@hookimpl
def situation(rules: Ruleset, state: State, slice: Slice, data: dict[str, Any]) -> None:
    bring(state, cast("Tigris", slice), data, rules.tables["tigris"])


@hookimpl
def census(state: State) -> dict[str, int]:
    return census_of(state)
