"""Drafting a story card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal
from tablewright.piles import without
from tablewright_base.slice import base_of

from .cartouche_move import CartoucheMove

if TYPE_CHECKING:
    from tablewright import Play, State

NOTHING = ("",)


class DraftCard(CartoucheMove):
    """Take a story of the row into the active area; where that is full, another story must go.

    `discard` is the active story that goes, and left out (empty) where there is a free slot.
    """

    name = "draft_card"
    title = "Draft a story"
    steps = ("draft",)
    rule = "cartouche/draft/turns"
    when = "cartouche/round/phases"
    fields = (
        Field("story", title="story"),
        Field("discard", title="the active story to discard", default=""),
    )

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> tuple[str, ...]:
        base = base_of(state)
        if not chosen:
            return base.story_row
        active = base.players[seat].active
        return active if len(active) >= self.tables.line.active_slots else NOTHING

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        if not chosen:
            known = "does not lie in the row" if value in self.tables.stories else "is no story"
            return Refusal(self.rule, f"'{value}' {known}.")
        slots = self.tables.line.active_slots
        rule = "cartouche/draft/discard-other"
        if len(base_of(state).players[seat].active) < slots:
            return Refusal(rule, "There is a free slot, so no active story is discarded.", chosen[0])
        if not value:
            return Refusal(
                rule, f"All {slots} slots are taken: say which active story is discarded.", chosen[0]
            )
        if value == chosen[0]:
            return Refusal(
                rule, "It must be another story that is discarded, not the one drafted.", chosen[0]
            )
        return Refusal(rule, f"'{value}' is not one of your active stories.", chosen[0])

    def apply(self, play: Play, seat: int, *values: str) -> None:
        story, discarded = values
        base = base_of(play.state)
        player = base.players[seat]
        base.story_row = without(base.story_row, story)
        if discarded:
            place = player.active.index(discarded)
            player.active = (*player.active[:place], story, *player.active[place + 1 :])
            base.story_discard += (discarded,)
            play.emit("discarded-story", rule="cartouche/draft/discard-other", item=discarded)
        else:
            player.active += (story,)
        play.emit("drafted-story", rule="cartouche/draft/active-area", item=story)

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        title = self.tables.stories[value].title if value else "nothing"
        return f"giving up {title}" if chosen else title
