"""The English variant of Tigris & Euphrates: everything that it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import hookimpl

from .deciding import why_not

if TYPE_CHECKING:
    from tablewright import Refusal, State


@hookimpl
def may_commit(state: State, seat: int, number: int) -> Refusal | None:
    return why_not(state, seat, number)
