"""Whether an automaton agrees with the rest of the content: the tiles, the board, the deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tablewright import Problem, suggestion

from .automaton import Automaton
from .glyphs import glyphs_of

if TYPE_CHECKING:
    from tablewright import Ruleset
    from tablewright_base import Tables

    from .choosing import Chosen

SLOTS = ("token", "chamber", "river")


def problems(found: Chosen, rules: Ruleset, base: Tables) -> Iterator[Problem]:
    """Everything that the schema cannot see."""
    yield from _deck(found, rules)
    yield from _tiles(found, base)
    yield from _achievements(found, base)
    yield from _slots(found, base)


def _deck(found: Chosen, rules: Ruleset) -> Iterator[Problem]:
    setup = found.data["setup"]
    rounds: int = rules.content.one("tables").data["rounds"]
    needed = setup["cards"] * rounds
    if setup["deck"] < needed:
        yield Problem(
            "TW-SOLO-DECK",
            f"the deck of '{found.item.id}' is too small for {rounds} rounds",
            found.place("setup", "deck"),
            expected=f"at least {needed}: {setup['cards']} cards in each round",
            found=str(setup["deck"]),
            hint=f'write "deck": {needed}, or deal fewer cards',
        )


def _tiles(found: Chosen, base: Tables) -> Iterator[Problem]:
    for index, line in enumerate(found.data["tiles"]):
        if line["above"] > base.card_slots:
            yield Problem(
                "TW-SOLO-CARD-SLOT",
                f"the board has no slot {line['above']} for an achievement card",
                found.place("tiles", index, "above"),
                expected=f"from 1 to {base.card_slots}",
                found=str(line["above"]),
                hint="the slots are counted from 1, the first card on the board",
            )
    automaton = Automaton(found)
    for tile in base.mural_tiles.values():
        glyphs = glyphs_of(tile.rows)
        if automaton.above(glyphs) is None:
            yield Problem(
                "TW-SOLO-TILE",
                f"no line of '{found.item.id}' says where the tile '{tile.id}' goes",
                found.place("tiles"),
                expected=f"a line that fits a tile with {' and '.join(sorted(glyphs))}",
                hint='a last line {"above": 1} fits every tile',
            )
            return


def _achievements(found: Chosen, base: Tables) -> Iterator[Problem]:
    known = base.printed_achievements
    for index, line in enumerate(found.data["stories"]):
        if line["achievement"] not in known:
            yield Problem(
                "TW-SOLO-ACHIEVEMENT",
                f"no achievement '{line['achievement']}' is printed on the board",
                found.place("stories", index, "achievement"),
                hint=suggestion(line["achievement"], known, "there are"),
            )


def _slots(found: Chosen, base: Tables) -> Iterator[Problem]:
    known = [*SLOTS, *(slot for slot in base.slots if slot not in SLOTS)]
    named: list[tuple[str, str, tuple[str | int, ...]]] = [
        (slot, "stories", (index, "slots", number))
        for index, line in enumerate(found.data["stories"])
        for number, slot in enumerate(line["slots"])
    ]
    named += [
        (line["slot"], "open_slots", (index, "slot")) for index, line in enumerate(found.data["open_slots"])
    ]
    for slot, key, pointer in named:
        if slot not in known:
            yield Problem(
                "TW-SOLO-SLOT",
                f"the completed area has no slot '{slot}'",
                found.place(key, *pointer),
                hint=suggestion(slot, known, "there are"),
            )
