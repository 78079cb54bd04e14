"""The wonder of Tigris & Euphrates: everything that it brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from tablewright import hookimpl

from . import moves, steps
from .erecting import why_indestructible
from .income import RULE, SOURCE, has_king_there
from .showing import in_words, scenes_of, signs
from .situation import bring
from .slice import Wonder

if TYPE_CHECKING:
    from tablewright import Move, Refusal, Ruleset, Slice, State, Step
    from tablewright.scenes import Scene

KING_THERE = 1.5
"""What a king in the kingdom of the wonder is worth, for bots."""


@hookimpl
def provide_kinds() -> list[str]:
    return ["v1/situations/tigris-wonder.schema.json"]


@hookimpl
def provide_slice() -> Slice:
    return Wonder()


@hookimpl
def provide_steps() -> list[Step]:
    return [steps.Erecting(), steps.WonderIncome()]


@hookimpl
def provide_moves() -> list[Move]:
    return [moves.ErectWonder(), moves.LeaveWonder(), moves.ChoosePoints()]


@hookimpl
def evaluate(state: State, seat: int) -> float:
    return KING_THERE if has_king_there(state, seat) else 0.0


@hookimpl
def scene(state: State) -> Iterable[Scene]:
    return scenes_of(state)


@hookimpl
def tell(event: dict[str, Any]) -> str | None:
    return in_words(event)


@hookimpl
def situation(state: State, slice: Slice, data: dict[str, Any]) -> None:
    bring(state, cast("Wonder", slice), data)


# --- what the base game asks ---


@hookimpl
def why_kept(state: State, square: str) -> Refusal | None:
    return why_indestructible(state, square)


@hookimpl
def point_sources(rules: Ruleset) -> dict[str, tuple[str, str]]:
    return {SOURCE: ("Wonder", RULE)}


@hookimpl
def board_signs(state: State) -> dict[str, tuple[str, str]]:
    return signs(state)
