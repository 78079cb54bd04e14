"""Completing an achievement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import Field, Refusal
from tablewright.piles import without
from tablewright_base.bonuses import ankhs_to_move, gain_bonus
from tablewright_base.completing import met_among, not_met, wrong_way
from tablewright_base.forbidding import forbidden
from tablewright_base.slice import base_of
from tablewright_base.spaces import NO_SPACE, space_for
from tablewright_base.ways import take_way

from .cartouche_move import CartoucheMove

if TYPE_CHECKING:
    from tablewright import Play, State

NOTHING = ("",)
NO_ANKH = Refusal(
    "cartouche/ankh/none-left", "All your ankhs have been moved: you complete no more achievements."
)


class CompleteAchievement(CartoucheMove):
    """Complete an achievement that is met, with an ankh of one's choice (cartouche/achievement/ankh).

    `with` is the key of the way in which it is met, where there are several that differ. `again` is the ankh
    whose bonus is gained once more, where the ankh moved is the one that repeats.
    """

    name = "complete_achievement"
    title = "Complete an achievement"
    steps = ("score", "final-placement")
    rule = when = "cartouche/achievement/when"
    fields = (
        Field("achievement", title="achievement"),
        Field("with", title="with what", default=""),
        Field("ankh", title="ankh"),
        Field("again", title="the bonus to gain again", default=""),
    )

    def blocked(self, state: State, seat: int) -> Refusal | None:
        return None if base_of(state).players[seat].ankhs else NO_ANKH

    def domain(self, state: State, seat: int, chosen: tuple[Any, ...]) -> list[str] | tuple[str, ...]:
        base = base_of(state)
        player = base.players[seat]
        tables = self.tables
        size = len(chosen)
        if size == 0:
            wanted, done = base.achievements, player.achievements
            if done:
                wanted = tuple([name for name in wanted if name not in done])
            return met_among(wanted, tables.achievement_tests, state, seat, self._forbidden)
        if size == 1:
            return [way.key for way in tables.achievements[chosen[0]].ways(state, seat)]
        if size == 2:
            return ankhs_to_move(player, tables)
        if tables.ankhs[chosen[2]].effect.repeats:
            return list(dict.fromkeys(player.gained))
        return NOTHING

    def refusal(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> Refusal:
        tables = self.tables
        if not chosen:
            return self._not_this(state, seat, value)
        achievement = tables.achievements[chosen[0]]
        if len(chosen) == 1:
            keys = [way.key for way in achievement.ways(state, seat)]
            return wrong_way(value, keys, achievement.rule, achievement.id)
        player = base_of(state).players[seat]
        if len(chosen) == 2:
            if value in player.ankhs:
                return Refusal(
                    "cartouche/ruling/repeat-first", "You have gained no bonus yet that could be repeated."
                )
            known = "has been moved already" if value in tables.ankhs else "is no ankh"
            return Refusal("cartouche/ankh/choice", f"'{value}' {known}; you have {', '.join(player.ankhs)}.")
        if tables.ankhs[chosen[2]].effect.repeats:
            gained = ", ".join(dict.fromkeys(player.gained))
            text = f"'{value}' has not been gained; you have gained {gained}."
            if not value:
                text = f"Say which bonus is gained again; you have gained {gained}."
            return Refusal("cartouche/ankh/repeat", text)
        return Refusal(
            "cartouche/ankh/repeat", f"The ankh '{chosen[2]}' repeats no bonus; leave out '{value}'."
        )

    def apply(self, play: Play, seat: int, *values: str) -> None:
        name, key, ankh, again = values
        achievement = self.tables.achievements[name]
        base = base_of(play.state)
        player = base.players[seat]
        space = space_for(play.state, seat, name, self.tables)
        take_way(play, seat, achievement.way(play.state, seat, key))
        player.ankhs = without(player.ankhs, ankh)
        base.recount = True
        player.achievements[name] = (space, ankh)
        play.emit("completed-achievement", rule=achievement.rule, item=name, way=key, ankh=ankh, space=space)
        gain_bonus(play, seat, ankh, again)

    def label(self, state: State, seat: int, chosen: tuple[Any, ...], value: Any) -> str:
        if not chosen:
            return self.tables.achievements[value].title
        if len(chosen) == 1:
            return str(value) or "there is only one way"
        if not value:
            return "nothing"
        return self.tables.ankhs[value].title

    def _forbidden(self, state: State, seat: int, name: str) -> Refusal | None:
        tables = self.tables
        refusal = forbidden(state, seat, name, tables)
        if refusal is not None:
            return refusal
        if tables.achievement_space and space_for(state, seat, name, tables) == NO_SPACE:
            return Refusal(
                "cartouche/achievement/next-space", "There is no space left that your ankh could go to.", name
            )
        return None

    def _not_this(self, state: State, seat: int, value: Any) -> Refusal:
        base = base_of(state)
        achievement = self.tables.achievements.get(value)
        if achievement is None:
            return Refusal(self.rule, f"There is no achievement '{value}'.")
        title = achievement.title
        if value not in base.achievements:
            return Refusal(self.rule, f"'{title}' is not on the achievement board in this match.", value)
        if value in base.players[seat].achievements:
            return Refusal("cartouche/achievement/once", f"You have completed '{title}' already.", value)
        return self._forbidden(state, seat, value) or not_met(achievement, state, seat)
