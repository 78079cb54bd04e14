"""The civilization buildings of Tigris & Euphrates: everything that they bring."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from tablewright import hookimpl

from . import moves, steps
from .content_checks import problems
from .evaluation import worth
from .showing import in_words, scenes_of, signs
from .situation import bring
from .slice import Buildings
from .standing import in_kingdom, squares_with_buildings, take_back, why_kept as why
from .tables import BuildingTables

if TYPE_CHECKING:
    from tablewright import Move, Play, Problem, Refusal, Ruleset, Slice, State, Step
    from tablewright.scenes import Scene

ID = "tigris-buildings"


@hookimpl
def provide_kinds() -> list[str]:
    return ["v1/buildings.schema.json", "v1/situations/tigris-buildings.schema.json"]


@hookimpl
def check_content(rules: Ruleset) -> Iterable[Problem]:
    return problems(rules)


@hookimpl
def compile_tables(rules: Ruleset) -> BuildingTables:
    return BuildingTables(rules)


@hookimpl
def provide_slice(rules: Ruleset) -> Slice:
    return Buildings(places=dict.fromkeys(rules.tables[ID].titles, ""))


@hookimpl
def provide_steps(rules: Ruleset) -> list[Step]:
    return [steps.Building(rules)]


@hookimpl
def provide_moves(rules: Ruleset) -> list[Move]:
    return [moves.PlaceBuilding(rules), moves.LeaveBuilding()]


@hookimpl
def evaluate(rules: Ruleset, state: State, seat: int) -> float:
    return worth(state, seat, rules.tables[ID])


@hookimpl
def scene(rules: Ruleset, state: State) -> Iterable[Scene]:
    return scenes_of(state, rules.tables[ID])


@hookimpl
def tell(rules: Ruleset, event: dict[str, Any]) -> str | None:
    return in_words(event, rules.tables[ID])


@hookimpl
def situation(rules: Ruleset, state: State, slice: Slice, data: dict[str, Any]) -> None:
    bring(state, cast("Buildings", slice), rules.tables[ID], data)


@hookimpl
def census(state: State) -> dict[str, int]:
    return {"buildings": len(Buildings.of(state).places)}


# --- what the base game asks ---


@hookimpl
def extra_points(rules: Ruleset, state: State, colour: str, kingdom: int) -> tuple[str, int, str] | None:
    building = in_kingdom(state, rules.tables[ID], colour, kingdom)
    return (building, 1, "tigris-buildings/points/two") if building else None


@hookimpl
def point_sources(rules: Ruleset) -> dict[str, tuple[str, str]]:
    return {
        item.id: (item.data["title"]["en"], "tigris-buildings/points/two")
        for item in rules.content.all("buildings")
    }


@hookimpl
def kept(state: State) -> int:
    return squares_with_buildings(state)


@hookimpl
def why_kept(rules: Ruleset, state: State, square: str) -> Refusal | None:
    return why(state, rules.tables[ID], square)


@hookimpl
def tiles_covered(play: Play, squares: int) -> None:
    take_back(play, squares)


@hookimpl
def board_signs(rules: Ruleset, state: State) -> dict[str, tuple[str, str]]:
    return signs(state, rules.tables[ID])
