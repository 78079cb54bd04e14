"""The solo mode of Cartouche: everything that it brings to the kernel and to the base game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from tablewright import hookimpl

from . import steps
from .census import census as census_of
from .choosing import chosen
from .scoring import opponent
from .showing import scenes_of
from .situation import bring
from .slice import Solo
from .spaces import player_space, refused
from .starting import opponent_before_set_up
from .tables import SoloTables

if TYPE_CHECKING:
    from tablewright import Opponent, Refusal, Ruleset, Slice, State, Step
    from tablewright.scenes import Scene


@hookimpl
def provide_kinds() -> list[str]:
    return ["v1/automaton.schema.json", "v1/situations/solo.schema.json"]


@hookimpl
def compile_tables(rules: Ruleset) -> SoloTables:
    return SoloTables(rules)


@hookimpl
def provide_slice(rules: Ruleset) -> Slice:
    return opponent_before_set_up(rules.tables["solo"])


@hookimpl
def provide_steps(rules: Ruleset) -> list[Step]:
    return [steps.OpponentStarts(rules), steps.OpponentTakes(rules), steps.OpponentScores(rules)]


@hookimpl
def opponents(rules: Ruleset, state: State) -> Iterable[Opponent]:
    return [opponent(state, rules.tables["solo"])]


@hookimpl
def scene(rules: Ruleset, state: State) -> Iterable[Scene]:
    return scenes_of(state, rules.tables["solo"])


@hookimpl
def situation(rules: Ruleset, state: State, slice: Slice, data: dict[str, Any]) -> None:
    bring(state, cast(Solo, slice), rules.tables["solo"], data)


@hookimpl
def census(state: State) -> dict[str, int]:
    return census_of(state)


# --- what the base game asks ---


@hookimpl
def table_for(rules: Ruleset) -> dict[str, int]:
    setup = chosen(rules).data["setup"]
    return {"seats": setup["players"], **{name: setup[name] for name in ("deck", "cards", "tiles")}}


@hookimpl
def may_complete(rules: Ruleset, state: State, item: str) -> Refusal | None:
    return refused(state, item, rules.tables["solo"])


@hookimpl
def achievement_space(rules: Ruleset, state: State, achievement: str, space: int) -> int:
    return player_space(state, achievement, space, rules.tables["solo"])


@hookimpl
def achievement_markers(rules: Ruleset, state: State, achievement: str) -> list[tuple[int, str]]:
    name = rules.tables["solo"].automaton.title
    return [(space, name) for space in Solo.of(state).achievements.get(achievement, ())]
