"""The opponent's achievements, before those of the player (solo/score/before)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright_base import NO_SPACE, Base, lending

from .cards import card_in
from .slice import Solo
from .spaces import next_space
from .wording import times

if TYPE_CHECKING:
    from tablewright import Play, State

    from .automaton import Limits, StoryLine
    from .tables import SoloTables


def complete_all(play: Play, tables: SoloTables) -> None:
    """Whatever it can: the whole list again and again, until nothing more comes of it (solo/ruling/repeatedly)."""
    again = True
    while again:
        again = False
        for line in tables.automaton.stories:
            again |= _with_stories(play, line, tables)
        for number in range(len(Solo.of(play.state).tiles)):
            again |= _with_tiles(play, number, tables)


def _with_stories(play: Play, line: StoryLine, tables: SoloTables) -> bool:
    """Complete an achievement with the stories of a slot, if there is one with enough of them."""
    solo = Solo.of(play.state)
    limits = line.limits
    ready = _slots_completed(solo, tables) if line.slot_completed else line.slots
    for slot in line.slots:
        pile = solo.completed[slot]
        if (
            slot in ready
            and len(pile) >= limits.needed
            and _may(play.state, line.achievement, limits, tables)
        ):
            given, solo.completed[slot] = pile[: limits.discards], pile[limits.discards :]
            lending.discard(play.state, stories=given)
            solo.discarded += given
            rule = "solo/score/five-matching" if line.slot_completed else "solo/score/three-stories"
            _complete(play, line.achievement, limits, rule, tables, given)
            return True
    return False


def _with_tiles(play: Play, number: int, tables: SoloTables) -> bool:
    """Complete the achievement card in a slot with the tiles above it, if there is one and they are enough."""
    solo = Solo.of(play.state)
    limits = tables.automaton.cards
    pile = solo.tiles[number]
    if len(pile) < limits.needed:
        return False
    card = card_in(play.state, number, tables)
    if not card or not _may(play.state, card, limits, tables):
        return False
    given, solo.tiles[number] = pile[: limits.discards], pile[limits.discards :]
    lending.discard(play.state, tiles=given)
    rule = "solo/score/cards-again" if card in solo.achievements else "solo/score/cards"
    _complete(play, card, limits, rule, tables, given)
    return True


def _may(state: State, achievement: str, limits: Limits, tables: SoloTables) -> bool:
    """Whether it has an ankh and a space, and its limits allow one more time (solo/score/once, solo/ruling/ankhs)."""
    solo = Solo.of(state)
    done = len(solo.achievements.get(achievement, ()))
    player_has = any(achievement in player.achievements for player in Base.of(state).players)
    return (
        solo.ankhs > 0
        and limits.allow(done, player_has)
        and next_space(state, achievement, tables) != NO_SPACE
    )


def _complete(
    play: Play, achievement: str, limits: Limits, rule: str, tables: SoloTables, given: tuple[str, ...]
) -> None:
    """Move an ankh to the board. There is no bonus in it (solo/score/no-bonus)."""
    solo = Solo.of(play.state)
    space = next_space(play.state, achievement, tables)
    solo.ankhs -= 1
    spaces = solo.achievements[achievement] = (*solo.achievements.get(achievement, ()), space)
    title, name = tables.base.achievements[achievement].title, tables.automaton.title
    text = f"{name} completes ‘{title}’ and discards {len(given)} for it"
    play.emit(
        "opponent-completed", rule=rule, item=achievement, space=space, discarded=list(given), text=text
    )
    if len(spaces) == limits.closed_after:
        solo.closed += (achievement,)
        text = f"{name} has completed ‘{title}’ {times(len(spaces))}: nobody else can any more"
        play.emit("closed", rule="solo/cards/closed", item=achievement, text=text)


def _slots_completed(solo: Solo, tables: SoloTables) -> set[str]:
    """The slots for which it has completed an achievement that is about one slot alone."""
    return {
        line.slots[0]
        for line in tables.automaton.stories
        if len(line.slots) == 1 and line.achievement in solo.achievements
    }
