"""Committing tiles to a conflict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal
from tablewright_tigris.committing import forbidden, numbers
from tablewright_tigris.conflicts import commit, fights_with, strength
from tablewright_tigris.hands import held
from tablewright_tigris.slice import tigris_of
from tablewright_tigris.spheres import SPHERES

from .tigris_move import TigrisMove

if TYPE_CHECKING:
    from tablewright import Play, State


class Commit(TigrisMove):
    """Commit tiles from the hand, any number, once (tigris/conflict/commit)."""

    name = "commit"
    title = "Commit tiles"
    steps = ("commit",)
    rule = when = "tigris/conflict/commit"
    fields = (Field("number", int, title="how many tiles", schema={"type": "integer", "minimum": 0}),)

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> Sequence[int]:
        return numbers(self.tables, state, seat)

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        tigris = tigris_of(state)
        sphere = SPHERES[fights_with(tigris.conflict)]
        number = held(tigris, seat, sphere.colour)
        if not 0 <= value <= number:
            return Refusal(
                self.rule, f"You hold {sphere.counted_tiles(number)}; nothing else counts in this conflict."
            )
        return forbidden(self.tables, state, seat, value) or Refusal(
            self.rule, f"{value} cannot be committed."
        )

    def apply(self, play: Play, seat: int, *values: int) -> None:
        commit(play, tigris_of(play.state), seat, values[0])

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        tigris = tigris_of(state)
        conflict = tigris.conflict
        sphere = SPHERES[fights_with(conflict)]
        other = conflict.defender if seat == conflict.attacker else conflict.attacker
        own = strength(tigris, seat) + value
        return (
            f"{value} {sphere.tile if value == 1 else sphere.tiles}: {own} against {strength(tigris, other)}"
        )
