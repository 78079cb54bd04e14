"""The set-up of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step
from tablewright_base.slice import Base, base_of
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
        base = base_of(play.state)
        self._achievements(play, base)
        base.bag, _ = play.random.deal(base.bag, len(base.bag))
        self._deck(play, base)
        self._murals(play, base)
        self._starting_stories(play, base)

    def _achievements(self, play: Play, base: Base) -> None:
        tables = self.tables
        cards = tables.achievement_deck
        rule = "cartouche/setup/achievement-cards"
        if tables.options["first_game"]:
            cards = tuple(sorted(cards, key=lambda card: not tables.achievements[card].first_game))
            dealt, rest = cards[: tables.card_slots], cards[tables.card_slots :]
            rule = "cartouche/setup/first-game"
        else:
            dealt, rest = play.random.deal(cards, tables.card_slots)
        base.achievements = tables.printed_achievements + dealt
        base.next_space = (0,) * len(base.achievements)
        base.achievement_box = tuple(sorted(rest))
        play.emit("dealt-achievements", rule=rule, cards=list(dealt))

    def _deck(self, play: Play, base: Base) -> None:
        # The box gets what is too much for this number of players, unseen (cartouche/setup/deck-size).
        base.deck, base.story_box = play.random.deal(base.deck, self.tables.line.deck)

    def _murals(self, play: Play, base: Base) -> None:
        tables = self.tables
        murals, _ = play.random.deal(tuple(tables.murals), len(base.players))
        for seat, player in enumerate(base.players):
            mural = murals[seat % len(murals)]
            hang(player, mural, tables.printed(mural, base.side))

    def _starting_stories(self, play: Play, base: Base) -> None:
        number = self.tables.line.starting_stories
        cards, base.starting_box = play.random.deal(base.starting_box, number * len(base.players))
        for seat, player in enumerate(base.players):
            player.active, cards = cards[:number], cards[number:]
            for story in player.active:
                play.emit("starting-story", rule="cartouche/setup/starting-story", seat=seat, item=story)
