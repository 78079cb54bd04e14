"""Completing a story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal
from tablewright.piles import without
from tablewright_base.completing import met_among, not_met, wrong_way
from tablewright_base.forbidding import forbidden
from tablewright_base.slice import base_of
from tablewright_base.ways import take_way

from .cartouche_move import CartoucheMove

if TYPE_CHECKING:
    from tablewright import Play, State

OWN_SLOT = ("",)
NONE_ACTIVE = Refusal("cartouche/story/any-number", "You have no active story.")


class CompleteStory(CartoucheMove):
    """Complete an active story that is met (cartouche/story/any-number).

    `with` is the key of the way in which it is met, where there are several that differ: the tokens spent, the
    icons covered. `slot` is the slot of the completed area, where the story leaves a choice.
    """

    name = "complete_story"
    title = "Complete a story"
    steps = ("score", "final-placement")
    rule = "cartouche/story/any-number"
    when = "cartouche/story/when"
    fields = (
        Field("story", title="story"),
        Field("with", title="with what", default=""),
        Field("slot", title="slot", default=""),
    )

    def blocked(self, state: State, seat: int) -> Refusal | None:
        # Where no story is met, the domain is empty, and each story has a reason of its own.
        return None if base_of(state).players[seat].active else NONE_ACTIVE

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> list[str] | tuple[str, ...]:
        if not chosen:
            active = base_of(state).players[seat].active
            return met_among(active, self.tables.story_tests, state, seat, self._forbidden)
        story = self.tables.stories[chosen[0]]
        if len(chosen) == 1:
            return [way.key for way in story.ways(state, seat)]
        return OWN_SLOT if len(story.slots) == 1 else story.slots

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        if not chosen:
            return self._not_this(state, seat, value)
        story = self.tables.stories[chosen[0]]
        if len(chosen) == 1:
            return wrong_way(value, [way.key for way in story.ways(state, seat)], story.rule, story.id)
        slots = " or ".join(f"'{slot}'" for slot in story.slots)
        text = f"'{story.title}' goes to the slot {slots}."
        if len(story.slots) == 1:
            text = f"'{story.title}' goes to its own slot, '{story.slots[0]}'; there is nothing to choose."
        return Refusal(story.slot_rule, text, story.id)

    def apply(self, play: Play, seat: int, *values: str) -> None:
        name, key, slot = values
        story = self.tables.stories[name]
        player = base_of(play.state).players[seat]
        take_way(play, seat, story.way(play.state, seat, key))
        player.active = without(player.active, name)
        player.completed[name] = slot or story.slots[0]
        play.emit("completed-story", rule=story.rule, item=name, way=key, slot=player.completed[name])

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        if not chosen:
            return self.tables.stories[value].title
        return str(value) or ("its own slot" if len(chosen) == 2 else "there is only one way")

    def _forbidden(self, state: State, seat: int, story: str) -> Refusal | None:
        return forbidden(state, seat, story, self.tables)

    def _not_this(self, state: State, seat: int, value: Any) -> Refusal:
        player = base_of(state).players[seat]
        story = self.tables.stories.get(value)
        if story is None:
            return Refusal(self.rule, f"There is no story '{value}'.")
        if value in player.completed:
            return Refusal(self.rule, f"'{story.title}' is completed already.", value)
        if value not in player.active:
            return Refusal(self.rule, f"'{story.title}' is not one of your active stories.", value)
        return self._forbidden(state, seat, value) or not_met(story, state, seat)
