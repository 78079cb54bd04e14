"""The set-up of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_base.slice import Base
from tablewright_base.walls import hang

if TYPE_CHECKING:
    from tablewright import Play, Ruleset
    from tablewright_base.tables import Tables


class SetUp(Step):
    """Shuffles and deals what a match begins with (cartouche/setup)."""

    name = "set-up"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["base"]

    def run(self, play: Play) -> None:
        base = Base.of(play.state)
        self._first_player(play)
        self._achievements(play, base)
        base.bag = shuffled(play, base.bag)
        self._deck(play, base)
        self._murals(play, base)
        self._starting_stories(play, base)

    def _first_player(self, play: Play) -> None:
        # Who walked like an Egyptian last, no program knows: it is drawn (cartouche/setup/first-player).
        first = self.tables.options["first_player"]
        flow = play.state.flow
        flow.first = play.random.below(flow.seats) if first == "random" else first
        play.emit("first-player", rule="cartouche/setup/first-player", seat=flow.first)

    def _achievements(self, play: Play, base: Base) -> None:
        tables = self.tables
        cards = tables.achievement_deck
        rule = "cartouche/setup/achievement-cards"
        if tables.options["first_game"]:
            cards = tuple(sorted(cards, key=lambda card: not tables.achievements[card].first_game))
            rule = "cartouche/setup/first-game"
        else:
            cards = shuffled(play, cards)
        base.achievements = tables.printed_achievements + cards[: tables.card_slots]
        base.achievement_box = tuple(sorted(cards[tables.card_slots :]))
        play.emit("dealt-achievements", rule=rule, cards=list(cards[: tables.card_slots]))

    def _deck(self, play: Play, base: Base) -> None:
        # The box gets what is too much for this number of players, unseen (cartouche/setup/deck-size).
        cards = shuffled(play, base.deck)
        size = self.tables.line.deck
        base.deck, base.story_box = cards[:size], cards[size:]

    def _murals(self, play: Play, base: Base) -> None:
        tables = self.tables
        murals = shuffled(play, tuple(tables.murals))
        for seat, player in enumerate(base.players):
            mural = murals[seat % len(murals)]
            hang(player, mural, tables.printed(mural, base.side))

    def _starting_stories(self, play: Play, base: Base) -> None:
        cards = shuffled(play, base.starting_box)
        number = self.tables.line.starting_stories
        for seat, player in enumerate(base.players):
            player.active, cards = cards[:number], cards[number:]
            for story in player.active:
                play.emit("starting-story", rule="cartouche/setup/starting-story", seat=seat, item=story)
        base.starting_box = cards


def shuffled(play: Play, items: tuple[str, ...]) -> tuple[str, ...]:
    """The items in random order."""
    order = list(items)
    play.random.shuffle(order)
    return tuple(order)
