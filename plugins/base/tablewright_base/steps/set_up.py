"""The set-up of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright import Step

from ..slice import Base, Player, printed_side

if TYPE_CHECKING:
    from tablewright import Play, Ruleset

    from ..tables import Tables


class SetUp(Step):
    """Shuffles and deals what a match begins with (cartouche/setup)."""

    name = "set-up"

    def __init__(self, rules: Ruleset) -> None:
        self.tables: Tables = rules.tables["base"]

    def run(self, play: Play) -> None:
        base = Base.of(play.state)
        self._first_player(play)
        self._achievements(play, base)
        play.random.shuffle(base.bag)
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
        cards = tables.achievement_deck[:]
        rule = "cartouche/setup/achievement-cards"
        if tables.options["first_game"]:
            marked = [card for card in cards if tables.achievements[card].first_game]
            cards = marked + [card for card in cards if card not in marked]
            rule = "cartouche/setup/first-game"
        else:
            play.random.shuffle(cards)
        base.achievements = tables.printed_achievements + cards[: tables.card_slots]
        base.achievement_box = sorted(cards[tables.card_slots :])
        base.next_space = [0] * len(base.achievements)
        play.emit("dealt-achievements", rule=rule, cards=cards[: tables.card_slots])

    def _deck(self, play: Play, base: Base) -> None:
        # The box gets what is too much for this number of players, unseen (cartouche/setup/deck-size).
        cards = base.deck
        play.random.shuffle(cards)
        size = self.tables.line.deck
        base.story_box += cards[size:]
        del cards[size:]

    def _murals(self, play: Play, base: Base) -> None:
        tables = self.tables
        murals = list(tables.murals)
        play.random.shuffle(murals)
        for seat, player in enumerate(base.players):
            give_mural(player, tables, murals[seat % len(murals)], base.side)

    def _starting_stories(self, play: Play, base: Base) -> None:
        cards = base.starting_box
        play.random.shuffle(cards)
        for seat, player in enumerate(base.players):
            for _ in range(min(self.tables.line.starting_stories, len(cards))):
                story = cards.pop()
                player.active.append(story)
                play.emit("starting-story", rule="cartouche/setup/starting-story", seat=seat, item=story)


def give_mural(player: Player, tables: Tables, mural: str, side: str) -> None:
    """Put an empty mural before a player."""
    player.mural = mural
    player.printed = tables.printed(mural, side)
    grid = printed_side(player.printed).grid
    player.width, player.height = grid.width, grid.height
    player.wall = None
