"""The situation of a Cartouche scenario: what stands under ``"base"``, and how the slice is brought into it.

The form is described in `schemas/v1/situations/base.schema.json`. What is not said has a default. Ids are checked
against the content, to which a scenario may add items of its own; each tile and card lies in one place.

    "base": {
      "seats": {
        "0": {
          "mural": ["c . h", ". C *", "= = ="],
          "reserve": {"tiles": ["tile-07"], "cartouches": {"cartouche-1x1": 2}},
          "tokens": {"cat": 1}, "scarabs": 1, "frozen": {"scarabs": 2},
          "active": ["token-01"], "completed": ["token-02", "chamber-01"], "ankhs": ["long", "repeat"]
        }
      },
      "cards": ["twins"], "achievements": {"three-token": [[0], [1]]}, "this_round": {"three-token": [1]},
      "bag": ["tile-01"], "rows": {"tiles": ["tile-02"], "stories": []}, "discard": {"tiles": ["tile-03"]}
    }

Bags and decks are written with the next item first, though the slice draws from the end. What a scenario cannot
say is which tiles lie on a mural: it draws squares, so these tiles may at the same time be in the bag.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablewright import misnamed

from .lots import count_draws
from .situation_pieces import Pieces
from .situation_seat import bring_seat
from .slice import Base
from .spaces import open_spaces

if TYPE_CHECKING:
    from tablewright import Ruleset, State

    from .tables import Tables


def bring(rules: Ruleset, state: State, base: Base, data: dict[str, Any]) -> None:
    """Bring the slice into the situation that `data` describes. Raises ValueError for what cannot be."""
    tables: Tables = rules.tables["base"]
    _deal_cards(base, tables, data)
    pieces = Pieces(rules)
    seats = data.get("seats", {})
    for name in seats:
        if name not in map(str, range(rules.seats)):
            raise ValueError(f"there is no seat {name}: {rules.seats} play", "seats", name)
    _stand_ankhs(base, tables, data)
    for seat, player in enumerate(base.players):
        bring_seat(base, player, seat, tables, seats.get(str(seat), {}), pieces)
    _lay_out(state, base, tables, data, pieces)
    for what, number in data.get("supply", {}).items():
        if isinstance(number, dict):
            getattr(base, what).update(number)
        else:
            setattr(base, what, number)
    _begin_phase(state, base, tables, data)


def _deal_cards(base: Base, tables: Tables, data: dict[str, Any]) -> None:
    cards = data.get("cards", [])
    for index, card in enumerate(cards):
        if card not in tables.achievement_deck:
            words = f"there is no achievement card '{card}'"
            raise misnamed(words, card, tables.achievement_deck, "cards", index)
    if len(cards) > tables.card_slots:
        raise ValueError(f"the board has {tables.card_slots} slots for achievement cards", "cards")
    base.achievements = (*tables.printed_achievements, *cards)
    base.achievement_box = tuple(sorted(card for card in tables.achievement_deck if card not in cards))


def _stand_ankhs(base: Base, tables: Tables, data: dict[str, Any]) -> None:
    """Who completed what; which ankh stands there is found when each player's ankhs are known."""
    for name, spaces in data.get("achievements", {}).items():
        if name not in base.achievements:
            words = f"the achievement '{name}' is not on the board"
            raise misnamed(words, name, base.achievements, "achievements", name)
        there = len(tables.spaces[base.achievements.index(name)])
        if len(spaces) > there:
            raise ValueError(f"there are {there} spaces below '{name}'", "achievements", name)
        for space, seats in enumerate(spaces):
            for seat in seats:
                if seat >= len(base.players):
                    raise ValueError(f"there is no seat {seat}", "achievements", name, space)
                if name in base.players[seat].achievements:
                    raise ValueError(f"seat {seat} has completed '{name}' twice", "achievements", name, space)
                base.players[seat].achievements[name] = (space, "")


def _lay_out(state: State, base: Base, tables: Tables, data: dict[str, Any], pieces: Pieces) -> None:
    """Rows, discarded pieces, bag and deck: what is said, and what is left for the rest."""
    flow = state.flow
    drafting = flow.stack[-1].step == "draft"
    rows, discard = data.get("rows", {}), data.get("discard", {})
    base.tile_row = pieces.take("mural-tiles", rows.get("tiles", ()), "rows", "tiles")
    base.story_row = pieces.take("stories", rows.get("stories", ()), "rows", "stories")
    base.tile_discard = tuple(
        sorted(pieces.take("mural-tiles", discard.get("tiles", ()), "discard", "tiles"))
    )
    base.story_discard = pieces.take("stories", discard.get("stories", ()), "discard", "stories")
    bag = pieces.take("mural-tiles", data.get("bag", ()), "bag")
    deck = pieces.take("stories", data.get("deck", ()), "deck")
    if "bag" not in data:
        tiles = pieces.left("mural-tiles", tables.mural_tiles)
        state.stream.shuffle(tiles)
        bag = tuple(tiles)
    if "deck" not in data:
        cards = pieces.left("stories", tables.deck)
        state.stream.shuffle(cards)
        dealt = flow.round - 1 if flow.stack[-1].step == "deal" else flow.round
        size = max(0, tables.line.deck - tables.line.cards * dealt)
        if drafting and "stories" not in rows:
            size += tables.line.cards
        deck = tuple(cards[:size])
    if drafting and "tiles" not in rows:
        base.tile_row, bag = bag[: tables.line.tiles], bag[tables.line.tiles :]
    if drafting and "stories" not in rows:
        base.story_row, deck = deck[: tables.line.cards], deck[tables.line.cards :]
    base.bag, base.deck = bag[::-1], deck[::-1]
    taken = {*deck, *base.story_row}
    base.story_box = tuple(story for story in pieces.left("stories", tables.deck) if story not in taken)
    base.starting_box = tuple(pieces.left("stories", tables.starting_deck))


def _begin_phase(state: State, base: Base, tables: Tables, data: dict[str, Any]) -> None:
    """What the phase notes when it begins; what was completed in this very phase came after that."""
    step = state.flow.stack[-1].step
    base.final = step == "final-placement"
    open_spaces(state)
    spaces = list(base.next_space)
    for name, seats in data.get("this_round", {}).items():
        if name not in base.achievements:
            words = f"the achievement '{name}' is not on the board"
            raise misnamed(words, name, base.achievements, "this_round", name)
        for seat in seats:
            if seat >= len(base.players) or name not in base.players[seat].achievements:
                words = f"seat {seat} has no ankh below '{name}'; say so under \"achievements\""
                raise ValueError(words, "this_round", name)
            spaces[base.achievements.index(name)] = base.players[seat].achievements[name][0]
    base.next_space = tuple(spaces)
    count_draws(state, tables)
